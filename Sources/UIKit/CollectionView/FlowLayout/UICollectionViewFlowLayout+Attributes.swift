import Foundation
import LayoutCore

extension UICollectionViewFlowLayout {
  /// Whether headers and footers are pinned, and the visible part of the content to which they are
  /// pinned.
  var pinning: FlowPinning {
    guard pinsAnything, let collectionView else { return .none }
    let bounds = axis.rect(collectionView.laidOut(collectionView.bounds)).along
    let inset = axis.insets(collectionView.laidOutInset)
    return FlowPinning(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      visible: Span(
        start: bounds.start + inset.start, length: bounds.length - inset.start - inset.end))
  }

  var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  func attributes(for element: FlowElement) -> UICollectionViewLayoutAttributes {
    attributes(for: ElementKey(element), frame: element.frame)
  }

  func attributes(for element: ElementKey, frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(for: element)
    attributes.frame = frame
    attributes.zIndex = isPinned(element.kind) ? FlowPolicy.pinnedZIndex : FlowPolicy.zIndex
    CallObservation.observer?.didMake(attributes)
    return attributes
  }

  func frameForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    guard indexPath.last == 0, let geometry = validFlow()?.geometry else { return nil }
    return switch kind {
    case UICollectionView.elementKindSectionHeader:
      geometry.header(section: indexPath[0], pinning: pinning)
    case UICollectionView.elementKindSectionFooter:
      geometry.footer(section: indexPath[0], pinning: pinning)
    default: nil
    }
  }

  private func isPinned(_ kind: String?) -> Bool {
    kind == UICollectionView.elementKindSectionHeader && sectionHeadersPinToVisibleBounds
      || kind == UICollectionView.elementKindSectionFooter && sectionFootersPinToVisibleBounds
  }
}

extension ElementKey {
  init(_ element: FlowElement) {
    let first = IndexPath(item: 0, section: element.section)
    switch element.kind {
    case .header:
      self.init(
        supplementaryViewOfKind: UICollectionView.elementKindSectionHeader, at: first)
    case .item(let item):
      self.init(cellAt: IndexPath(item: item, section: element.section))
    case .footer:
      self.init(
        supplementaryViewOfKind: UICollectionView.elementKindSectionFooter, at: first)
    }
  }
}
