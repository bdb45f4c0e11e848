// Mirrors UIView (iOS 17). Missing: focus, motion effects, `NSCoding` other than nibs.
public import Foundation
package import RasterCore

/// A rectangle on the screen that draws itself and contains other views.
///
/// The geometry is stored in `layer`: `center` is its position, `bounds` its bounds, `alpha` its
/// opacity. Overridable members are declared here, as Swift cannot override members of an
/// extension; extensions implement them, grouped by topic.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
  /// The class of the layer that is created for a view of this class; a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect) {
    _layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    begin(frame: frame)
  }

  /// Makes a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }
  /// Makes a view from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    guard let decoder = coder.nib else { return nil }
    _layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    begin(frame: decoder.frame)
    decodeView(decoder)
  }
  /// Inert: in UIKit writes the view to an archive.
  open func encode(with coder: NSCoder) {}

  /// The layer; `description` and `deinit` read it off the main actor.
  nonisolated(unsafe) let _layer: CALayer
  // No other code runs while a part of the state is being changed, so exclusivity checks, which
  // took a twentieth of a layout, are not needed.
  @exclusivity(unchecked) final var state = ViewState()
  nonisolated(unsafe) final var _subviews: [UIView] = []
  // Not weak: weak references slow retains and releases. Cleared when the superview is freed.
  nonisolated(unsafe) unowned(unsafe) final var _superview: UIView?
  /// The window that contains the view; the window clears the reference when it is deallocated.
  nonisolated(unsafe) unowned(unsafe) final var _window: UIWindow?
  nonisolated(unsafe) final var knownReference: ItemReference?
  weak var controller: UIViewController? { didSet { forgetInherited() } }
  /// The cached traits; nil if they must be computed.
  nonisolated(unsafe) final var keptTraits: KeptTraits?
  /// Whether the safe area is known to be zero; cached, since every layout reads the safe area.
  final var isSafeAreaZero = false

  deinit {
    TreeRelease.free(giveUpChildren())
    _layer.owner = nil
    knownReference?.forget()
  }

  /// The layer that shows this view, an instance of `layerClass`.
  open var layer: CALayer { _layer }
  /// The superview, or the controller whose view this is.
  open override var next: UIResponder? { controller ?? _superview }

  /// The bounding box of the transformed bounds, in the superview's coordinates, in points.
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
  /// The transform applied around the centre; the default is the identity.
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
  /// The parts of the frame that are resized with the superview; there are none by default.
  open var autoresizingMask: AutoresizingMask {
    get { state.autoresizingMask }
    set { state.autoresizingMask = newValue }
  }
  /// Whether subviews are resized by their `autoresizingMask`; the default is `true`.
  open var autoresizesSubviews: Bool {
    get { state.autoresizesSubviews }
    set { state.autoresizesSubviews = newValue }
  }
  /// Returns the size that best fits the content in an available size; by default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the result of `sizeThatFits` for its current size, and keeps its origin.
  open func sizeToFit() { _sizeToFit() }
  /// The natural size of the content; `noIntrinsicMetric` along an axis that has no natural length.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Returns the fitting size of the content, with the target size at the lowest priority, 50.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the fitting size of the content, with the target's length along each required axis.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    _systemLayoutSizeFitting(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// Stores that `intrinsicContentSize` has changed, and marks the superview for layout.
  open func invalidateIntrinsicContentSize() {
    if state.autoLayout != nil { noteContentSize() }
    superview?.setNeedsLayout()
    superview?.contentSizeDidChange(of: self)
  }

  /// Lays out the sublayers of the view's layer: calls `layoutSubviews`.
  open func layoutSublayers(of layer: CALayer) { _layoutSublayers() }
  /// Lays out the subviews; by default sets the frames that constraints determine (fact AL5).
  open func layoutSubviews() {
    solveChangedConstraints()
    if state.placesSubviews { placeConstrainedSubviews() }
  }
  /// Marks the view for `layoutSubviews` in the next layout pass.
  open func setNeedsLayout() { state.needsLayout = true }
  /// Lays out the marked views of this tree now, starting at the outermost marked ancestor.
  open func layoutIfNeeded() { _layoutIfNeeded() }
  /// The insets of the area that bars, notches, corners and a controller's own insets leave free.
  open var safeAreaInsets: UIEdgeInsets { _safeAreaInsets }
  /// Called after `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}
  /// The guide of the view inside its `safeAreaInsets`.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(of: .safeArea) }
  /// The guide of the view inside its `layoutMargins`.
  open var layoutMarginsGuide: UILayoutGuide { guide(of: .margins) }
  /// The guide inside the margins for lines of readable length: at most 672 points (fact AL74).
  open var readableContentGuide: UILayoutGuide { guide(of: .readable) }
  /// Called after `layoutMargins` has changed.
  open func layoutMarginsDidChange() {}
  /// The margins between the view's sides and its content.
  ///
  /// The default is 8 points, or a controller's `systemMinimumLayoutMargins`, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { _layoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// The layout margins as leading and trailing, with the same defaults as `layoutMargins`.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
    set { setDirectionalLayoutMargins(newValue) }
  }

  // The members for Auto Layout:

  /// Whether views of the class need the constraint pass; the default is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether frame and `autoresizingMask` become constraints; by default `true` (facts AL44, AL45).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { state.autoLayout?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }
  /// The active constraints that the view holds, in the order in which they became active.
  ///
  /// Differs from UIKit: constraints that the system creates are not included.
  open var constraints: [NSLayoutConstraint] { state.autoLayout?.held ?? [] }
  /// Adds a constraint to the view; its items must be the view or its descendants (fact AL33).
  open func addConstraint(_ constraint: NSLayoutConstraint) { _addConstraint(constraint) }
  /// Adds constraints, whose items must be the view or its descendants.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(_addConstraint)
  }
  /// Removes a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { _removeConstraint(constraint) }
  /// Removes constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(_removeConstraint)
  }
  /// Updates the view's constraints before they are solved; overrides call super last.
  open func updateConstraints() { state.needsUpdateConstraints = false }
  /// Marks the view for `updateConstraints` in the next pass.
  open func setNeedsUpdateConstraints() {
    state.needsUpdateConstraints = true
    markForConstraints()
  }
  /// Returns whether the view is marked for `updateConstraints`.
  open func needsUpdateConstraints() -> Bool { state.needsUpdateConstraints }
  /// Calls `updateConstraints` of the marked views in this tree, from the leaves up (fact AL7).
  open func updateConstraintsIfNeeded() { _updateConstraintsIfNeeded() }
  /// Returns the content hugging priority along an axis; the default is 250 (fact AL24).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    state.autoLayout?.hugging[axis] ?? .defaultLow
  }
  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { _setContentHuggingPriority(priority, axis) }
  /// Returns the compression resistance priority along an axis; the default is 750 (fact AL24).
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { state.autoLayout?.compression[axis] ?? .defaultHigh }
  /// Sets the priority with which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { _setContentCompressionResistancePriority(priority, axis) }
  /// The insets of the alignment rectangle, used by constraints; zero by default (fact AL27).
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { inset(frame, by: 1) }
  /// Returns the frame whose alignment rectangle is `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { inset(alignmentRect, by: -1) }
  /// The view whose first baseline is this view's; by default `forLastBaselineLayout` (fact AL95).
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is this view's; by default the view itself (fact AL63).
  open var forLastBaselineLayout: UIView { self }
  /// Inert: returns the view itself; only iOS 8 called the method, for both baselines (fact AL95).
  open func forBaselineLayout() -> UIView { self }
  /// Returns the constraints that determine the view's position and size along an axis (fact AL92).
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { _constraintsAffectingLayout(axis) }
  /// Whether the constraints do not fully determine the view's position and size (fact AL87).
  open var hasAmbiguousLayout: Bool { _hasAmbiguousLayout }
  /// Moves an ambiguous view to a different frame that its constraints also allow (fact AL93).
  open func exerciseAmbiguityInLayout() { _exerciseAmbiguityInLayout() }

  /// Draws the content between the background and the subviews; for subclasses.
  ///
  /// The drawing is kept until `setNeedsDisplay`, and placed by `contentMode` in other bounds.
  open func draw(_ rect: CGRect) {}
  /// Marks the view, so that `draw(_:)` is called before the view is drawn again.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Marks the whole view, so that `draw(_:)` is called before the view is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// The inherited colour of template images and controls; the default is `systemBlue`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { _tintColor }
    set { setTintColor(newValue) }
  }
  /// Called after `tintColor` has changed.
  open func tintColorDidChange() {}

  /// The colour behind the content; nil means clear.
  open var backgroundColor: UIColor? {
    get { state.backgroundColor }
    set { setBackgroundColor(newValue) }
  }
  /// The opacity of the view with its subviews, from 0 to 1; the default is 1.
  open var alpha: CGFloat {
    get { layer.state.opacity }
    set { layer.changeOpacity(to: newValue) }
  }
  /// Whether the view is hidden, with its subviews; the default is `false`.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  /// Whether subviews are clipped to the bounds; the default is `false`.
  open var clipsToBounds: Bool {
    get { layer.state.masksToBounds }
    set { layer.state.masksToBounds = newValue }
  }
  /// Inert: whether the view covers its bounds with opaque content.
  open var isOpaque: Bool {
    get { state.isOpaque }
    set { state.isOpaque = newValue }
  }
  /// The placement of content whose size is not that of the bounds; the default is `scaleToFill`.
  open var contentMode: ContentMode {
    get { state.contentMode }
    set { setContentMode(newValue) }
  }
  /// The traits of the view: the superview's, overridden by those of its controller and by its own.
  open var traitCollection: UITraitCollection { _traitCollection }
  /// The style of this view and its subviews; `unspecified`, the default, inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { state.overrideUserInterfaceStyle }
    set { setStyle(newValue) }
  }
  /// The meaning of the content, which determines whether right-to-left interfaces mirror it.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { state.semanticContentAttribute }
    set { setSemantics(newValue) }
  }
  /// The reading direction of the content, from the traits and `semanticContentAttribute`.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    _effectiveUserInterfaceLayoutDirection
  }
  /// Called after `traitCollection` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view that contains this one; nil for the root of a tree.
  open var superview: UIView? { _superview }
  /// The subviews, from back to front.
  open var subviews: [UIView] { _subviews }
  /// The window that contains the view; nil if there is none.
  open var window: UIWindow? { _window }
  /// Adds a view in front of the other subviews, and removes it from its old superview.
  open func addSubview(_ view: UIView) { insert(view, at: _subviews.count) }
  /// Inserts a view at an index from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly behind a sibling, or behind all others if `one` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview one: UIView) { insert(view, behind: one) }
  /// Inserts a view directly in front of a sibling, or in front of all if `one` is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview one: UIView) { insert(view, inFrontOf: one) }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: _subviews.count - 1) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// A number for `viewWithTag`; the default is 0.
  open var tag: Int {
    get { state.tag }
    set { state.tag = newValue }
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() { _removeFromSuperview() }
  /// Called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// Makes the first responder in the view resign, forcibly if requested; returns whether it did.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { _endEditing(force) }
  /// Whether the view receives touches; the default is `true`.
  open var isUserInteractionEnabled: Bool {
    get { state.isUserInteractionEnabled }
    set { state.isUserInteractionEnabled = newValue }
  }
  /// Inert: whether the view receives several touches at a time; the default is `false`.
  open var isMultipleTouchEnabled: Bool {
    get { state.isMultipleTouchEnabled }
    set { state.isMultipleTouchEnabled = newValue }
  }
  /// Inert: whether other views receive no touches while this one does; the default is `false`.
  open var isExclusiveTouch: Bool {
    get { state.isExclusiveTouch }
    set { state.isExclusiveTouch = newValue }
  }
  /// The gesture recognisers of the view, or `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { state.recognizers.isEmpty ? nil : state.recognizers }
    set { setRecognizers(newValue ?? []) }
  }
  /// Adds a gesture recogniser, and removes it from its old view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    _addGestureRecognizer(recognizer)
  }
  /// Removes a gesture recogniser of the view.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    _removeGestureRecognizer(recognizer)
  }
  /// Inert: in UIKit called to determine whether a gesture of the view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether a point in the view's coordinates is inside the view; by default in `bounds`.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the frontmost view at a point that receives touches, this one or a descendant, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { _hitTest(point, event) }
  /// The class and the frame, without an address, so that the text is the same in every run.
  nonisolated open override var description: String { "<\(type(of: self)); \(frameText)>" }
  // Members for subclasses in this module:
  /// The properties that appearance proxies can set on the class; subclasses add their own.
  class var styledProperties: [StyledProperty] { viewStyles }
  /// Whether the content's height depends on the width that constraints give the view.
  var wrapsContent: Bool { false }
  /// Returns the content's size at a width, on which its height depends (fact AL57).
  func contentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }
  /// The distances of the first baseline from the upper side and of the last from the lower side.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// Called before the bounds change, while `bounds` still has the old value.
  func boundsWillChange(to newBounds: CGRect) {}
  /// Called after the bounds have changed; marks the view for layout and resizes its subviews.
  func boundsDidChange(from oldBounds: CGRect) { respondToBoundsChange(from: oldBounds) }
  /// Called when a descendant's content size has changed; by default notifies the superview.
  func contentSizeDidChange(of view: UIView) { superview?.contentSizeDidChange(of: view) }
  /// Called after a change that affects the constraints of a subview, such as of its visibility.
  func wishesDidChange(of subview: UIView) {}
  /// Records content in front of the drawing of `draw(_:)` and behind the subviews.
  func recordOwnContents(into canvas: Canvas) {}
}
