public import Foundation

extension UIWindow {
  /// Simulates a long press at a point, which opens the context menu of the innermost view there
  /// that has one.
  ///
  /// Returns whether a menu has opened.
  ///
  /// Differs from UIKit: there are no real touches, so this method simulates one.
  @discardableResult
  public func simulateLongPress(at point: CGPoint) -> Bool {
    layoutIfNeeded()
    guard let touched = hitTest(point, with: nil) else { return false }
    return sequence(first: touched, next: \.superview).contains { $0.openMenu(at: point) }
  }

  /// The menu whose elements are visible: the one that was opened, or a submenu of it; nil if no
  /// menu is open.
  public var openMenu: UIMenu? { menuPresentation?.shownMenu }

  /// Simulates a tap on the visible element with the given title in the open menu.
  ///
  /// Returns whether there is such an element and it is enabled.
  @discardableResult
  public func chooseMenuElement(titled title: String) -> Bool {
    layoutIfNeeded()
    return menuPresentation?.choose(titled: title) ?? false
  }

  /// Closes the open menu, as a tap beside it does.
  public func closeMenu() { menuPresentation?.close() }
}

extension UIView {
  /// Opens the context menu of the view at a point of its window; returns false if the view has
  /// none.
  fileprivate func openMenu(at point: CGPoint) -> Bool {
    let own = interactions.compactMap { $0 as? UIContextMenuInteraction }
    if own.contains(where: { $0.open(at: point) }) { return true }
    let place = window?.convert(point, to: self) ?? point
    return menuRequest(at: place)?.open() ?? false
  }
}
