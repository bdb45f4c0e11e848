import Foundation
import LayoutCore

extension GoldenPane {
  /// The pane as JSON with one spelling: an element a line, doubles exact.
  ///
  /// Equal panes give equal text, and the text decodes to an equal pane.
  public var canonicalJSON: String { json.canonical }

  var json: JSONValue {
    .object([
      ("name", .text(name)), ("device", .text(device)),
      ("orientation", .text(orientation.rawValue)), ("scale", .number(scale)),
      ("scrollAxis", .text(layout.scrolling)), ("contentSize", layout.contentSize.json),
      ("viewport", .numbers(layout.viewport.coordinates)),
      ("origin", .numbers([Double(origin.x), Double(origin.y)])),
      ("sections", .lines(layout.sections.map { $0.json(layout.axis) })),
      ("elements", .lines(layout.elements.map(\.json))),
    ])
  }
}

extension LayoutRecord.Section {
  fileprivate func json(_ axis: Axis) -> JSONValue {
    let sides = axis.sides(inset)
    return .object([
      ("index", .integer(index)),
      ("inset", .numbers([sides.top, sides.left, sides.bottom, sides.right])),
      ("lineSpacing", .number(lineSpacing)), ("interitemSpacing", .number(interitemSpacing)),
      ("headerSize", headerSize.json), ("footerSize", footerSize.json),
    ])
  }
}

extension LayoutRecord.Element {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      ("kind", .text(kind.rawValue)),
      ("indexPath", .list([.integer(indexPath.section), .integer(indexPath.item)])),
      ("frame", .numbers(frame.coordinates)), ("zIndex", .integer(zIndex)),
    ]
    if let line { members.append(("line", .integer(line))) }
    for (name, value) in [("text", text), ("font", font), ("color", color)] {
      if let value { members.append((name, .text(value))) }
    }
    return .object(members)
  }
}

extension CGSize {
  fileprivate var json: JSONValue { .numbers([Double(width), Double(height)]) }
}
