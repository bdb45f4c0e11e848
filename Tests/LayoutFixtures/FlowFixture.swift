package import Foundation
package import LayoutComparison
package import LayoutCore

/// A small vertical flow layout, enough to have lines, wraps and pushes.
package struct FlowFixture {
  package var width = 320.0
  package var height = 480.0
  package var inset = Axis.vertical.insets(top: 10, left: 16, bottom: 10, right: 16)
  package var lineSpacing = 10.0
  package var interitemSpacing = 10.0
  package var header = 0.0
  package var sections: [[Item]] = [[Item](repeating: Item(), count: 9)]
  package var name = ""
  package var device = "iPhone 7"

  package struct Item {
    package var size = CGSize(width: 80, height: 40)
    package var text: String?
    package var font: String?
    package var color: String?
    package var zIndex = 0

    package init(size: CGSize = CGSize(width: 80, height: 40), text: String? = nil) {
      (self.size, self.text) = (size, text)
    }
  }

  package init(
    width: Double = 320, height: Double = 480, header: Double = 0,
    sections: [[Item]] = [[Item](repeating: Item(), count: 9)], name: String = "",
    device: String = "iPhone 7"
  ) {
    (self.width, self.height, self.header) = (width, height, header)
    (self.sections, self.name, self.device) = (sections, name, device)
  }

  /// Lays the items out, left-aligned, line by line.
  package var layout: RecordedLayout {
    var elements: [LayoutRecord.Element] = []
    var y = 0.0
    for (section, items) in sections.enumerated() {
      if header > 0 {
        let frame = CGRect(x: 0, y: y, width: width, height: header)
        elements.append(.init(kind: .header, indexPath: .init(section, 0), frame: frame))
      }
      y = place(items, section: section, top: y + header, into: &elements)
    }
    let metrics = sections.indices.map { index in
      LayoutRecord.Section(
        index: index, inset: inset, lineSpacing: lineSpacing, interitemSpacing: interitemSpacing,
        headerSize: CGSize(width: 0, height: header))
    }
    return RecordedLayout(
      name: name, device: device, orientation: .portrait, scale: 2,
      layout: LayoutRecord(
        scrollAxis: .vertical, contentSize: CGSize(width: width, height: y),
        viewport: CGRect(x: 0, y: 0, width: width, height: height), sections: metrics,
        elements: elements))
  }

  private func place(
    _ items: [Item], section: Int, top: Double, into elements: inout [LayoutRecord.Element]
  ) -> Double {
    var (x, y, line) = (inset.near, top + inset.start, 0)
    var height = 0.0
    for (number, item) in items.enumerated() {
      if x > inset.near && x + item.size.width > width - inset.far {
        (x, y, line) = (inset.near, y + height + lineSpacing, line + 1)
        height = 0
      }
      elements.append(
        .init(
          indexPath: .init(section, number),
          frame: CGRect(x: x, y: y, width: item.size.width, height: item.size.height),
          zIndex: item.zIndex, text: item.text, font: item.font, color: item.color, line: line))
      x += item.size.width + interitemSpacing
      height = max(height, item.size.height)
    }
    return y + height + inset.end
  }
}

extension FlowFixture {
  /// The headlines of what differs from another layout.
  package func headlines(to other: FlowFixture) -> [String] {
    LayoutDifference(golden: layout, actual: other.layout).causes.map(\.headline)
  }

  /// One layout of several, each below the one before.
  package static func stacked(_ flows: [FlowFixture]) -> RecordedLayout {
    let panes = flows.map(\.layout)
    var layout = LayoutRecord(
      scrollAxis: .vertical, contentSize: .zero,
      viewport: panes.first?.layout.viewport ?? .zero)
    for part in panes.map(\.layout) {
      let (first, height) = (layout.sections.count, layout.contentSize.height)
      layout.sections += part.sections.map { section in
        .init(
          index: first + section.index, inset: section.inset, lineSpacing: section.lineSpacing,
          interitemSpacing: section.interitemSpacing, headerSize: section.headerSize)
      }
      layout.elements += part.elements.map { element in
        var element = element
        element.indexPath = .init(first + element.indexPath.section, element.indexPath.item)
        element.frame = element.frame.offsetBy(dx: 0, dy: height)
        return element
      }
      layout.contentSize = CGSize(
        width: part.contentSize.width, height: height + part.contentSize.height)
    }
    return RecordedLayout(device: "iPhone 7", orientation: .portrait, scale: 2, layout: layout)
  }

  /// Items with the given texts.
  package static func items(_ texts: String...) -> [Item] { texts.map { Item(text: $0) } }
}
