// Mirrors UIControl.State (iOS 17). Missing: nothing.

extension UIControl {
  /// The set of states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state: neither highlighted, disabled, selected nor focused.
    public static let normal: State = []
    /// The control is highlighted, as while it is touched.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled and ignores touches.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus.
    public static let focused = State(rawValue: 8)
    /// The bits reserved for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

/// A protocol that declares the `state` property of controls.
///
/// In this module, `UIView` has an internal property of that name, which a class in the module
/// cannot redeclare with a different type. Clients see only the property of this protocol.
@preconcurrency @MainActor
public protocol _HavingState: UIControl {}

extension UIControl: _HavingState {
  /// The state derived from `isHighlighted`, `isEnabled` and `isSelected`.
  var _state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

extension _HavingState {
  /// The state of the control: the set of its states among highlighted, disabled and selected.
  ///
  /// Differs from UIKit: it cannot be overridden.
  public var state: UIControl.State { _state }
}
