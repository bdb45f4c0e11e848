// Mirrors UIScrollView (iOS 17). Missing: touches, zooming.
public import Foundation

/// A window onto content that may be larger than it.
///
/// The offset is the origin of `bounds`. Setting it is never corrected, also beyond the content; it
/// is brought back into range when the content shrinks, or the insets or the bounds change (facts
/// F2, F3).
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  /// Makes a scroll view with a frame; it clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// The object behind `delegate`, held weakly.
  public weak var scrollDelegate: (any UIScrollViewDelegate)?
  var content = ScrollContent()
  var knownInset = UIEdgeInsets.zero
  /// What part of a drag there is; nil as a rule.
  var drag: DragPhase?

  /// The point of the content that lies in the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// The size of the content.
  open var contentSize: CGSize {
    get { content.size }
    set {
      let old = content.size
      backingLayer.change(.contentSize) {
        content.size = newValue
        contentSizeDidChange(from: old)
      }
    }
  }

  /// Room added around the content.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set {
      backingLayer.change(.contentInset) {
        content.inset = newValue
        noteInset()
      }
    }
  }

  /// When the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { noteInset() }
  }

  /// `contentInset` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

  /// Is called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether content that fits can still be pulled along y; counts for the safe area only.
  open var alwaysBounceVertical = false { didSet { noteInset() } }
  /// Whether content that fits can still be pulled along x; counts for the safe area only.
  open var alwaysBounceHorizontal = false { didSet { noteInset() } }
  /// Whether a drag comes to rest at multiples of the bounds' size.
  open var isPagingEnabled = false
  /// Whether a finger can move the content.
  open var isScrollEnabled = true
  /// Whether content can be pulled beyond its end.
  open var bounces = true
  /// Is kept, and does nothing here: whether a drag keeps to one axis.
  open var isDirectionalLockEnabled = false
  /// Is kept, and does nothing here: whether a tap on the status bar scrolls to the top; default
  /// yes.
  open var scrollsToTop = true
  /// Is kept, and does nothing here: whether a touch waits to see if it becomes a drag; default
  /// yes.
  open var delaysContentTouches = true
  /// Is kept, and does nothing here: whether a drag takes touches away from the content; default
  /// yes.
  open var canCancelContentTouches = true
  /// What watches for drags: never one here.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private lazy var pan = makePan()
  /// Is kept, and does nothing here: whether the horizontal indicator shows; default yes.
  open var showsHorizontalScrollIndicator = true
  /// Is kept, and does nothing here: whether the vertical indicator shows; default yes.
  open var showsVerticalScrollIndicator = true
  /// Whether a finger moves the content, or it moves on after that.
  open var isDragging: Bool { drag != nil }
  /// Whether a finger is on the content.
  open var isTracking: Bool { drag == .finger }
  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { drag == .comingToRest }
  /// Sets both of the following; reads as `verticalScrollIndicatorInsets`.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Is kept, and does nothing here: what the vertical indicator keeps from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Is kept, and does nothing here: what the horizontal indicator keeps from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Is kept, and does nothing here: whether indicators keep out of the safe area; default yes.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Is kept, and does nothing here: how indicators look.
  open var indicatorStyle = IndicatorStyle.default
  /// Does nothing here: still pictures show no indicators.
  open func flashScrollIndicators() {}
  /// Is kept, and does nothing here: how a drag sends the keyboard away, of which there is none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Is kept, and does nothing here: what shows when content is pulled to be loaded again.
  ///
  /// Differs from UIKit: it does not become a subview.
  open var refreshControl: UIRefreshControl?
  /// The content in the view's coordinates.
  open var contentLayoutGuide: UILayoutGuide { guides.content }
  /// The view's own frame, which stays where the content moves.
  open var frameLayoutGuide: UILayoutGuide { guides.frame }
  private lazy var guides = ScrollGuides(of: self)
  /// How fast a drag comes to rest.
  open var decelerationRate = DecelerationRate.normal

  /// Moves the content; without a clock `animated` only decides what the delegate hears.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    guard animated else { return }
    tell("scrollViewDidEndScrollingAnimation(_:)") { $0.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves the content as little as possible to show a part of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Takes note of bounds in which the content scrolls, or does no more.
  open override func layoutSubviews() {
    super.layoutSubviews()
    noteScrollableAxes()
  }

  /// Tells about a safe area that has changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    noteScrollableAxes()
  }

  /// Returns where a drag comes to rest that would come to rest at an offset; for subclasses.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { clampOffset() }
    guard oldBounds.origin != bounds.origin else { return }
    setNeedsLayout()
    guard let delegate else { return }
    _ = Unanswered.ask(.didScroll(delegate)) { delegate.scrollViewDidScroll(self) }
  }
}
