import Foundation
import SnapshotCore

/// A golden's layout as a table: a section or an element a line.
struct LayoutTable {
  let layout: GoldenLayout

  var text: String {
    ([head, place] + layout.sections.map(line) + [columns] + layout.elements.map(line))
      .joined(separator: "\n")
  }

  private var head: String {
    let name = layout.name.isEmpty ? "" : "\(Quotation.plain(layout.name)) · "
    let device = Quotation.plain(layout.device)
    let content = size(layout.contentSize)
    return "\(name)\(device) · \(layout.orientation.rawValue): content \(content), "
      + (layout.scrollAxis == .none ? "does not scroll" : "scrolls \(layout.scrollAxis.rawValue)")
  }

  private var place: String {
    let view = layout.viewport
    let seen = "\(number(view.minX)),\(number(view.minY)) \(size(view.size))"
    return "  seen \(seen), in the picture at \(number(layout.origin.x)),\(number(layout.origin.y))"
  }

  private func line(of section: GoldenLayout.Section) -> String {
    let inset = section.inset
    let sides = [inset.top, inset.left, inset.bottom, inset.right].map { number($0) }
    return "  section \(section.index): inset \(sides.joined(separator: ",")), "
      + "line spacing \(number(section.lineSpacing)), "
      + "item spacing \(number(section.interitemSpacing)), "
      + "header \(size(section.headerSize)), footer \(size(section.footerSize))"
  }

  private static let widths = [24, 10, 10, 10, 10, 5, 5]

  private var columns: String { row(["element", "x", "y", "width", "height", "z", "line"], "") }

  private func line(of element: GoldenLayout.Element) -> String {
    let frame = element.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }
    let looks = [element.text.map { "“\($0)”" }, element.font, element.color].compactMap(\.self)
    return row(
      [Quotation.plain(element.label)] + numbers
        + ["\(element.zIndex)", element.line.map(String.init) ?? ""],
      Quotation.plain(looks.joined(separator: " ")))
  }

  private func row(_ cells: [String], _ rest: String) -> String {
    let padded = zip(cells, Self.widths).map { $0.padded(to: $1) }.joined()
    return "  " + (padded + rest).trimmingSuffix(while: { $0 == " " })
  }

  private func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  private func number(_ value: Double) -> String { JSONText.rounded(value) }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
