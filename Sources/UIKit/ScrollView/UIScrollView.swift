// Mirrors UIScrollView (iOS 17). Missing: touches.
public import Foundation

/// A view that shows a part of content which may be larger than it.
///
/// The content offset is the origin of `bounds`. Setting it is never corrected, even beyond the
/// content; it is clamped when the content shrinks, or the insets or the bounds change (facts F2,
/// F3).
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  /// Makes a scroll view with a frame; it clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// The object behind `delegate`, a weak reference.
  weak var _delegate: (any UIScrollViewDelegate)?
  var zoom = ScrollZoom()
  /// The number of animated scrolls that have begun; only the last one has an end.
  var animatedScrolls = 0
  var content = ScrollContent()
  /// The adjusted inset that was last notified.
  var knownInset = UIEdgeInsets.zero
  /// Whether insets are adjusted as up to iOS 10 (fact E22).
  let followsOldInsets = UIEnvironment.current.systemVersion <= 10
  /// The phase of the present drag; nil without one.
  var drag: DragPhase?

  /// The point of the content at the view's upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// The size of the content.
  open var contentSize: CGSize {
    get { content.size }
    set {
      let old = content.size
      // Observers of the size are notified after the offset and the inset have followed it.
      _layer.change(.contentSize) {
        content.size = newValue
        contentSizeDidChange(from: old)
      }
    }
  }

  /// The insets added around the content.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set {
      _layer.change(.contentInset) {
        content.inset = newValue
        noteInset()
      }
    }
  }

  /// When the safe area is added to `contentInset`; default automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { noteInset() }
  }

  /// The sum of `contentInset` and the part that the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

  /// Is called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether content that fits bounces vertically; here it only decides about the safe area.
  open var alwaysBounceVertical = false { didSet { noteInset() } }
  /// Whether content that fits bounces horizontally; here it only decides about the safe area.
  open var alwaysBounceHorizontal = false { didSet { noteInset() } }
  /// Whether a drag stops at multiples of the bounds' size; default false.
  open var isPagingEnabled = false
  /// Whether a drag moves the content; default true.
  open var isScrollEnabled = true
  /// Whether a drag can move beyond the content's ends; default true.
  open var bounces = true
  /// Inert: whether a drag keeps to one axis; default false.
  open var isDirectionalLockEnabled = false
  /// Inert: whether a tap on the status bar scrolls to the top; default true.
  open var scrollsToTop = true
  /// Inert: whether a touch waits to see if it becomes a drag; default true.
  open var delaysContentTouches = true
  /// Inert: whether a drag takes touches away from the content; default true.
  open var canCancelContentTouches = true
  /// The recogniser of drags, which never recognises one here.
  open var panGestureRecognizer: UIPanGestureRecognizer { _panGestureRecognizer }
  private lazy var _panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    _addGestureRecognizer(pan)
    return pan
  }()
  /// Inert: whether the horizontal indicator shows; default true.
  open var showsHorizontalScrollIndicator = true
  /// Inert: whether the vertical indicator shows; default true.
  open var showsVerticalScrollIndicator = true
  /// Whether a drag moves the content, or it decelerates after one.
  open var isDragging: Bool { drag != nil }
  /// Whether a finger drags the content.
  open var isTracking: Bool { drag == .finger }
  /// Whether the content decelerates after a drag.
  open var isDecelerating: Bool { drag == .comingToRest }
  /// The insets of both indicators; reads as `verticalScrollIndicatorInsets`.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Inert: the insets of the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Inert: the insets of the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Inert: whether the safe area is added to the indicators' insets; default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Inert: the style of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// Inert: shows the indicators for a moment.
  ///
  /// Differs from UIKit: it has no effect.
  open func flashScrollIndicators() {}
  /// Inert: the way in which a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Inert: the control that shows a refresh.
  ///
  /// Differs from UIKit: the value is stored, and the control does not become a subview.
  open var refreshControl: UIRefreshControl?
  /// The guide of the content, in the view's coordinates.
  open var contentLayoutGuide: UILayoutGuide { guide(of: .scrolledContent) }
  /// The guide of the view's frame, which does not move with the content.
  open var frameLayoutGuide: UILayoutGuide { guide(of: .scrollFrame) }
  /// The rate at which the content decelerates after a drag.
  open var decelerationRate = DecelerationRate.normal

  /// Inert: returns whether touches go to a view of the content; default true.
  ///
  /// Differs from UIKit: it is never called.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Inert: returns whether touches of a view of the content become a drag; true except for
  /// controls.
  ///
  /// Differs from UIKit: it is never called.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Sets the offset; animated, the delegate receives the end after this has returned (fact K24).
  ///
  /// Differs from UIKit: the content is at the new offset at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, moves { scheduleEndOfScrolling() }
  }

  /// Scrolls by the shortest distance that shows a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The scale of the view that the delegate lets be zoomed; default 1.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom(toScale: newValue) }
  }
  /// The least scale; default 1.
  open var minimumZoomScale: CGFloat {
    get { zoom.least }
    set { zoom.least = newValue }
  }
  /// The greatest scale; default 1, so that nothing can be zoomed.
  open var maximumZoomScale: CGFloat {
    get { zoom.greatest }
    set { zoom.greatest = newValue }
  }
  /// Inert: whether fingers can zoom beyond the scales; default true, and no finger zooms here.
  open var bouncesZoom = true
  /// Whether fingers zoom the content: never here.
  open var isZooming: Bool { false }
  /// Whether the content bounces back to a scale that is allowed: never here.
  open var isZoomBouncing: Bool { false }
  /// The recogniser of zooming, which never recognises here; nil without zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    zoom.least < zoom.greatest ? pinch : nil
  }
  private lazy var pinch: UIPinchGestureRecognizer = {
    let pinch = UIPinchGestureRecognizer()
    _addGestureRecognizer(pinch)
    return pinch
  }()
  /// Sets the scale; animated, the delegate receives the end after this has returned.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }
  /// Shows a rectangle of the zoomed view as large as the scales allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

  /// Updates the inset, since in new bounds the content may scroll, or no longer scroll.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if state.autoLayout != nil { takeConstrainedContentSize() }
    noteScrollableAxes()
  }

  /// Updates the inset for a new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    noteScrollableAxes()
  }

  /// The scroll view in the form of UIKit's log (fact K28).
  nonisolated open override var description: String {
    MainActor.assumeIsolated { scrollDescription() }
  }

  /// Returns the offset at which a drag ends, given the one that was computed; for subclasses.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    // Only a new size clamps: an offset that a client sets is kept, even beyond the content (F2).
    if oldBounds.size != bounds.size { clampOffset() }
    guard oldBounds.origin != bounds.origin else { return }
    setNeedsLayout()
    guard let delegate else { return }
    _ = OptionalMethodCall.result(.didScroll(delegate)) { delegate.scrollViewDidScroll(self) }
  }
}

/// The size of a scroll view's content, and the insets that were set around it.
struct ScrollContent {
  var size = CGSize.zero
  var inset = UIEdgeInsets.zero
}
