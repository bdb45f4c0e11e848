// Mirrors UITouch (iOS 17). Missing: pencils, estimated and exact positions, coalesced touches.
public import Foundation

/// A finger on the screen.
///
/// Differs from UIKit: there is no screen to touch. `UIWindow.simulateTap(at:)` makes touches, and
/// a test may make one itself, or a subclass that says where it is.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// See UIKit.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The kind of a touch.
  public enum TouchType: Int, Sendable {
    /// See UIKit.
    case direct, indirect, pencil, indirectPointer
    /// The former name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  private var point = CGPoint.zero
  private weak var _window: UIWindow?
  private weak var _view: UIView?
  private(set) var _phase = Phase.began

  /// Makes a touch that has begun, at no view.
  public override init() { super.init() }

  /// Makes a touch that begins at a point of a window, in the view that is hit.
  init(at point: CGPoint, of view: UIView?, in window: UIWindow) {
    (self.point, _view, _window) = (point, view, window)
    super.init()
  }

  /// Ends the touch, where it began.
  func lift() { _phase = .ended }

  /// The phase of the touch.
  open var phase: Phase { _phase }
  /// The view in which the touch began.
  open var view: UIView? { _view }
  /// The window in which the touch began.
  open var window: UIWindow? { _window }
  /// The number of taps at this place.
  open var tapCount: Int { 1 }
  /// The kind of the touch: a finger.
  open var type: TouchType { .direct }
  /// When the touch changed last, in seconds: zero, since nothing waits here.
  open var timestamp: TimeInterval { 0 }
  /// The force of the touch, where 1 is an average one.
  open var force: CGFloat { 1 }
  /// The force of the hardest touch that a screen reports.
  open var maximumPossibleForce: CGFloat { 20 / 3 }
  /// The radius of the touch in points.
  open var majorRadius: CGFloat { 20 }

  /// Returns the place of the touch in a view's coordinates; nil stands for the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: _window) ?? point
  }

  /// Returns the previous place of the touch, in a view's coordinates: the same as now.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
