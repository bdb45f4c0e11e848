import Foundation
package import LayoutCore

extension UICollectionView {
  /// The layout record of the content, which is laid out first if necessary.
  ///
  /// Every element of the layout is recorded, whether visible or not, except for hidden ones.
  package var layoutRecord: LayoutRecord { layoutRecord(reading: LayoutRecord.Element.init) }

  /// Returns the layout record of the content; the closure `element` makes the record of each
  /// element.
  package func layoutRecord(
    reading element: (UICollectionViewLayoutAttributes) -> LayoutRecord.Element
  ) -> LayoutRecord {
    layoutIfNeeded()
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let compositional = collectionViewLayout as? UICollectionViewCompositionalLayout
    let axis = scrollAxis
    var record = LayoutRecord(
      scrollAxis: axis, contentSize: contentSize, viewport: bounds,
      screenFrame: convert(bounds, to: nil), contentInset: adjustedContentInset.along(axis),
      safeAreaInsets: safeAreaInsets.along(axis),
      sections: flow?.sectionMeasures ?? compositional?.sectionMeasures ?? [],
      elements: attributesOfEverything().map { attributes in
        var element = element(attributes)
        element.frame = shownFrame(of: attributes)
        return element
      }.inReadingOrder())
    record.settings = settingsRecord
    return record
  }

  /// The direction of scrolling: that of a flow or compositional layout; for any other layout,
  /// horizontal if only the width of the content exceeds the available size, otherwise vertical.
  private var scrollAxis: Axis {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      return flow.axis
    }
    if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout {
      return layout.axis
    }
    let available = bounds.inset(by: adjustedContentInset).size
    let isWide = contentSize.width > available.width && contentSize.height <= available.height
    return isWide ? .horizontal : .vertical
  }
}

extension UIEdgeInsets {
  /// Converts the insets to insets along and across an axis.
  fileprivate func along(_ axis: Axis) -> AxisInsets {
    axis.insets(top: top, left: left, bottom: bottom, right: right)
  }
}

extension LayoutRecord.Element {
  /// Makes the record of an element from its current attributes.
  @MainActor package init(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    self.init(
      kind: LayoutRecord.Kind(attributes),
      indexPath: ItemPlace(path.first ?? 0, path.count > 1 ? path[1] : 0), frame: attributes.frame,
      zIndex: attributes.zIndex)
  }
}

extension LayoutRecord.Kind {
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

  /// The sort key of an element within its section: `role` puts the header first, then the items,
  /// the footer and the others; `kind` orders the elements of one role.
  fileprivate var rank: (role: Int, kind: String) {
    switch self {
    case .header: (0, "")
    case .cell: (1, "")
    case .footer: (2, "")
    case .supplementary(let kind): (3, kind)
    case .decoration(let kind): (4, kind)
    case .caption: (5, "")
    }
  }
}

extension [LayoutRecord.Element] {
  /// Returns the elements ordered by section, and within a section: header, items, footer, others.
  fileprivate func inReadingOrder() -> Self {
    sorted { one, other in
      let (rank, next) = (one.kind.rank, other.kind.rank)
      return (one.indexPath.section, rank.role, one.indexPath.item, rank.kind)
        < (other.indexPath.section, next.role, other.indexPath.item, next.kind)
    }
  }
}
