import Foundation

/// An open menu with its submenus, from opening to closing.
@MainActor final class MenuPresentation {
  let request: MenuRequest
  /// The menu and the submenus that are open, outermost first.
  private(set) var path: [UIMenu]
  private let controller: UIViewController?
  private weak var window: UIWindow?
  private var overlay: MenuOverlay?
  /// The view whose copy is the preview, and its opacity before it was hidden; nil if no view is
  /// hidden.
  private var hidden: (view: UIView, opacity: Float)?

  init(
    _ request: MenuRequest, _ menu: UIMenu, preview: UIViewController?, in window: UIWindow
  ) {
    (self.request, path, controller, self.window) = (request, [menu], preview, window)
  }

  var isCompact: Bool { request.isCompact }
  /// The menu whose elements are visible.
  var shownMenu: UIMenu { path[path.count - 1] }

  func open() {
    guard let window else { return }
    let overlay = MenuOverlay(self, preview: preview, frame: window.bounds)
    self.overlay = overlay
    window.menuPresentation = self
    request.interaction?.presentation = self
    window.addSubview(overlay)
    showMenu()
    window.layoutIfNeeded()
  }

  /// The preview; nil if the menu opens without one.
  private var preview: MenuPreview? {
    if isCompact { return nil }
    if let controller { return MenuPreview(controller) }
    let lifted = request.lifted ?? UITargetedPreview(view: request.anchor)
    defer { hideLifted(lifted.view) }
    return MenuPreview(lifted)
  }

  /// Hides the view whose copy is the preview, until the menu closes.
  private func hideLifted(_ view: UIView) {
    hidden = (view, view.layer.opacity)
    view.layer.opacity = 0
  }

  /// Loads the deferred elements of the visible menu, and shows its lines.
  private func showMenu() {
    Self.load(shownMenu.children) { [weak self] in self?.overlay?.renewPanel() }
    overlay?.renewPanel()
  }

  private static func load(_ elements: [UIMenuElement], _ loaded: @escaping () -> Void) {
    for element in elements {
      if let deferred = element as? UIDeferredMenuElement {
        deferred.load(loaded)
      } else if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        load(menu.children, loaded)
      }
    }
  }

  func replaceShownMenu(_ block: (UIMenu) -> UIMenu) {
    path[path.count - 1] = block(shownMenu)
    showMenu()
  }

  /// Opens a submenu, closes the visible submenu if its first row is chosen, or performs an action
  /// or a command.
  ///
  /// Unless the element has the attribute `keepsMenuPresented`, the menu is closed before the
  /// action's handler runs, so that the handler can present a controller.
  func choose(_ element: UIMenuElement) {
    if element === shownMenu {
      path.removeLast()
      return showMenu()
    }
    if let menu = element as? UIMenu {
      path.append(menu)
      return showMenu()
    }
    let stays = element.shownAttributes.contains(.keepsMenuPresented)
    if let action = element as? UIAction {
      path[0].selectIfSingle(action)
      request.willChoose(action)
    }
    if !stays { close() }
    perform(element)
    if stays { overlay?.renewPanel() }
  }

  private func perform(_ element: UIMenuElement) {
    switch element {
    case let action as UIAction: action.perform(from: request.sender)
    case let command as UICommand:
      UIApplication.shared.sendAction(
        command.action, to: request.anchor.target(forAction: command.action, withSender: command),
        from: command, for: nil)
    default: break
    }
  }

  /// Reports a tap on the preview, and closes the menu.
  func commit() {
    let animator = MenuAnimator(controller)
    request.commit(animator)
    animator.run { close() }
  }

  func close() {
    guard let overlay else { return }
    self.overlay = nil
    let animator = MenuAnimator(controller)
    request.willEnd(animator)
    animator.run {
      overlay.removeFromSuperview()
      hidden.map { $0.view.layer.opacity = $0.opacity }
      hidden = nil
      window?.menuPresentation = nil
      request.interaction?.presentation = nil
    }
  }

  /// Chooses the visible element that has a title; returns false if there is none or it is
  /// disabled.
  func choose(titled title: String) -> Bool {
    overlay?.layoutIfNeeded()
    let controls = overlay?.panel?.controls ?? []
    guard
      let control = controls.first(where: { ($0 as? any MenuChoice)?.element.title == title }),
      control.isEnabled, let choice = control as? any MenuChoice
    else { return false }
    choose(choice.element)
    return true
  }
}
