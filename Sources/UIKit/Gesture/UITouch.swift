// Mirrors UITouch (iOS 17). Missing: pencils, estimated and exact positions, coalesced touches.
public import Foundation

/// A touch of a finger on the screen.
///
/// Differs from UIKit: there is no real screen. `UIWindow.simulateTap(at:)` and
/// `simulateDrag(from:to:)` make touches, and a test may make a touch itself, or define a subclass
/// that overrides its location.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phases of a touch, from began to ended or cancelled.
  public enum Phase: Int, Sendable {
    /// The phases of a touch, and of a pointer that hovers over a region.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The kinds of touches by the device that makes them.
  public enum TouchType: Int, Sendable {
    /// A finger, a remote control such as that of a television, a pencil, and a pointer such as a
    /// mouse's.
    case direct, indirect, pencil, indirectPointer
    /// The former name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  private var point = CGPoint.zero
  private var previousPoint = CGPoint.zero
  private weak var _window: UIWindow?
  private weak var _view: UIView?
  private(set) var _phase = Phase.began

  /// Makes a touch in the phase `began`, without a view.
  public override init() { super.init() }

  /// Makes a touch at a point of a window; `view` is the result of the hit test there.
  init(at point: CGPoint, of view: UIView?, in window: UIWindow) {
    (self.point, previousPoint, _view, _window) = (point, point, view, window)
    super.init()
  }

  /// Moves the touch to a point of its window.
  func move(to point: CGPoint) {
    (previousPoint, self.point) = (self.point, point)
    _phase = .moved
  }

  /// Ends the touch at its current location.
  func lift() {
    previousPoint = point
    _phase = .ended
  }

  /// The phase of the touch; a simulated touch has only `began`, `moved` and `ended`.
  open var phase: Phase { _phase }
  /// The view in which the touch began.
  open var view: UIView? { _view }
  /// The window in which the touch began.
  open var window: UIWindow? { _window }
  /// The number of taps at this location: always 1.
  open var tapCount: Int { 1 }
  /// The kind of the touch: always a finger.
  open var type: TouchType { .direct }
  /// The time of the last change in seconds: always zero, because there is no real-time clock.
  open var timestamp: TimeInterval { 0 }
  /// The force of the touch, where 1 is the average: always 1.
  open var force: CGFloat { 1 }
  /// The maximum force that a screen can report.
  open var maximumPossibleForce: CGFloat { 20 / 3 }
  /// The radius of the touch in points: always 20.
  open var majorRadius: CGFloat { 20 }

  /// Returns the location of the touch in a view's coordinates, or in the window's if `view` is
  /// nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: _window) ?? point
  }

  /// Returns the previous location of the touch in a view's coordinates, or in the window's if
  /// `view` is nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPoint, from: _window) ?? previousPoint
  }
}
