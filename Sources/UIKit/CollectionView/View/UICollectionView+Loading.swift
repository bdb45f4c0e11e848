import Foundation

extension UICollectionView {
  /// Returns a view for an element: from the data source, or for a decoration view, from the class
  /// or nib that is registered with the layout.
  func load(_ element: ElementKey) -> UICollectionReusableView {
    switch element.category {
    case .cell: loadCell(at: element.indexPath)
    case .supplementaryView: loadSupplementaryView(element)
    case .decorationView: dequeueDecoration(element)
    }
  }

  private func loadCell(at path: IndexPath) -> UICollectionReusableView {
    guard let dataSource, contains(path) else {
      UIKitLog.raise(
        """
        UICollectionView received layout attributes for a cell with an index path that does not \
        exist: \(path)
        """)
    }
    let known = dataSourcePath(path)
    let cell = traced(.cell(dataSource, at: known)) {
      dataSource.collectionView(self, cellForItemAt: known)
    }
    guard cell.reuseIdentifier != nil else {
      if SampleItems.mayRepeat { return SampleItems.emptyCell(of: self, at: known) }
      UIKitLog.raise(
        """
        the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
        reuseIdentifier - cells must be retrieved by calling \
        -dequeueReusableCellWithReuseIdentifier:forIndexPath:
        """)
    }
    cell.isSelected = selection.contains(path)
    return cell
  }

  private func loadSupplementaryView(_ element: ElementKey) -> UICollectionReusableView {
    let (kind, path) = (element.kind ?? "", element.indexPath)
    let view = dataSource.flatMap { dataSource in
      OptionalMethodCall.result(.supplementaryView(dataSource, ofKind: kind, at: path)) {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
    }
    guard let view, view.reuseIdentifier != nil else {
      UIKitLog.raise(
        """
        the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: \
        (\(kind),\(path)) was not retrieved by calling \
        -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil
        """)
    }
    return view
  }

  /// Notifies the delegate that a view is about to become visible.
  func announce(_ view: UICollectionReusableView, of element: ElementKey) {
    guard let delegate else { return }
    let path = element.indexPath
    if let cell = view as? UICollectionViewCell {
      _ = OptionalMethodCall.result(.willDisplay(delegate, cell, at: path)) {
        delegate.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    } else if let kind = element.kind, element.category == .supplementaryView {
      _ = OptionalMethodCall.result(.willDisplay(delegate, view, kind: kind, at: path)) {
        delegate.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      }
    }
  }

  /// Removes a view from its superview, notifies the delegate, and returns the view to the reuse
  /// pool (fact C12).
  func takeBack(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    if let element = view.appliedAttributes?.state.element { announceEnd(view, of: element) }
    pool.takeBack(view)
  }

  private func announceEnd(_ view: UICollectionReusableView, of element: ElementKey) {
    guard let delegate else { return }
    let path = element.indexPath
    if let cell = view as? UICollectionViewCell {
      _ = OptionalMethodCall.result(.didEndDisplaying(delegate, cell, at: path)) {
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    } else if let kind = element.kind, element.category == .supplementaryView {
      _ = OptionalMethodCall.result(.didEndDisplaying(delegate, view, kind: kind, at: path)) {
        delegate.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      }
    }
  }
}
