// Mirrors UIControl (iOS 17). Missing: states as a set, targets, actions, events, tracking, menus.
public import Foundation

/// A view that users operate; without touches it only stores its state.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Makes a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// Whether the control reacts to touches; default true.
  open var isEnabled = true
  /// Whether the control is selected; default false.
  open var isSelected = false
  /// Whether the control is highlighted, as under a finger; default false.
  open var isHighlighted = false
}
