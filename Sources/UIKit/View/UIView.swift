// Mirrors UIView (iOS 17). Missing: focus, drag and drop, motion effects, archives.
public import Foundation
package import RasterCore

/// A rectangle on the screen that draws itself and contains other views.
///
/// The geometry is stored in `layer`: `center` is its position, `bounds` its bounds, `alpha` its
/// opacity. Overridable members are declared here, as Swift overrides none of an extension; the
/// extensions implement them by theme.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
  /// The class of the layer that a view of this class makes for itself; a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view with a frame in its future superview.
  public init(frame: CGRect) {
    _layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    _layer.begin(for: self, frame: frame)
    AppearanceProxy.noteNew(self)
  }

  /// Makes a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }
  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }
  /// Inert: writes nothing, as there are no archives.
  open func encode(with coder: NSCoder) {}

  /// The layer; read off the main actor only by `description`.
  nonisolated(unsafe) let _layer: CALayer
  // Nothing is called while a part of it changes; checking that took a twentieth of a layout.
  @exclusivity(unchecked) var state = ViewState()
  nonisolated(unsafe) var _subviews: [UIView] = []
  // Like the layer's, not weak: see `ItemReference`.
  nonisolated(unsafe) unowned(unsafe) var _superview: UIView?
  /// The nearest window around, kept up to date by each move; a window clears it when it goes.
  nonisolated(unsafe) unowned(unsafe) var _window: UIWindow?
  nonisolated(unsafe) var knownReference: ItemReference?
  weak var controller: UIViewController? { didSet { forgetInherited() } }
  /// The traits that were found last; see `UIView+KeptTraits`.
  nonisolated(unsafe) var keptTraits: KeptTraits?
  /// Whether the safe area is known to be zero, as outside of windows; read in every layout.
  var isSafeAreaZero = false

  deinit {
    TreeRelease.free(giveUpChildren())
    _layer.owner = nil
    knownReference?.forget()
  }

  /// The layer that shows this view, an instance of `layerClass`.
  open var layer: CALayer { _layer }
  /// The superview, or the controller whose view this is.
  open override var next: UIResponder? { controller ?? _superview }

  /// The bounding box in the superview, in points.
  ///
  /// With a `transform` other than identity it should only be read, as on iOS.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  /// The rectangle of the view in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The position of the anchor point in the superview, by default the centre of the frame.
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }
  /// The transform applied around the centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The 3D transform applied around the centre.
  ///
  /// Differs from UIKit: only its affine part is drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The parts of the frame that are resized with the superview; default none.
  open var autoresizingMask: AutoresizingMask {
    get { state.autoresizingMask }
    set { state.autoresizingMask = newValue }
  }
  /// Whether subviews are resized by their `autoresizingMask`; default true.
  open var autoresizesSubviews: Bool {
    get { state.autoresizesSubviews }
    set { state.autoresizesSubviews = newValue }
  }
  /// Returns the size that fits the content best in an available size; by default the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the result of `sizeThatFits` for its present size; the origin stays.
  open func sizeToFit() { _sizeToFit() }
  /// The natural size of the content; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Returns the fitting size of the content, with the target at the lowest priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the fitting size of the content, with the target's length where that is required.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    _systemLayoutSizeFitting(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// Invalidates the layout because `intrinsicContentSize` has changed; marks the superview for
  /// layout.
  open func invalidateIntrinsicContentSize() {
    if state.autoLayout != nil { noteContentSize() }
    superview?.setNeedsLayout()
    superview?.contentSizeDidChange(of: self)
  }

  /// Lays out the sublayers of the view's layer: calls `layoutSubviews`.
  open func layoutSublayers(of layer: CALayer) { _layoutSublayers() }
  /// Lays out the subviews: gives those with constraints the frames that these request (fact AL5).
  open func layoutSubviews() {
    solveChangedConstraints()
    if state.placesSubviews { placeConstrainedSubviews() }
  }
  /// Marks the view for `layoutSubviews` in the next layout pass.
  open func setNeedsLayout() { state.needsLayout = true }
  /// Lays out the marked views of the tree now; see `_layoutIfNeeded`.
  open func layoutIfNeeded() { _layoutIfNeeded() }
  /// The insets that bars, notches and rounded corners take from the view's sides.
  ///
  /// They are the part of the superview's that is over this view; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { _safeAreaInsets }
  /// Is called after `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}
  /// The guide of the view inside its `safeAreaInsets`.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(of: .safeArea) }
  /// The guide of the view inside its `layoutMargins`.
  open var layoutMarginsGuide: UILayoutGuide { guide(of: .margins) }
  /// The guide inside the margins whose width is easy to read, at most 672 (fact AL74).
  open var readableContentGuide: UILayoutGuide { guide(of: .readable) }
  /// Is called after `layoutMargins` has changed.
  open func layoutMarginsDidChange() {}
  /// The margins between the view's sides and its content; default 8 and the safe area, for the
  /// root view of a controller its `systemMinimumLayoutMargins` and the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { _layoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// The layout margins by reading direction; default 8 and the safe area.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
    set { setDirectionalLayoutMargins(newValue) }
  }

  // Auto Layout

  /// Whether views of the class need the constraint pass by themselves; default false.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether the view's frame and `autoresizingMask` are converted to constraints; default true
  /// (facts AL44, AL45).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { state.autoLayout?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }
  /// The active constraints that the view holds, in the order in which they became active.
  ///
  /// Differs from UIKit: those that the system makes are not among them.
  open var constraints: [NSLayoutConstraint] { state.autoLayout?.held ?? [] }
  /// Makes the view hold a constraint, whose items must be the view or are inside it (fact AL33).
  open func addConstraint(_ constraint: NSLayoutConstraint) { _addConstraint(constraint) }
  /// Makes the view hold constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(_addConstraint)
  }
  /// Removes a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { _removeConstraint(constraint) }
  /// Removes constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(_removeConstraint)
  }
  /// Updates the view's constraints, before they are solved; overrides end with the call of super.
  open func updateConstraints() { state.needsUpdateConstraints = false }
  /// Marks the view for `updateConstraints` in the next pass.
  open func setNeedsUpdateConstraints() {
    state.needsUpdateConstraints = true
    markForConstraints()
  }
  /// Whether the view is marked for `updateConstraints`.
  open func needsUpdateConstraints() -> Bool { state.needsUpdateConstraints }
  /// Calls `updateConstraints` of the marked views in this tree, from the leaves up (fact AL7).
  open func updateConstraintsIfNeeded() { _updateConstraintsIfNeeded() }
  /// Returns the priority against being larger than the content; default 250 (fact AL24).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    state.autoLayout?.hugging[axis] ?? .defaultLow
  }
  /// Sets the priority against being larger than the content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { _setContentHuggingPriority(priority, axis) }
  /// Returns the priority against being smaller than the content; default 750 (fact AL24).
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { state.autoLayout?.compression[axis] ?? .defaultHigh }
  /// Sets the priority against being smaller than the content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { _setContentCompressionResistancePriority(priority, axis) }
  /// The insets from the frame to the alignment rectangle, which constraints act on; default none
  /// (fact AL27).
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { inset(frame, by: 1) }
  /// Returns the frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { inset(alignmentRect, by: -1) }
  /// The view whose first baseline is this view's; by default that of the last one (fact AL95).
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is this view's; by default the view itself (fact AL63).
  open var forLastBaselineLayout: UIView { self }
  /// Inert: returns the view; iOS 8 called it for both views of baselines (fact AL95).
  open func forBaselineLayout() -> UIView { self }
  /// Returns the constraints that the view's place and size along an axis come from (fact AL92).
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { _constraintsAffectingLayout(axis) }
  /// Whether constraints leave the view's place or size open (fact AL87).
  open var hasAmbiguousLayout: Bool { _hasAmbiguousLayout }
  /// Moves an ambiguous view to another of the frames that its constraints allow (fact AL93).
  open func exerciseAmbiguityInLayout() { _exerciseAmbiguityInLayout() }

  /// Draws the content between background and subviews; for subclasses, does nothing here.
  ///
  /// The drawing is kept until `setNeedsDisplay`, and resized by `contentMode` meanwhile.
  open func draw(_ rect: CGRect) {}
  /// Marks the view for `draw(_:)` before it is next recorded.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Marks the whole view for `draw(_:)` before it is next recorded.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// The colour of template images and controls in the view; inherited, by default `systemBlue`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { _tintColor }
    set { setTintColor(newValue) }
  }
  /// Is called after `tintColor` has changed.
  open func tintColorDidChange() {}

  /// The colour behind the content; `nil` is clear.
  open var backgroundColor: UIColor? {
    get { state.backgroundColor }
    set { setBackgroundColor(newValue) }
  }
  /// The opacity of the view with its subviews.
  open var alpha: CGFloat {
    get { layer.state.opacity }
    set { layer.changeOpacity(to: newValue) }
  }
  /// Whether the view is hidden, with its subviews.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  /// Whether subviews are clipped to the bounds; default false.
  open var clipsToBounds: Bool {
    get { layer.state.masksToBounds }
    set { layer.state.masksToBounds = newValue }
  }
  /// Inert: whether the view covers its bounds with opaque content.
  open var isOpaque: Bool {
    get { state.isOpaque }
    set { state.isOpaque = newValue }
  }
  /// The placement of content whose size is not that of the bounds; default scaled to fill.
  open var contentMode: ContentMode {
    get { state.contentMode }
    set { setContentMode(newValue) }
  }
  /// The traits of the view: those of the superview, overridden.
  open var traitCollection: UITraitCollection { _traitCollection }
  /// The style of this view and its subviews instead of the inherited one; default unspecified.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { state.overrideUserInterfaceStyle }
    set { setStyle(newValue) }
  }
  /// The meaning of the content, which decides whether it follows the reading direction.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { state.semanticContentAttribute }
    set { setSemantics(newValue) }
  }
  /// The reading direction of the view itself.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    _effectiveUserInterfaceLayoutDirection
  }
  /// Is called after `traitCollection` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view that contains the view; nil for a root.
  open var superview: UIView? { _superview }
  /// The subviews, from back to front.
  open var subviews: [UIView] { _subviews }
  /// The window that the view is in.
  open var window: UIWindow? { _window }
  /// Adds a view in front of the other subviews, and removes it from its old superview.
  open func addSubview(_ view: UIView) { insert(view, at: _subviews.count) }
  /// Inserts a view at an index from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view right behind a sibling; behind all where that is no subview.
  open func insertSubview(_ view: UIView, belowSubview one: UIView) { insert(view, behind: one) }
  /// Inserts a view right in front of a sibling; in front of all where that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview one: UIView) { insert(view, inFrontOf: one) }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: _subviews.count - 1) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// A number for `viewWithTag`; default 0.
  open var tag: Int {
    get { state.tag }
    set { state.tag = newValue }
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() { _removeFromSuperview() }
  /// Is called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Is called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Is called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Is called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Is called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Is called after the window has changed.
  open func didMoveToWindow() {}

  /// Makes a first responder in the view resign, by force or not; returns whether it has.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { _endEditing(force) }
  /// Whether the view receives touches; default true.
  open var isUserInteractionEnabled: Bool {
    get { state.isUserInteractionEnabled }
    set { state.isUserInteractionEnabled = newValue }
  }
  /// Inert: whether the view receives several touches at a time; default false.
  open var isMultipleTouchEnabled: Bool {
    get { state.isMultipleTouchEnabled }
    set { state.isMultipleTouchEnabled = newValue }
  }
  /// Inert: whether other views receive no touches while this one does; default false.
  open var isExclusiveTouch: Bool {
    get { state.isExclusiveTouch }
    set { state.isExclusiveTouch = newValue }
  }
  /// The gesture recognisers of the view, or `nil` without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { state.recognizers.isEmpty ? nil : state.recognizers }
    set { setRecognizers(newValue ?? []) }
  }
  /// Adds a recogniser, and removes it from its old view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    _addGestureRecognizer(recognizer)
  }
  /// Removes a recogniser.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    _removeGestureRecognizer(recognizer)
  }
  /// Inert: returns whether a gesture of the view may begin; by default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether a point in the view's coordinates is inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the front-most view that takes touches at a point, this one included.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { _hitTest(point, event) }
  /// The class and the frame; addresses are left out, for the same text in every run.
  nonisolated open override var description: String { "<\(type(of: self)); \(frameText)>" }
  // For subclasses in this module
  /// The properties that a proxy hands on; a subclass adds its own.
  class var styledProperties: [StyledProperty] { viewStyles }
  /// Whether the content's height depends on the width that constraints give the view.
  var wrapsContent: Bool { false }
  /// Returns the content's size at a width, where its height depends on it (fact AL57).
  func contentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }
  /// The distances of the first baseline from the upper side and of the last from the lower side.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// Is called before the bounds change, while they are still the old ones.
  func boundsWillChange(to newBounds: CGRect) {}
  /// Is called after the bounds have changed; marks for layout and resizes subviews.
  func boundsDidChange(from oldBounds: CGRect) { respondToBoundsChange(from: oldBounds) }
  /// Is called when a descendant's content size has changed; passes the call to the superview.
  func contentSizeDidChange(of view: UIView) { superview?.contentSizeDidChange(of: view) }
  /// Is called after a subview was hidden or shown, or its content's priorities were set.
  func wishesDidChange(of subview: UIView) {}
  /// Records content in front of the drawing of `draw(_:)` and behind the subviews.
  func recordOwnContents(into canvas: Canvas) {}
}
