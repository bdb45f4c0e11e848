import CommandLineKit
import Foundation
import LayoutComparison
import LayoutCore
import SnapshotCore

/// A golden's layout as a table with one line for each section and element.
struct LayoutTable {
  let pane: RecordedLayout

  private var layout: LayoutRecord { pane.layout }

  var text: String {
    ([head, place] + settings + layout.sections.map(line) + [columns] + layout.elements.map(line))
      .joined(separator: "\n")
  }

  private var head: String {
    let name = pane.name.isEmpty ? "" : "\(Quotation.plain(pane.name)) · "
    let device = Quotation.plain(pane.device)
    let content = size(layout.contentSize)
    return "\(name)\(device) · \(pane.orientation.rawValue): content \(content), "
      + (layout.scrollAxis.map { "scrolls \($0.rawValue)" } ?? "does not scroll")
  }

  private var place: String {
    let view = layout.viewport
    let seen = "\(number(view.minX)),\(number(view.minY)) \(size(view.size))"
    return "  seen \(seen), in the picture at \(number(pane.origin.x)),\(number(pane.origin.y))"
  }

  private var settings: [String] {
    let line = layout.settings.map { Quotation.line($0.line) } ?? ""
    return line.isEmpty ? [] : ["  \(line)"]
  }

  private func line(of section: LayoutRecord.Section) -> String {
    "  section \(section.index): \(section.text(on: layout.axis))"
  }

  private static let widths = [24, 10, 10, 10, 10, 5, 5]

  private var columns: String { row(["element", "x", "y", "width", "height", "z", "line"], "") }

  private func line(of element: LayoutRecord.Element) -> String {
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

  private func number(_ value: Double) -> String { value.thousandths }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
