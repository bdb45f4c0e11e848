// Mirrors UIControl.Event (iOS 17). Missing: nothing.

extension UIControl {
  /// A set of events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control again, as in a double tap; here the event is never sent.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control is triggered, such as a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing text.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits reserved for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, including those of apps and the system.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
