import Foundation

extension UICollectionView {
  func _dequeueReusableCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    let view = traced(.dequeueCell(self, identifier, at: indexPath)) {
      reconfiguredCell(identifier, at: indexPath)
        ?? dequeue(ReuseName(kind: nil, identifier: identifier), at: indexPath)
    }
    guard let cell = view as? UICollectionViewCell else {
      UIKitLog.raise("The view registered as \(identifier) is not a cell: \(view)")
    }
    return cell
  }

  func _dequeueReusableSupplementaryView(
    _ kind: String, _ identifier: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    traced(.dequeueSupplementaryView(self, ofKind: kind, identifier, at: indexPath)) {
      dequeue(ReuseName(kind: kind, identifier: identifier), at: indexPath)
    }
  }

  /// Returns a reused or new view to which the attributes of its element have been applied.
  func dequeue(_ name: ReuseName, at indexPath: IndexPath) -> UICollectionReusableView {
    let attributes = self.attributes(for: name, at: indexPath)
    let view = view(
      as: name, of: pool.viewClass(as: name), frame: attributes.map(viewFrame) ?? .zero)
    guard let view else {
      UIKitLog.raise(
        """
        could not dequeue a view of kind: \(name.kind ?? "UICollectionElementKindCell") with \
        identifier \(name.identifier ?? "") - must register a nib or a class for the identifier or \
        connect a prototype cell in a storyboard
        """)
    }
    // The attributes are applied first, because the data source may read the view's size while it
    // configures the view.
    if let attributes { apply(attributes, to: view) }
    return view
  }

  func dequeueDecoration(_ element: ElementKey) -> UICollectionReusableView {
    let kind = element.kind ?? ""
    let view = view(
      as: ReuseName(kind: kind, identifier: nil),
      of: collectionViewLayout.decorations.viewClass(as: ReuseName(kind: kind)),
      frame: dequeueContext?.loadingAttributes.map(viewFrame) ?? .zero)
    guard let view else {
      UIKitLog.raise(
        """
        could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or \
        connect a prototype in a storyboard
        """)
    }
    return view
  }

  /// Returns a view from the pool, prepared for reuse, or a new one; nil if no class or nib is
  /// registered.
  private func view(
    as name: ReuseName, of viewClass: UICollectionReusableView.Type?, frame: CGRect
  ) -> UICollectionReusableView? {
    if let view = pool.next(as: name) {
      // The view is recorded as new before it is configured, so that its content is not animated
      // (fact RO27).
      noteNewcomer(view)
      view.appliedAttributes = nil
      view.fittedSize = nil
      view.fittingRounds = 0
      traced(.prepareForReuse(view)) { view.prepareForReuse() }
      return view
    }
    let new = viewClass.flatMap { make($0, frame: frame) } ?? nibView(as: name)
    if let new { noteNewcomer(new) }
    new?.reuseName = name
    return new
  }

  private func make(
    _ viewClass: UICollectionReusableView.Type, frame: CGRect
  ) -> UICollectionReusableView? {
    traced(.make(viewClass, frame: frame)) { viewClass.make(frame: frame) }
      as? UICollectionReusableView
  }

  /// Makes a view from the nib registered with the collection view or its layout.
  private func nibView(as name: ReuseName) -> UICollectionReusableView? {
    pool.viewFromNib(as: name) ?? collectionViewLayout.decorations.viewFromNib(as: name)
  }

  /// Returns the attributes of the element for which a view is dequeued; nil if the layout has
  /// none.
  private func attributes(
    for name: ReuseName, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    // The attributes of the view being loaded are already available.
    if let loading = dequeueContext?.loadingAttributes, loading.indexPath == indexPath,
      loading.representedElementKind == name.kind
    {
      return loading
    }
    guard let kind = name.kind else { return layoutAttributesForItem(at: indexPath) }
    return layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
}
