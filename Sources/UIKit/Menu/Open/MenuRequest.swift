import Foundation

/// A menu that is about to open: its content, the view that opens it, and the closures for its
/// events.
///
/// An interaction, a control, a table or a collection view makes the request from its delegate's
/// results.
@MainActor struct MenuRequest {
  /// The configuration, with the closures of the menu and of the preview.
  let configuration: UIContextMenuConfiguration
  /// The view that opens the menu, beside which the menu is shown.
  let anchor: UIView
  /// The sender of chosen actions.
  let sender: Any?
  /// Whether the menu opens without a preview.
  var isCompact = false
  /// The view that is shown as the preview; nil means `anchor`.
  var lifted: UITargetedPreview?
  weak var interaction: UIContextMenuInteraction?
  var willDisplay: (MenuAnimator) -> Void = { _ in }
  var willEnd: (MenuAnimator) -> Void = { _ in }
  /// Called when the preview is tapped.
  var commit: (MenuAnimator) -> Void = { _ in }
  /// Called before the handler of a chosen action.
  var willChoose: (UIAction) -> Void = { _ in }
  var order: UIContextMenuConfiguration.ElementOrder

  init(_ configuration: UIContextMenuConfiguration, at anchor: UIView, from sender: Any?) {
    (self.configuration, self.anchor, self.sender) = (configuration, anchor, sender)
    order = configuration.preferredMenuElementOrder
  }

  /// Opens the menu in the anchor's window; returns false if there is nothing to show, if a menu is
  /// open already, or if the anchor is in no window.
  func open() -> Bool {
    guard let window = anchor.window, window.menuPresentation == nil else { return false }
    let menu = configuration.actionProvider?([])
    let controller = isCompact ? nil : configuration.previewProvider?()
    guard menu != nil || controller != nil else { return false }
    let presentation = MenuPresentation(
      self, menu ?? UIMenu(), preview: controller, in: window)
    let animator = MenuAnimator(controller)
    willDisplay(animator)
    animator.run { presentation.open() }
    return true
  }
}
