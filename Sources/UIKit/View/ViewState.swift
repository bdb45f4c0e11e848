import Foundation

/// The state of a view apart from its layer, superview and subviews.
struct ViewState {
  var needsLayout = true
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentScaleFactor: CGFloat?
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
  /// The traits that the view's controller and its parent override; nil if they override none.
  var controllerTraits: TraitValues?
  /// The traits that the view itself overrides, without `overrideUserInterfaceStyle`; nil if there
  /// are none.
  var overrideTraits: TraitValues?
  var traitObservers: [TraitObserver] = []
  var knownTraits: UITraitCollection?
  /// The number of the last pass over changed traits that reached the view.
  var reachedTraitPass = 0
  /// The view's traits when all views in its subtree were notified last; nil if a view must be
  /// notified again.
  var settledTraits: UITraitCollection?
  var knownSafeAreaInsets = UIEdgeInsets.zero
  /// The values set by appearance proxies, by the index of the property; nil if no proxy set any.
  var styles: [Int: Any]?
  /// The parts of the state that few views have; nil if the view has none.
  var rare: RareViewState?
  var guides = LayoutGuides()
  /// The Auto Layout state of the view; nil if the view takes no part in Auto Layout.
  var autoLayout: ViewConstraints?
  /// The anchors of the view's sides that constraints have returned as `firstAnchor` or
  /// `secondAnchor`.
  var sideAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] = [:]
  /// Whether `updateConstraints` must be called; as on iOS, it is called at least once for each
  /// view.
  var needsUpdateConstraints = true
  /// Whether a view in this subtree is marked for the constraint pass.
  var awaitsConstraints = false
  /// Whether this is the content view of a cell, which fills the cell regardless of its
  /// autoresizing mask.
  var isCellContent = false
  /// Whether constraints determine the frame of a subview.
  var placesSubviews = false
  /// Whether the cached lines of texts are ignored while a fitting size is computed (fact K15).
  var measuresTextsAnew = false
}

/// The parts of a view's state that few views have.
final class RareViewState {
  /// The view whose alpha masks this one.
  var mask: UIView?
  var interactions: [any UIInteraction] = []
  var largeContent = LargeContent()
  /// The line of the Interface Builder document that describes the label; nil if it is not stored.
  var documentPlace: DocumentPlace?
}

extension UIView {
  /// The rarely used parts of the state, which are created when they are first needed.
  var rareState: RareViewState {
    if let rare = state.rare { return rare }
    let rare = RareViewState()
    state.rare = rare
    return rare
  }
}

/// The settings from which a view's layout margins are computed.
struct MarginState {
  /// The margins that were set; nil for the default.
  var insets: NSDirectionalEdgeInsets?
  var fromSafeArea = true
  var fromSuperview = false
  /// Whether the margins are increased so that the width between them is at most the readable
  /// width.
  var followsReadableWidth = false
  /// Whether the view ignores the safe area, because it is the background view behind a table's
  /// rows (fact TV9).
  var isBehindRows = false
}
