// Mirrors UIEvent (iOS 17). Missing: touches of recognisers, coalesced and predicted touches, keys.
public import Foundation

/// An event caused by the user, such as a touch.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events: touches, motion, remote control and so on.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kinds of motion and remote-control events.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    /// Inert: in UIKit a shake of the device.
    case motionShake = 1
    /// Inert: in UIKit a remote-control command to play.
    case remoteControlPlay = 100
    /// Inert: in UIKit a remote-control command to pause.
    case remoteControlPause = 101
    /// Inert: in UIKit a remote-control command to stop.
    case remoteControlStop = 102
    /// Inert: in UIKit a remote-control command to play or pause.
    case remoteControlTogglePlayPause = 103
    /// Inert: in UIKit a remote-control command to play the next track.
    case remoteControlNextTrack = 104
    /// Inert: in UIKit a remote-control command to play the previous track.
    case remoteControlPreviousTrack = 105
    /// Inert: in UIKit a remote-control command to start seeking backwards.
    case remoteControlBeginSeekingBackward = 106
    /// Inert: in UIKit a remote-control command to stop seeking backwards.
    case remoteControlEndSeekingBackward = 107
    /// Inert: in UIKit a remote-control command to start seeking forwards.
    case remoteControlBeginSeekingForward = 108
    /// Inert: in UIKit a remote-control command to stop seeking forwards.
    case remoteControlEndSeekingForward = 109
  }

  private let all: Set<UITouch>

  /// Makes an event without touches.
  public override init() {
    all = []
    super.init()
  }

  init(_ touches: Set<UITouch>) {
    all = touches
    super.init()
  }

  /// The kind of the event: always touches.
  open var type: EventType { .touches }
  /// The kind of motion or remote-control event: always none.
  open var subtype: EventSubtype { .none }
  /// The time of the event in seconds: always zero, because there is no real-time clock.
  open var timestamp: TimeInterval { 0 }
  /// The touches of the event; nil if there are none.
  open var allTouches: Set<UITouch>? { all.isEmpty ? nil : all }

  /// Returns the touches that began in a view; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// Returns the touches that began in a window; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = all.filter(isMeant)
    return touches.isEmpty ? nil : touches
  }
}
