import Foundation
import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// The visible area in the layout's coordinates; pinned views stay at its edges.
  var visibleContent: CGRect? {
    guard let view = collectionView else { return nil }
    return view.laidOut(view.bounds).inset(by: view.laidOutInset)
  }

  /// Whether a pinned view or a `visibleItemsInvalidationHandler` makes the layout depend on the
  /// content offset.
  var followsBounds: Bool {
    guard let laidOut else { return false }
    return !laidOut.handled.isEmpty || laidOut.isPinning
      || configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
  }

  func attributes(for element: CompositionalElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(for: ElementKey(element))
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    CallObservation.observer?.didMake(attributes)
    return attributes
  }

  /// Calls the `visibleItemsInvalidationHandler` of each section with its visible elements (fact
  /// CL38).
  func handle(_ shown: [UICollectionViewLayoutAttributes], in layout: LaidOutCompositional) {
    for index in layout.handled {
      guard let handler = layout.sections[index].visibleItemsInvalidationHandler else { continue }
      let own = shown.filter { $0.indexPath.first == index }
      if own.isEmpty { continue }
      handler(own.map(VisibleItem.init), scrolledOffset(of: index), layout.environment)
    }
  }

  /// Returns the content offset of an orthogonally scrolling section, or that of the collection
  /// view.
  private func scrolledOffset(of section: Int) -> CGPoint {
    guard let content = orthogonalContent(ofSection: section) else {
      return collectionView?.contentOffset ?? .zero
    }
    return content.axis.point(along: orthogonalOffset(of: section), across: 0)
  }

  /// Returns the offset by which a section has been scrolled orthogonally, in points.
  func orthogonalOffset(of section: Int) -> Double {
    Double(collectionView?.orthogonal.offset(of: section) ?? 0)
  }

  /// Returns whether a view prefers a different size along an estimated dimension.
  func isHeard(
    _ preferred: UICollectionViewLayoutAttributes, over original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let size = measuredSize(of: original) else { return false }
    return size.width.isEstimated && preferred.size.width != original.size.width
      || size.height.isEstimated && preferred.size.height != original.size.height
  }

  /// Returns the layout size of an element whose width or height is estimated; nil if neither is.
  func measuredSize(of attributes: UICollectionViewLayoutAttributes) -> CompositionalSize? {
    let path = attributes.indexPath
    guard path.count == 2 else { return nil }
    switch attributes.representedElementCategory {
    case .cell: return laidOut?.cell(ItemPlace(path.section, path.item))?.measuredSize
    case .decorationView: return nil
    case .supplementaryView:
      // Only supplementary views at the edges of a section are measured; those of cells keep their
      // estimated sizes.
      return laidOut?.geometry.boundary(ofSection: path.section, visible: nil)
        .first { $0.kind == .supplementary(attributes.representedElementKind ?? "") }?
        .measuredSize
    }
  }
}

extension UICollectionViewLayout {
  /// Whether content that fits bounces vertically even if `alwaysBounceVertical` is false (fact
  /// CL70).
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
