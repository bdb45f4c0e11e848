// Mirrors UIControl (iOS 17). Missing: states as a set, targets, actions, events, tracking, menus.
public import Foundation

/// A view that a person works with; without touches it only keeps its state.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Makes a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// Whether the control can be worked with; default yes.
  open var isEnabled = true
  /// Whether the control is chosen; default no.
  open var isSelected = false
  /// Whether a finger is on the control; default no.
  open var isHighlighted = false
}
