import Foundation
package import LayoutCore

extension NSCollectionLayoutSection {
  /// Makes a section from a value of the module `LayoutCore`, except for the number of items, which
  /// the data source returns.
  package convenience init(_ section: CompositionalSection) {
    let group = NSCollectionLayoutItem.made(from: section.group) as? NSCollectionLayoutGroup
    self.init(
      group: group
        ?? .horizontal(layoutSize: NSCollectionLayoutSize(section.group.size), subitems: []))
    contentInsets = NSDirectionalEdgeInsets(section.insets)
    interGroupSpacing = CGFloat(section.groupSpacing)
    orthogonalScrollingBehavior = .init(section.orthogonal)
    boundarySupplementaryItems = section.boundaryItems.map { .made(from: $0) }
    supplementariesFollowContentInsets = section.narrowsBoundaryItems
    decorationItems = section.decorations.map { decoration in
      let item = NSCollectionLayoutDecorationItem.background(elementKind: decoration.kind)
      item.contentInsets = NSDirectionalEdgeInsets(decoration.insets)
      item.zIndex = decoration.zIndex
      return item
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Makes a boundary supplementary item from a value of the module `LayoutCore`.
  package static func made(
    from item: CompositionalSection.BoundaryItem
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let alignment = NSRectAlignment.all.first { $0.edges.anchors == item.alignment } ?? .top
    let made = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(item.view.size), elementKind: item.view.kind,
      alignment: alignment, absoluteOffset: item.offset)
    made.contentInsets = NSDirectionalEdgeInsets(item.view.insets)
    made.zIndex = item.view.zIndex
    made.extendsBoundary = item.extendsBoundary
    made.pinToVisibleBounds = item.isPinned
    return made
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// Makes a supplementary item of an item or a group from a value of the module `LayoutCore`.
  fileprivate static func made(
    from view: CompositionalSupplementary
  ) -> NSCollectionLayoutSupplementaryItem {
    let made = NSCollectionLayoutSupplementaryItem(
      size: NSCollectionLayoutSize(view.size), kind: view.kind,
      container: NSCollectionLayoutAnchor(view.containerAnchor),
      item: view.itemAnchor.map(NSCollectionLayoutAnchor.init))
    made.contentInsets = NSDirectionalEdgeInsets(view.insets)
    made.zIndex = view.zIndex
    return made
  }
}

extension NSCollectionLayoutAnchor {
  fileprivate convenience init(_ anchor: CompositionalAnchor) {
    let edges = NSDirectionalRectEdge(anchor.edges)
    if anchor.isFractional {
      self.init(edges: edges, fractionalOffset: anchor.offset)
    } else {
      self.init(edges: edges, absoluteOffset: anchor.offset)
    }
  }
}

extension NSDirectionalRectEdge {
  fileprivate init(_ edges: CompositionalAnchor.Edges) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.leading) { insert(.leading) }
    if edges.contains(.bottom) { insert(.bottom) }
    if edges.contains(.trailing) { insert(.trailing) }
  }
}

extension NSRectAlignment {
  fileprivate static let all: [NSRectAlignment] = [
    .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
    .topTrailing,
  ]
}

extension NSCollectionLayoutItem {
  /// Makes an item or a group from a value of the module `LayoutCore`; the frames of a custom group
  /// are left out.
  fileprivate static func made(from item: CompositionalItem) -> NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(item.size)
    let made: NSCollectionLayoutItem =
      if case .group(let group) = item.content {
        NSCollectionLayoutGroup.made(from: group, size)
      } else {
        NSCollectionLayoutItem(layoutSize: size)
      }
    made.supplementaryItems = item.supplementaries.map { .made(from: $0) }
    made.contentInsets = NSDirectionalEdgeInsets(item.insets)
    let edges = item.edges
    if edges != CompositionalEdges() {
      made.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: edges.leading.map(NSCollectionLayoutSpacing.init),
        top: edges.top.map(NSCollectionLayoutSpacing.init),
        trailing: edges.trailing.map(NSCollectionLayoutSpacing.init),
        bottom: edges.bottom.map(NSCollectionLayoutSpacing.init))
    }
    return made
  }
}

extension NSCollectionLayoutGroup {
  fileprivate static func made(
    from group: CompositionalGroup, _ size: NSCollectionLayoutSize
  ) -> NSCollectionLayoutGroup {
    let items = group.items.map(NSCollectionLayoutItem.made)
    let first = items.first ?? NSCollectionLayoutItem(layoutSize: size)
    let made: NSCollectionLayoutGroup =
      switch (group.axis, group.count) {
      case (.horizontal, .whileThereIsRoom): .horizontal(layoutSize: size, subitems: items)
      case (.horizontal, .computingLengths(let count)):
        .horizontal(layoutSize: size, subitem: first, count: count)
      case (.horizontal, .repeating(let count)):
        .horizontal(layoutSize: size, repeatingSubitem: first, count: count)
      case (.vertical, .whileThereIsRoom): .vertical(layoutSize: size, subitems: items)
      case (.vertical, .computingLengths(let count)):
        .vertical(layoutSize: size, subitem: first, count: count)
      case (.vertical, .repeating(let count)):
        .vertical(layoutSize: size, repeatingSubitem: first, count: count)
      }
    made.interItemSpacing = group.spacing.map(NSCollectionLayoutSpacing.init)
    return made
  }
}

extension NSCollectionLayoutSize {
  fileprivate convenience init(_ size: CompositionalSize) {
    self.init(
      widthDimension: NSCollectionLayoutDimension(size.width),
      heightDimension: NSCollectionLayoutDimension(size.height))
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: CompositionalInsets) {
    self.init(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  fileprivate init(_ behavior: CompositionalSection.OrthogonalScrolling) {
    self =
      switch behavior {
      case .none: .none
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
  }
}
