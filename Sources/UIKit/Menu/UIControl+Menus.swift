import Foundation

extension UIControl: UIContextMenuInteractionDelegate {}

extension UIControl {
  /// Adds or removes the interaction that opens the control's menu.
  func setContextMenuInteraction(_ isEnabled: Bool) {
    guard isEnabled != isContextMenuInteractionEnabled else { return }
    if let known = contextMenuInteraction {
      contextMenuInteraction = nil
      removeInteraction(known)
    } else {
      let made = UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = made
      addInteraction(made)
    }
    menuDidChange()
  }

  /// Opens the menu and returns true if `showsMenuAsPrimaryAction` is set and the control has a
  /// context menu interaction; otherwise returns false.
  func opensMenu(at point: CGPoint, with event: UIEvent?) -> Bool {
    guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return false }
    sendActions(for: .menuActionTriggered, with: event)
    _ = contextMenuInteraction.open(at: convert(point, to: nil))
    return true
  }
}
