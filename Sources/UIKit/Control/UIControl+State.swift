// Mirrors UIControl.State (iOS 17). Missing: nothing.

extension UIControl {
  /// The state of a control, a set.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No other state.
    public static let normal: State = []
    /// The control is under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Without reaction to touches.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// With the focus.
    public static let focused = State(rawValue: 8)
    /// The bits for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

/// Controls, which have a state.
///
/// Views have a property of that name in this module, which a class of the module cannot have again
/// with another type; clients see this one.
@preconcurrency @MainActor
public protocol _HavingState: UIControl {}

extension UIControl: _HavingState {
  /// The state of the control, from its three properties.
  var _state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

extension _HavingState {
  /// The state of the control: whether it is highlighted, disabled, selected.
  ///
  /// Differs from UIKit: it cannot be overridden.
  public var state: UIControl.State { _state }
}
