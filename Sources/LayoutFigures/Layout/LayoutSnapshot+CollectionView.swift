import Foundation
import LayoutCore
public import UIKit

extension LayoutSnapshot {
  /// Reads what a collection view shows, after laying it out where that is needed.
  ///
  /// Every element of the layout is read, in sight or not; hidden ones are left out.
  @MainActor public init(_ collectionView: UICollectionView) {
    self.init(collectionView, element: Element.init)
  }

  /// Reads what a collection view shows, elements as `element` takes them down.
  @MainActor init(
    _ collectionView: UICollectionView,
    element: (UICollectionViewLayoutAttributes) -> Element
  ) {
    collectionView.layoutIfNeeded()
    let flow = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    self.init(
      axis: collectionView.scrollAxis, contentSize: collectionView.contentSize,
      viewport: collectionView.bounds,
      screenFrame: collectionView.convert(collectionView.bounds, to: nil),
      contentInset: collectionView.adjustedContentInset,
      safeAreaInsets: collectionView.safeAreaInsets,
      sections: flow?.sectionMeasures.map(Section.init) ?? [],
      elements: collectionView.attributesOfEverything().map(element).sorted())
  }
}

extension UICollectionView {
  /// The direction in which the layout scrolls; for layouts that do not say, the one in which there
  /// is more content than room.
  fileprivate var scrollAxis: Axis {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      return flow.scrollDirection == .horizontal ? .horizontal : .vertical
    }
    let room = bounds.inset(by: adjustedContentInset).size
    let isWide = contentSize.width > room.width && contentSize.height <= room.height
    return isWide ? .horizontal : .vertical
  }
}

extension LayoutSnapshot.Section {
  fileprivate init(_ measures: FlowSectionMeasures) {
    self.init(
      inset: measures.inset, minimumLineSpacing: measures.minimumLineSpacing,
      minimumInteritemSpacing: measures.minimumInteritemSpacing)
    (headerLength, footerLength) = (measures.headerLength, measures.footerLength)
  }
}

extension LayoutSnapshot.Element {
  /// Reads attributes as they are now.
  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    self.init(
      kind: LayoutSnapshot.Kind(attributes), section: path.first ?? 0,
      item: path.count > 1 ? path[1] : 0, frame: attributes.frame, zIndex: attributes.zIndex)
  }
}

extension LayoutSnapshot.Kind {
  @MainActor fileprivate init(_ attributes: UICollectionViewLayoutAttributes) {
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: self = .cell
    case .decorationView: self = .decoration(kind)
    case .supplementaryView where kind == UICollectionView.elementKindSectionHeader: self = .header
    case .supplementaryView where kind == UICollectionView.elementKindSectionFooter: self = .footer
    case .supplementaryView: self = .supplementary(kind)
    }
  }

  /// The place among the elements of one section.
  fileprivate var rank: Int {
    switch self {
    case .header: 0
    case .cell: 1
    case .footer: 2
    case .supplementary: 3
    case .decoration: 4
    }
  }
}

extension [LayoutSnapshot.Element] {
  /// The elements by section, then header, items and footer, then everything else.
  fileprivate func sorted() -> Self {
    sorted {
      ($0.section, $0.kind.rank, $0.item, $0.kind.elementKind)
        < ($1.section, $1.kind.rank, $1.item, $1.kind.elementKind)
    }
  }
}

extension LayoutSnapshot.Kind {
  /// The element kind, for roles that have one.
  fileprivate var elementKind: String {
    switch self {
    case .supplementary(let kind), .decoration(let kind): kind
    default: ""
    }
  }
}
