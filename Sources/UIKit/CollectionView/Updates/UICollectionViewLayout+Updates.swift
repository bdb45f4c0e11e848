import Foundation

/// The state of a batch of updates from which a layout derives the default initial and final
/// attributes.
struct BatchContext {
  let moves: ElementMoves
  /// The attributes of all elements that were visible, by their keys before the batch.
  let before: [ElementKey: UICollectionViewLayoutAttributes]
}

extension UICollectionViewLayout {
  /// Requests the final attributes of the elements in `before`, the initial attributes of those in
  /// `after`, and those of the elements that the layout itself removes or adds (fact C14, f and g).
  ///
  /// - Returns: the final attributes.
  @discardableResult func askForEnds(
    before: [ElementKey], after: [ElementKey]
  ) -> [ElementKey: UICollectionViewLayoutAttributes] {
    var ends: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    let gone =
      before
      + named(before, after, .supplementaryView, "indexPathsToDeleteForSupplementaryView") {
        indexPathsToDeleteForSupplementaryView(ofKind: $0)
      }
      + named(before, after, .decorationView, "indexPathsToDeleteForDecorationView") {
        indexPathsToDeleteForDecorationView(ofKind: $0)
      }
    let new =
      after
      + named(before, after, .supplementaryView, "indexPathsToInsertForSupplementaryView") {
        indexPathsToInsertForSupplementaryView(ofKind: $0)
      }
      + named(before, after, .decorationView, "indexPathsToInsertForDecorationView") {
        indexPathsToInsertForDecorationView(ofKind: $0)
      }
    for element in unique(gone) {
      ends[element] = traced(.finalAttributes(self, of: element)) {
        finalAttributes(of: element)
      }
    }
    for element in unique(new) {
      _ = traced(.initialAttributes(self, of: element)) { initialAttributes(of: element) }
    }
    return ends
  }

  /// Returns the attributes to which an element that was visible is animated, or nil if the layout
  /// returns none.
  func finalAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind ?? "", element.indexPath)
    return switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Returns the attributes from which a visible element is animated, or nil if the layout returns
  /// none.
  func initialAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind ?? "", element.indexPath)
    return switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Returns an element's default final attributes: its new ones if the element stays, or its old
  /// ones with opacity 0 if it is deleted or reloaded (fact C20); outside a batch, its current
  /// ones.
  func defaultFinalAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let updates else { return attributes(of: element) }
    if !updates.moves.isReloaded(element), let moved = updates.moves.element(after: element) {
      return attributes(of: moved)
    }
    return updates.before[element].flatMap(faded)
  }

  /// Returns an element's default initial attributes: its old ones if it existed before the batch,
  /// or its new ones with opacity 0 if it is inserted or reloaded (fact C20); outside a batch, its
  /// current ones.
  func defaultInitialAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let updates else { return attributes(of: element) }
    if let source = updates.moves.element(before: element), !updates.moves.isReloaded(source) {
      return updates.before[source]
    }
    return attributes(of: element).flatMap(faded)
  }

  /// Returns the layout's current attributes for an element.
  func attributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind ?? "", element.indexPath)
    return switch element.category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  /// Returns the elements of a category that the layout itself adds or removes, for all visible
  /// element kinds.
  private func named(
    _ before: [ElementKey], _ after: [ElementKey],
    _ category: UICollectionView.ElementCategory, _ method: String,
    _ paths: (String) -> [IndexPath]
  ) -> [ElementKey] {
    let kinds = Set((before + after).filter { $0.category == category }.compactMap(\.kind))
    return kinds.sorted().flatMap { kind in
      traced(.indexPaths(self, method, ofKind: kind)) { paths(kind) }.map {
        category == .decorationView
          ? ElementKey(decorationViewOfKind: kind, at: $0)
          : ElementKey(supplementaryViewOfKind: kind, at: $0)
      }
    }
  }

  private func unique(_ elements: [ElementKey]) -> [ElementKey] {
    var known: Set<ElementKey> = []
    return elements.filter { known.insert($0).inserted }
  }
}
