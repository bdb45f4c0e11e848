import Foundation
import LayoutCore
import TestSupport

/// Sections and a container that belong to a seed.
struct FlowSample {
  var axis: Axis
  var container: FlowContainer
  var sections: [FlowSection]
  private var random: SeededGenerator

  /// Makes sensible numbers: sizes fit, insets and spacings are not negative.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    axis = Bool.random(using: &random) ? .vertical : .horizontal
    container = FlowContainer(
      breadth: .random(in: 100...800, using: &random),
      contentInset: AxisInsets(start: 20, end: 10, near: 5, far: 7))
    sections = []
    for _ in 0..<Int.random(in: 0...5, using: &random) { sections.append(section()) }
  }

  var geometry: FlowGeometry {
    FlowGeometry(axis: axis, container: container, sections: sections)
  }

  /// Returns a rectangle that is somewhere about the content.
  mutating func query() -> CGRect {
    let content = geometry.contentSize
    return CGRect(
      x: .random(in: -50...(content.width + 50), using: &random),
      y: .random(in: -50...(content.height + 50), using: &random),
      width: .random(in: 0...300, using: &random), height: .random(in: 0...300, using: &random))
  }

  /// Returns a frame of some item, whose edges a query is then exactly on.
  mutating func edgeQuery() -> CGRect? {
    guard let section = sections.indices.randomElement(using: &random),
      let item = (0..<sections[section].items.count).randomElement(using: &random)
    else { return nil }
    return geometry.item(item, section: section)
  }

  /// Sets the extent of random items along the axis, across it or both to 0.
  mutating func emptyItems() {
    for section in sections.indices {
      var sizes = FlowItemSizes()
      for item in 0..<sections[section].items.count {
        let size = sections[section].items[item]
        sizes.append(
          AxisSize(
            along: Bool.random(using: &random) ? 0 : size.along,
            across: Bool.random(using: &random) ? 0 : size.across))
      }
      sections[section].items = sizes
    }
  }

  private mutating func section() -> FlowSection {
    FlowSection(
      items: items(), header: Bool.random(using: &random) ? 0 : 30,
      footer: Bool.random(using: &random) ? 0 : 20,
      inset: AxisInsets(
        start: .random(in: 0...20, using: &random), end: .random(in: 0...20, using: &random),
        near: .random(in: 0...20, using: &random), far: .random(in: 0...20, using: &random)),
      lineSpacing: .random(in: 0...15, using: &random),
      interitemSpacing: .random(in: 0...15, using: &random))
  }

  private mutating func items() -> FlowItemSizes {
    let count = Int.random(in: 0...60, using: &random)
    guard Bool.random(using: &random) else {
      return FlowItemSizes(repeating: AxisSize(along: 33.3, across: 41.7), count: count)
    }
    var sizes = FlowItemSizes()
    for _ in 0..<count {
      sizes.append(
        AxisSize(
          along: .random(in: 1...80, using: &random), across: .random(in: 1...45, using: &random)))
    }
    return sizes
  }
}

extension FlowGeometry {
  /// Every element by requesting each, as a search through all would.
  func allElements(pinning: FlowPinning = .none) -> [FlowElement] {
    (0..<numberOfSections).flatMap { section in
      let header = header(section: section, pinning: pinning)
        .map { FlowElement(kind: .header, section: section, frame: $0) }
      let items = (0..<numberOfItems(inSection: section)).compactMap { item in
        self.item(item, section: section)
          .map { FlowElement(kind: .item(item), section: section, frame: $0) }
      }
      let footer = footer(section: section, pinning: pinning)
        .map { FlowElement(kind: .footer, section: section, frame: $0) }
      return [header].compactMap(\.self) + items + [footer].compactMap(\.self)
    }
  }
}
