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
}

/// Where the layout margins of a view come from.
struct MarginState {
  var insets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var fromSafeArea = true
  var fromSuperview = false
}
