import Foundation

/// What a view remembers beside its layer and its place in the tree.
struct ViewState {
  var needsLayout = true
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var isOpaque = true
  var tag = 0
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var recognizers: [UIGestureRecognizer] = []
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var margins = MarginState()
  var knownTraits: UITraitCollection?
  var knownSafeAreaInsets = UIEdgeInsets.zero
  var accessibility = AccessibilityState()
  var guides = LayoutGuides()
}

/// Where the layout margins of a view come from.
struct MarginState {
  /// What was set; nil for the default, which a controller's root view takes from the system.
  var insets: NSDirectionalEdgeInsets?
  var fromSafeArea = true
  var fromSuperview = false
}
