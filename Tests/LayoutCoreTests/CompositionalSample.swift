import Foundation
import LayoutCore

/// Sections for tests of compositional layouts, as an app would describe them.
enum CompositionalSample {
  static let whole = CompositionalSize(
    width: .init(.fractionalWidth, 1), height: .init(.fractionalHeight, 1))

  static func size(
    _ width: CompositionalDimension, _ height: CompositionalDimension
  ) -> CompositionalSize { CompositionalSize(width: width, height: height) }

  static func cell(
    _ size: CompositionalSize = whole, insets: CompositionalInsets = .zero,
    _ supplementaries: [CompositionalSupplementary] = []
  ) -> CompositionalItem {
    CompositionalItem(size: size, insets: insets, supplementaries: supplementaries)
  }

  static func group(
    _ size: CompositionalSize, _ axis: Axis, _ items: [CompositionalItem],
    count: CompositionalGroup.Count = .whileThereIsRoom, spacing: Double = 0,
    insets: CompositionalInsets = .zero, _ supplementaries: [CompositionalSupplementary] = []
  ) -> CompositionalItem {
    CompositionalItem(
      size: size, insets: insets, supplementaries: supplementaries,
      content: .group(
        CompositionalGroup(
          axis: axis, items: items, count: count,
          spacing: spacing == 0 ? nil : CompositionalSpacing(isFlexible: false, spacing))))
  }

  /// A row of a fixed height.
  static func row(_ height: Double) -> CompositionalSize {
    size(.init(.fractionalWidth, 1), .init(.absolute, height))
  }

  /// Three columns: one cell, two and three.
  static func groups(_ count: Int) -> CompositionalSection {
    let third = size(.init(.fractionalWidth, 1.0 / 3), .init(.fractionalHeight, 1))
    return CompositionalSection(
      group: group(
        row(100), .horizontal,
        [
          cell(third, insets: .init(trailing: 4)),
          group(
            third, .vertical, [cell()], count: .computingLengths(2), spacing: 8,
            insets: .init(leading: 4, trailing: 4)),
          group(
            third, .vertical, [cell()], count: .computingLengths(3), spacing: 8,
            insets: .init(leading: 4)),
        ], insets: .init(leading: 16, trailing: 16)),
      itemCount: count, groupSpacing: 8)
  }

  /// Four cells with a badge each, and a bar beside each row.
  static func badges(_ count: Int) -> CompositionalSection {
    let badge = CompositionalSupplementary(
      kind: "badge", size: size(.init(.absolute, 15), .init(.absolute, 15)),
      containerAnchor: .init(
        edges: [.top, .trailing], offset: .init(x: 0.5, y: -0.5), isFractional: true))
    let bar = CompositionalSupplementary(
      kind: "bar", size: size(.init(.absolute, 20), .init(.absolute, 60)),
      containerAnchor: .init(edges: .trailing, offset: .init(x: 1, y: 0), isFractional: true))
    let square = size(.init(.fractionalWidth, 1), .init(.fractionalWidth, 0.25))
    return CompositionalSection(
      group: group(
        row(80), .horizontal, [cell(square, [badge])], count: .computingLengths(4), spacing: 16,
        insets: .init(trailing: 20), [bar]),
      itemCount: count, insets: .init(bottom: 16), groupSpacing: 16)
  }

  /// A row that scrolls sideways, with a view behind it.
  static func decorated(_ count: Int) -> CompositionalSection {
    CompositionalSection(
      group: group(row(40), .horizontal, [cell()], count: .computingLengths(4), spacing: 8),
      itemCount: count, insets: .init(top: 16, leading: 16, bottom: 16, trailing: 16),
      groupSpacing: 8, orthogonal: .continuous, decorations: [.init(kind: "background")])
  }

  /// A list with a header and a footer that stay visible.
  static func list(_ count: Int) -> CompositionalSection {
    let edges = [CompositionalAnchor.Edges.top, .bottom].map { edge in
      CompositionalSection.BoundaryItem(
        view: .init(kind: "\(edge.rawValue)", size: row(24), containerAnchor: .init(edges: edge)),
        alignment: edge, isPinned: true)
    }
    return CompositionalSection(
      group: group(row(40), .horizontal, [cell()], count: .computingLengths(1)),
      itemCount: count, groupSpacing: 2, boundaryItems: edges)
  }

  /// The measured sizes of the cells of sections, by section and by item.
  static func sizes(
    of sections: [CompositionalSection], _ measured: (ItemPlace) -> CGSize?
  ) -> [Int: [Int: CGSize]] {
    var sizes: [Int: [Int: CGSize]] = [:]
    for (index, section) in sections.enumerated() {
      for item in 0..<section.itemCount {
        if let size = measured(ItemPlace(index, item)) { sizes[index, default: [:]][item] = size }
      }
    }
    return sizes
  }
}
