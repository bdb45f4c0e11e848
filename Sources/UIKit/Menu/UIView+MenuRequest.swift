import Foundation

extension UIView {
  /// Returns the menu that the delegate of a table or collection view provides for the row or item
  /// at a point.
  ///
  /// Returns nil for other views, for a point beside the cells, and if the delegate
  /// provides no menu.
  func menuRequest(at point: CGPoint) -> MenuRequest? {
    switch self {
    case let table as UITableView: table.rowMenuRequest(at: point)
    case let list as UICollectionView: list.itemMenuRequest(at: point)
    default: nil
    }
  }
}

extension UITableView {
  fileprivate func rowMenuRequest(at point: CGPoint) -> MenuRequest? {
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
      let configuration = delegate?.tableView(
        self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    var request = MenuRequest(configuration, at: cell, from: self)
    request.lifted = delegate?.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
    request.willDisplay = { [weak self] animator in
      guard let self else { return }
      delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }
    request.willEnd = { [weak self] animator in
      guard let self else { return }
      delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
    request.commit = { [weak self] animator in
      guard let self else { return }
      delegate?.tableView(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    return request
  }
}

extension UICollectionView {
  fileprivate func itemMenuRequest(at point: CGPoint) -> MenuRequest? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
      let configuration = menuConfiguration(for: path, at: point)
    else { return nil }
    var request = MenuRequest(configuration, at: cell, from: self)
    request.lifted =
      delegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      ?? delegate?.collectionView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
    request.willDisplay = { [weak self] animator in
      guard let self else { return }
      delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }
    request.willEnd = { [weak self] animator in
      guard let self else { return }
      delegate?.collectionView(
        self, willEndContextMenuInteraction: configuration, animator: animator)
    }
    request.commit = { [weak self] animator in
      guard let self else { return }
      delegate?.collectionView(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    return request
  }

  /// Returns the delegate's menu configuration for an item; nil if the item has no menu.
  ///
  /// The delegate's method for several items takes precedence over the one for a single item.
  private func menuConfiguration(
    for path: IndexPath, at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
      ?? delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
  }
}
