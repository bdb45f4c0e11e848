// Mirrors UIScrollView (iOS 17). Missing: touches.
public import Foundation

/// A view that shows a part of its content, which may be larger than the view.
///
/// The content offset is the origin of `bounds`. Setting the offset does not clamp it, even beyond
/// the content; it is clamped when the content becomes smaller, and when the insets or the size of
/// the bounds change (facts F2, F3).
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  /// Makes a scroll view that clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a scroll view from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(NibTables.scrollView, of: self)
  }

  /// The storage of `delegate`, a property of the protocol `ScrollDelegating`, so that subclasses
  /// can declare it with a narrower type.
  weak var _delegate: (any UIScrollViewDelegate)?
  var zoom = ScrollZoom()
  /// The number of animated scrolls begun so far, by which the end of a replaced scroll is ignored.
  var animatedScrolls = 0
  var content = ScrollContent()
  /// The adjusted inset that was last reported to the delegate.
  var knownInset = UIEdgeInsets.zero
  /// Whether insets are adjusted as on iOS 10 and earlier (fact E22).
  let followsOldInsets = UIEnvironment.current.systemVersion <= 10
  /// The phase of the current drag; nil if there is none.
  var drag: DragPhase?

  /// The point of the content at the view's upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { content.size }
    set {
      let old = content.size
      // Observers of the size are notified after the offset and the insets have been updated.
      _layer.change(.contentSize) {
        content.size = newValue
        contentSizeDidChange(from: old)
      }
    }
  }

  /// The insets added around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set {
      _layer.change(.contentInset) {
        content.inset = newValue
        noteInset()
      }
    }
  }

  /// The conditions under which the safe area is added to `contentInset`.
  ///
  /// The default is `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { noteInset() }
  }

  /// The sum of `contentInset` and the insets due to the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

  /// Called after `adjustedContentInset` has changed; does nothing by default.
  open func adjustedContentInsetDidChange() {}

  /// Whether content that fits bounces vertically; in this module it only affects whether the safe
  /// area is added.
  ///
  /// The default is false, but true for a collection view with a compositional layout that scrolls
  /// vertically (fact CL70).
  open var alwaysBounceVertical: Bool {
    get { chosenVerticalBounce ?? bouncesVerticallyByDefault }
    set {
      chosenVerticalBounce = newValue
      noteInset()
    }
  }
  private var chosenVerticalBounce: Bool?
  /// The value of `alwaysBounceVertical` as long as it has not been set.
  var bouncesVerticallyByDefault = false {
    didSet { if bouncesVerticallyByDefault != oldValue { noteInset() } }
  }
  /// Whether content that fits bounces horizontally; in this module it only affects whether the
  /// safe area is added.
  ///
  /// The default is false.
  open var alwaysBounceHorizontal = false { didSet { noteInset() } }
  /// Whether a drag stops at multiples of the bounds' size.
  ///
  /// The default is false.
  open var isPagingEnabled = false
  /// Whether a drag moves the content.
  ///
  /// The default is true.
  open var isScrollEnabled = true
  /// Whether a drag can move the content beyond its ends.
  ///
  /// The default is true.
  open var bounces = true
  /// Inert: whether a drag moves the content only along the axis on which the drag begins.
  ///
  /// The default is false.
  open var isDirectionalLockEnabled = false
  /// Inert: whether a tap on the status bar scrolls to the top.
  ///
  /// The default is true.
  open var scrollsToTop = true
  /// Inert: whether touches in the content are delayed until they cannot become a drag any more.
  ///
  /// The default is true.
  open var delaysContentTouches = true
  /// Inert: whether a drag can cancel touches in the content.
  ///
  /// The default is true.
  open var canCancelContentTouches = true
  /// The gesture recogniser for drags; it never recognises a drag, because UIKit's own recognisers
  /// ignore simulated touches.
  open var panGestureRecognizer: UIPanGestureRecognizer { _panGestureRecognizer }
  private lazy var _panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    _addGestureRecognizer(pan)
    return pan
  }()
  /// Inert: whether the horizontal indicator is shown.
  ///
  /// The default is true.
  open var showsHorizontalScrollIndicator = true
  /// Inert: whether the vertical indicator is shown.
  ///
  /// The default is true.
  open var showsVerticalScrollIndicator = true
  /// Whether the content is being dragged or is decelerating after a drag.
  open var isDragging: Bool { drag != nil }
  /// Whether a finger is dragging the content.
  open var isTracking: Bool { drag == .finger }
  /// Whether the content is decelerating after a drag.
  open var isDecelerating: Bool { drag == .comingToRest }
  /// The insets of both indicators; the getter returns those of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Inert: the insets of the vertical scroll indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Inert: the insets of the horizontal scroll indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Inert: whether the safe area is added to the indicators' insets.
  ///
  /// The default is true.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Inert: the style of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// Inert: in UIKit, shows the indicators briefly.
  ///
  /// Differs from UIKit: it has no effect.
  open func flashScrollIndicators() {}
  /// Inert: the way in which a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Inert: the refresh control.
  ///
  /// Differs from UIKit: the control is stored, but does not become a subview.
  open var refreshControl: UIRefreshControl?
  /// The layout guide of the content; it moves when the content is scrolled.
  open var contentLayoutGuide: UILayoutGuide { guide(of: .scrolledContent) }
  /// The layout guide of the view's frame, which does not move with the content.
  open var frameLayoutGuide: UILayoutGuide { guide(of: .scrollFrame) }
  /// The rate at which the content decelerates after a drag.
  ///
  /// The default is `normal`.
  open var decelerationRate = DecelerationRate.normal

  /// Inert: in UIKit, returns whether touches are passed to a view in the content; always true
  /// unless overridden.
  ///
  /// Differs from UIKit: it is never called.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Inert: in UIKit, returns whether touches in a view in the content can become a drag; true
  /// except for controls.
  ///
  /// Differs from UIKit: it is never called.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Sets the content offset, optionally with an animation.
  ///
  /// If animated and the offset changes, the delegate is notified of the end of the animation after
  /// this method has returned (fact K24).
  ///
  /// Differs from UIKit: the content is at the new offset immediately.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, moves { scheduleEndOfScrolling() }
  }

  /// Scrolls by the shortest distance after which a rectangle of the content is visible; if the
  /// rectangle is larger than the visible area, to its beginning.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The scale of the zoomed view.
  ///
  /// The default is 1.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom(toScale: newValue) }
  }
  /// The minimum value of `zoomScale`.
  ///
  /// The default is 1.
  open var minimumZoomScale: CGFloat {
    get { zoom.least }
    set { zoom.least = newValue }
  }
  /// The maximum value of `zoomScale`.
  ///
  /// The default is 1, so that zooming is not possible.
  open var maximumZoomScale: CGFloat {
    get { zoom.greatest }
    set { zoom.greatest = newValue }
  }
  /// Inert: whether a pinch can temporarily exceed the scale's limits.
  ///
  /// The default is true.
  open var bouncesZoom = true
  /// Whether the user is zooming the content; always false.
  open var isZooming: Bool { false }
  /// Whether the content is bouncing back to an allowed scale; always false.
  open var isZoomBouncing: Bool { false }
  /// The gesture recogniser for zooming; nil if zooming is not possible.
  ///
  /// It never recognises a pinch, because pinches are not simulated.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    zoom.least < zoom.greatest ? pinch : nil
  }
  private lazy var pinch: UIPinchGestureRecognizer = {
    let pinch = UIPinchGestureRecognizer()
    _addGestureRecognizer(pinch)
    return pinch
  }()
  /// Sets the zoom scale, optionally with an animation.
  ///
  /// If animated, the delegate is notified of the end of the animation after this method has
  /// returned.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }
  /// Zooms to a rectangle of the zoomed view, so that it fits in the bounds, within the limits of
  /// the scale.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

  /// Updates the content size if constraints determine it, and the adjusted inset, which depends on
  /// whether the content is scrollable.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if state.autoLayout != nil { takeConstrainedContentSize() }
    noteScrollableAxes()
  }

  /// Updates the adjusted inset for a new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    noteScrollableAxes()
  }

  /// The description of the scroll view in the format that UIKit prints (fact K28).
  nonisolated open override var description: String {
    MainActor.assumeIsolated { scrollDescription() }
  }

  /// Returns the offset at which scrolling ends after a drag; subclasses override this to change
  /// the proposed offset.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    // The offset is clamped only if the size has changed: an offset that the app has set is kept,
    // even beyond the content (fact F2).
    if oldBounds.size != bounds.size { clampOffset() }
    guard oldBounds.origin != bounds.origin else { return }
    setNeedsLayout()
    noteScrollEdges()
    guard let delegate else { return }
    _ = OptionalMethodCall.result(.didScroll(delegate)) { delegate.scrollViewDidScroll(self) }
  }
}

/// The size of a scroll view's content, and the insets added around it.
struct ScrollContent {
  var size = CGSize.zero
  var inset = UIEdgeInsets.zero
}
