// Mirrors UIEvent (iOS 17). Missing: touches of recognisers, coalesced and predicted touches, keys.
public import Foundation

/// Something that the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kind of a motion or of a remote control.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    /// Inert: no motion is there to send it.
    case motionShake = 1
    /// Inert: no remote control is there to send it.
    case remoteControlPlay = 100
    /// Inert: no remote control is there to send it.
    case remoteControlPause = 101
    /// Inert: no remote control is there to send it.
    case remoteControlStop = 102
    /// Inert: no remote control is there to send it.
    case remoteControlTogglePlayPause = 103
    /// Inert: no remote control is there to send it.
    case remoteControlNextTrack = 104
    /// Inert: no remote control is there to send it.
    case remoteControlPreviousTrack = 105
    /// Inert: no remote control is there to send it.
    case remoteControlBeginSeekingBackward = 106
    /// Inert: no remote control is there to send it.
    case remoteControlEndSeekingBackward = 107
    /// Inert: no remote control is there to send it.
    case remoteControlBeginSeekingForward = 108
    /// Inert: no remote control is there to send it.
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

  /// The kind of the event: one of touches.
  open var type: EventType { .touches }
  /// The kind of the motion or remote control: none.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds: zero, since nothing waits here.
  open var timestamp: TimeInterval { 0 }
  /// The touches of the event; nil without any.
  open var allTouches: Set<UITouch>? { all.isEmpty ? nil : all }

  /// Returns the touches that began in a view; nil without any.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// Returns the touches that began in a window; nil without any.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = all.filter(isMeant)
    return touches.isEmpty ? nil : touches
  }
}
