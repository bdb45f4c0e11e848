import Foundation

extension UIContextMenuInteraction {
  /// Opens the menu for a point of the window, and returns whether a menu has opened.
  func open(at point: CGPoint) -> Bool {
    guard let view, let window = view.window, let delegate, presentation == nil else {
      return false
    }
    touchedPoint = point
    let configuration = delegate.contextMenuInteraction(
      self, configurationForMenuAtLocation: window.convert(point, to: view))
    return configuration.map { request($0, at: view, delegate).open() } ?? false
  }

  private func request(
    _ configuration: UIContextMenuConfiguration, at view: UIView,
    _ delegate: any UIContextMenuInteractionDelegate
  ) -> MenuRequest {
    let control = view as? UIControl
    var request = MenuRequest(configuration, at: view, from: control?.menuSender ?? self)
    request.isCompact = control != nil
    request.interaction = self
    request.lifted = control == nil ? lifted(configuration, delegate) : nil
    request.willDisplay = { [unowned self] in
      delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
    }
    request.willEnd = { [weak self] animator in
      guard let self else { return }
      delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    request.commit = { [weak self] animator in
      guard let self else { return }
      delegate.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    request.willChoose = { [weak control] in control?.willChoose($0) }
    return request
  }

  private func lifted(
    _ configuration: UIContextMenuConfiguration, _ delegate: any UIContextMenuInteractionDelegate
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(
        self, previewForHighlightingMenuWithConfiguration: configuration)
  }
}
