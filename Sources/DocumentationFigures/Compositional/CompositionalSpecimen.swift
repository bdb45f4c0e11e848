import Foundation
import LayoutCore

/// The layout of the figure of compositional layouts: a mosaic, a row that scrolls horizontally,
/// and a list.
struct CompositionalSpecimen {
  /// The size of the layout's container, in points.
  static let container = CGSize(width: 375, height: 736)
  /// The insets of the mosaic's section.
  static let insets = CompositionalInsets(leading: 16, bottom: 16, trailing: 16)
  /// The insets of the mosaic's items.
  static let itemInset = 4.0
  /// The height of a group of the mosaic.
  static let groupHeight = 220.0
  /// The height of the mosaic's header.
  static let headerHeight = 44.0
  /// The distance between two groups, and between two sections.
  static let spacing = (groups: 8.0, sections: 12.0)

  /// The frames of all elements.
  let geometry = CompositionalGeometry(
    axis: .vertical, container: container, scale: 3, sectionSpacing: spacing.sections,
    sections: [mosaic, row, list])

  /// The measures of the mosaic as text, such as `⅔ of 343`, keyed by their names.
  private let measures = Dictionary(
    mosaic.measures(on: .vertical, in: container).map { ($0.name, $0.text) },
    uniquingKeysWith: { first, _ in first })

  /// Returns a measure of the first section, the mosaic, by its name; empty if there is none.
  func measure(_ name: String) -> String { measures[name] ?? "" }

  /// The frame of the first group.
  var group: CGRect {
    CGRect(
      x: Self.insets.leading, y: Self.headerHeight,
      width: Double(Self.container.width) - Self.insets.leading - Self.insets.trailing,
      height: Self.groupHeight)
  }

  /// The frame of the second group.
  var nextGroup: CGRect {
    group.offsetBy(dx: 0, dy: Self.groupHeight + Self.spacing.groups)
  }

  /// The slot of the first item, with the insets around its cell.
  var slot: CGRect { cell(0, 0).insetBy(dx: -Self.itemInset, dy: -Self.itemInset) }

  /// The frame of the first section.
  var section: CGRect {
    CGRect(
      x: 0, y: 0, width: Self.container.width, height: nextGroup.maxY + Self.insets.bottom)
  }

  /// Returns the frame of a cell; zero if there is no such cell.
  func cell(_ section: Int, _ item: Int) -> CGRect {
    geometry.cell(ItemPlace(section, item))?.frame ?? .zero
  }

  private static let whole = CompositionalSize(
    width: .init(.fractionalWidth, 1), height: .init(.fractionalHeight, 1))

  private static func row(_ height: Double) -> CompositionalSize {
    CompositionalSize(width: .init(.fractionalWidth, 1), height: .init(.absolute, height))
  }

  private static var mosaic: CompositionalSection {
    let around = CompositionalInsets(
      top: itemInset, leading: itemInset, bottom: itemInset, trailing: itemInset)
    func part(_ width: Double) -> CompositionalSize {
      CompositionalSize(width: .init(.fractionalWidth, width), height: .init(.fractionalHeight, 1))
    }
    let half = CompositionalSize(
      width: .init(.fractionalWidth, 1), height: .init(.fractionalHeight, 0.5))
    let pair = CompositionalGroup(axis: .vertical, items: [.init(size: half, insets: around)])
    let line = CompositionalGroup(
      axis: .horizontal,
      items: [
        .init(size: part(2.0 / 3), insets: around),
        .init(size: part(1.0 / 3), content: .group(pair)),
      ])
    let header = CompositionalSection.BoundaryItem(
      view: .init(kind: "header", size: row(headerHeight), containerAnchor: .init(edges: .top)),
      alignment: .top)
    return CompositionalSection(
      group: .init(size: row(groupHeight), content: .group(line)), itemCount: 6, insets: insets,
      groupSpacing: spacing.groups, boundaryItems: [header])
  }

  private static var row: CompositionalSection {
    let size = CompositionalSize(width: .init(.absolute, 132), height: .init(.absolute, 112))
    let group = CompositionalGroup(axis: .horizontal, items: [.init(size: whole)])
    return CompositionalSection(
      group: .init(size: size, content: .group(group)), itemCount: 5,
      insets: .init(leading: 20, trailing: 20), groupSpacing: 8, orthogonal: .continuous)
  }

  private static var list: CompositionalSection {
    let group = CompositionalGroup(axis: .horizontal, items: [.init(size: whole)])
    return CompositionalSection(
      group: .init(size: row(52), content: .group(group)), itemCount: 5,
      insets: .init(leading: 20, trailing: 20), groupSpacing: 4)
  }
}
