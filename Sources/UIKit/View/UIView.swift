// Mirrors UIView (iOS 17). Missing: constraints, focus, drag and drop, motion
// effects, archives, snapshots, real animation.
public import Foundation
package import RasterCore

/// A rectangle on the screen that draws itself and contains other views.
///
/// Geometry lives in `layer`: `center` is its position, `bounds` its bounds, `alpha` its opacity.
/// Overridable members are here; what they do stands in the extensions by theme.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
  /// The class of the layer that a view of this class makes for itself; a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view with a frame in its future superview.
  public init(frame: CGRect) {
    backingLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    backingLayer.owner = self
    backingLayer.frame = frame
  }

  /// Makes a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// Read off the main actor only to describe the view.
  nonisolated(unsafe) let backingLayer: CALayer
  var state = ViewState()
  var children: [UIView] = []
  weak var parent: UIView?
  weak var controller: UIViewController?

  /// The layer that shows this view, an instance of `layerClass`.
  open var layer: CALayer { backingLayer }
  /// The superview, or the controller whose view this is.
  open override var next: UIResponder? { controller ?? parent }

  /// The bounding box in the superview, in points.
  ///
  /// With a `transform` other than identity it is only good for reading, as on iOS.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The part of its own coordinates that the view shows.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// Where the middle of the bounds lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The map done around the centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The map of space done around the centre; only its affine part is drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// What grows and shrinks when the superview does; default nothing.
  open var autoresizingMask: AutoresizingMask {
    get { state.autoresizingMask }
    set { state.autoresizingMask = newValue }
  }
  /// Whether subviews follow their `autoresizingMask`; default yes.
  open var autoresizesSubviews: Bool {
    get { state.autoresizesSubviews }
    set { state.autoresizesSubviews = newValue }
  }
  /// Returns the size that suits the content in a given room; by default the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to `sizeThatFits` its present size, keeping the frame's origin.
  open func sizeToFit() { resizeToFit() }
  /// The size that the content asks for; `noIntrinsicMetric` along an axis without a wish.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Returns the size that the content asks for, near a target that hardly counts.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that the content asks for when an axis whose priority is required keeps the
  /// target's extent.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// Tells that `intrinsicContentSize` has changed; asks the superview for a layout.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    superview?.contentSizeDidChange(of: self)
  }

  /// Places the layers inside the view's layer: calls `layoutSubviews`.
  open func layoutSublayers(of layer: CALayer) { callLayoutSubviews() }
  /// Places the subviews; for subclasses, does nothing here.
  open func layoutSubviews() {}
  /// Asks for `layoutSubviews` in the next layout pass.
  open func setNeedsLayout() { state.needsLayout = true }
  /// Lays out now what needs it; see `UIView+LayoutPass`.
  open func layoutIfNeeded() { runLayoutPass() }
  /// What bars, notches and rounded corners take from the view's sides.
  ///
  /// It is the overlap of the view with what its superview may not use; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }
  /// Is called after `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}
  /// The part of the view that bars, notches and rounded corners leave.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(of: .safeArea) }
  /// The part of the view inside its `layoutMargins`.
  open var layoutMarginsGuide: UILayoutGuide { guide(of: .margins) }
  /// Is called after `layoutMargins` has changed.
  open func layoutMarginsDidChange() {}
  /// The distances that content keeps from the sides; default 8 and the safe area, for the root
  /// view of a controller its `systemMinimumLayoutMargins` and the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// Draws the content between background and subviews; for subclasses, does nothing here.
  ///
  /// What is drawn is kept until `setNeedsDisplay`, and resized by `contentMode` meanwhile.
  open func draw(_ rect: CGRect) {}
  /// Asks for `draw(_:)` before the view is next recorded.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Asks for `draw(_:)` before the view is next recorded; a part counts as the whole.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// The colour of templates and controls inside; inherited, at last `systemBlue`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }
  /// Is called after `tintColor` has changed.
  open func tintColorDidChange() {}

  /// The colour behind the content; `nil` is clear.
  open var backgroundColor: UIColor? {
    get { state.backgroundColor }
    set { setBackgroundColor(newValue) }
  }
  /// The opacity of the view with all that is in it.
  open var alpha: CGFloat {
    get { layer.state.opacity }
    set { layer.changeOpacity(to: newValue) }
  }
  /// Whether the view is left out, with all that is in it.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// Whether subviews are cut off at the bounds; default no.
  open var clipsToBounds: Bool {
    get { layer.state.masksToBounds }
    set { layer.state.masksToBounds = newValue }
  }
  /// Whether the view promises to cover its bounds; nothing here depends on it.
  open var isOpaque: Bool {
    get { state.isOpaque }
    set { state.isOpaque = newValue }
  }
  /// How the content is placed when its size is not that of the bounds.
  open var contentMode: ContentMode {
    get { state.contentMode }
    set { setContentMode(newValue) }
  }
  /// The traits in force here: those of the superview, overridden.
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// A style that this view and all in it takes instead of the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { state.overrideUserInterfaceStyle }
    set { setStyle(newValue) }
  }
  /// What the view shows, which decides whether it flips with the reading direction.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { state.semanticContentAttribute }
    set { setSemantics(newValue) }
  }
  /// The reading direction of the view itself.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ownReadingDirection
  }
  /// Is called after `traitCollection` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view around this one.
  open var superview: UIView? { parent }
  /// The views inside, from back to front.
  open var subviews: [UIView] { children }
  /// The window around this view.
  open var window: UIWindow? { parent?.window }
  /// Puts a view in front of the others inside, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Puts a view at a place from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right behind a sibling, or behind all without it.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, behind: sibling)
  }
  /// Puts a view right in front of a sibling, or in front of all without it.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, inFrontOf: sibling)
  }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: children.count - 1) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// A number for `viewWithTag`; default 0.
  open var tag: Int {
    get { state.tag }
    set { state.tag = newValue }
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Is called after a view has come in.
  open func didAddSubview(_ subview: UIView) {}
  /// Is called before a view goes out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Is called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Is called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Is called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Is called after the window has changed.
  open func didMoveToWindow() {}

  /// Does nothing here, as nothing is edited; returns no, as on iOS where no view inside is.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }
  /// Whether touches find the view; default yes.
  open var isUserInteractionEnabled: Bool {
    get { state.isUserInteractionEnabled }
    set { state.isUserInteractionEnabled = newValue }
  }
  /// Whether the view gets more than one touch at a time; default no.
  open var isMultipleTouchEnabled: Bool {
    get { state.isMultipleTouchEnabled }
    set { state.isMultipleTouchEnabled = newValue }
  }
  /// Whether no other view gets touches meanwhile; default no.
  open var isExclusiveTouch: Bool {
    get { state.isExclusiveTouch }
    set { state.isExclusiveTouch = newValue }
  }
  /// What watches the view for gestures, or `nil` without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { state.recognizers.isEmpty ? nil : state.recognizers }
    set { setRecognizers(newValue ?? []) }
  }
  /// Lets a recogniser watch the view, and no other.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }
  /// Takes a recogniser away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }
  /// Returns whether a gesture of the view may begin; yes here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether a point of the view's coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the front-most view that takes touches at a point, this one included.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }

  /// The class and the frame; addresses are left out, for the same text in every run.
  nonisolated open override var description: String { summary }

  // For subclasses in this module

  /// Is called before the bounds change, while they are still the old ones.
  func boundsWillChange(to newBounds: CGRect) {}
  /// Is called after the bounds have changed; calls of super lay out and resize subviews.
  func boundsDidChange(from oldBounds: CGRect) { respondToBoundsChange(from: oldBounds) }
  /// Is called when a view inside, at whatever depth, asks for another size; tells the superview.
  func contentSizeDidChange(of view: UIView) { superview?.contentSizeDidChange(of: view) }
  /// Records what is over the drawing of `draw(_:)` and behind the subviews.
  func recordOwnContents(into canvas: Canvas) {}
}
