// Mirrors UIEvent (iOS 17). Missing: touches of recognisers, coalesced and predicted touches, keys.
public import Foundation

/// Something that the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What kind of motion or remote control it is.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
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

  /// What kind of event it is: one of touches.
  open var type: EventType { .touches }
  /// What kind of motion or remote control it is: none.
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
