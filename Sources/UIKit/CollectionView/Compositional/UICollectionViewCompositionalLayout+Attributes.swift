import Foundation
import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// The visible part of the content, to whose edges pinned views keep.
  var visibleContent: CGRect? {
    guard let view = collectionView else { return nil }
    return view.laidOut(view.bounds).inset(by: view.laidOutInset)
  }

  /// Whether views or handlers depend on the visible part of the content.
  var followsBounds: Bool {
    guard let laidOut else { return false }
    return !laidOut.handled.isEmpty || laidOut.isPinning
      || configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
  }

  /// Returns the attributes of an element.
  func attributes(for element: CompositionalElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(for: ElementKey(element))
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    CallObservation.observer?.didMake(attributes)
    return attributes
  }

  /// Calls the handlers of the sections whose elements are shown (fact CL38).
  func handle(_ shown: [UICollectionViewLayoutAttributes], in layout: LaidOutCompositional) {
    for index in layout.handled {
      guard let handler = layout.sections[index].visibleItemsInvalidationHandler else { continue }
      let own = shown.filter { $0.indexPath.first == index }
      if own.isEmpty { continue }
      handler(own.map(VisibleItem.init), scrolledOffset(of: index), layout.environment)
    }
  }

  /// Returns the offset that a section is scrolled by: its own if it scrolls across the layout,
  /// otherwise that of the collection view.
  private func scrolledOffset(of section: Int) -> CGPoint {
    guard let content = orthogonalContent(ofSection: section) else {
      return collectionView?.contentOffset ?? .zero
    }
    return content.axis.point(along: orthogonalOffset(of: section), across: 0)
  }

  /// Returns the offset of a section across the layout.
  func orthogonalOffset(of section: Int) -> Double {
    Double(collectionView?.orthogonal.offset(of: section) ?? 0)
  }

  /// Returns whether a view prefers another size along a dimension that is measured.
  func isHeard(
    _ preferred: UICollectionViewLayoutAttributes, over original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let size = measuredSize(of: original) else { return false }
    return size.width.isEstimated && preferred.size.width != original.size.width
      || size.height.isEstimated && preferred.size.height != original.size.height
  }

  /// Returns the size by which a view is measured; nil if none of its dimensions is.
  func measuredSize(of attributes: UICollectionViewLayoutAttributes) -> CompositionalSize? {
    let path = attributes.indexPath
    guard path.count == 2 else { return nil }
    switch attributes.representedElementCategory {
    case .cell: return laidOut?.cell(ItemPlace(path.section, path.item))?.measuredSize
    case .decorationView: return nil
    case .supplementaryView:
      // Views beside cells keep their estimates, because only those at edges take part in the
      // measured layout.
      return laidOut?.geometry.boundary(ofSection: path.section, visible: nil)
        .first { $0.kind == .supplementary(attributes.representedElementKind ?? "") }?
        .measuredSize
    }
  }
}

extension UICollectionViewLayout {
  /// Whether content that fits bounces vertically unless `alwaysBounceVertical` is set (fact CL70).
  var bouncesVertically: Bool {
    let layout = self as? UICollectionViewCompositionalLayout
    return layout?.configuration.scrollDirection == .vertical
  }
}

extension ElementKey {
  init(_ element: CompositionalElement) {
    let path = IndexPath(item: element.place.item, section: element.place.section)
    switch element.kind {
    case .cell: self.init(cellAt: path)
    case .supplementary(let kind): self.init(supplementaryViewOfKind: kind, at: path)
    case .decoration(let kind): self.init(decorationViewOfKind: kind, at: path)
    }
  }
}
