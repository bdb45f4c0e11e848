import Foundation
public import UIKit

/// Menus, sheets and popovers, which are opened and closed as by a user's touches.
///
///     simulator.openMenu(of: sortButton)
///     let picture = simulator.picture()
///     simulator.chooseMenuElement(titled: "By Name")
extension Simulator {
  /// The menu whose elements are visible: the open menu or one of its submenus; nil if no menu is
  /// open.
  public var openMenu: UIMenu? { window.openMenu }

  /// Opens the menu of a view: by a tap if the view is a control that shows its menu when tapped,
  /// otherwise by a long press in its middle.
  ///
  /// Returns whether a menu has opened.
  @discardableResult
  public func openMenu(of view: UIView) -> Bool {
    perform {
      window.layoutIfNeeded()
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
      if (view as? UIControl)?.showsMenuAsPrimaryAction == true {
        window.simulateTap(at: middle)
      } else {
        window.simulateLongPress(at: middle)
      }
      return window.openMenu != nil
    }
  }

  /// Opens the context menu at a point of the window, as a long press does, and returns whether a
  /// menu has opened.
  ///
  /// It is the menu of the innermost view at the point that has a context menu.
  @discardableResult
  public func openMenu(at point: CGPoint) -> Bool {
    perform { window.simulateLongPress(at: point) }
  }

  /// Simulates a tap on the open menu's visible element with a title, and returns whether there is
  /// such an element and it is enabled.
  @discardableResult
  public func chooseMenuElement(titled title: String) -> Bool {
    perform { window.chooseMenuElement(titled: title) }
  }

  /// Closes the open menu, as a tap outside of it does.
  public func closeMenu() { perform { window.closeMenu() } }

  /// Dismisses the frontmost sheet or popover as a user does, unless its controller or its delegate
  /// prevents that.
  public func pullDownSheet() { perform { window.simulatePullDown() } }
}
