import Foundation
import LayoutCore

extension GoldenPane {
  /// The pane as JSON with one spelling: an element a line, doubles exact.
  ///
  /// Equal panes give equal text, and the text decodes to an equal pane.
  public var canonicalJSON: String {
    var json = CanonicalJSON()
    write(to: &json)
    return json.text
  }

  func write(to json: inout CanonicalJSON) {
    json.object { json in
      writeFacts(to: &json)
      json.key("sections")
      json.lines(layout.sections) { json, section in section.write(to: &json, axis: layout.axis) }
      json.key("elements")
      json.lines(layout.elements) { json, element in element.write(to: &json) }
    }
  }

  private func writeFacts(to json: inout CanonicalJSON) {
    json.member("name", name)
    json.member("device", device)
    json.member("orientation", orientation.rawValue)
    json.member("scale", scale)
    json.member("scrollAxis", layout.scrolling)
    json.member("contentSize", layout.contentSize)
    json.member("viewport", layout.viewport.coordinates)
    json.member("origin", [origin.x, origin.y])
  }
}

extension LayoutRecord.Section {
  fileprivate func write(to json: inout CanonicalJSON, axis: Axis) {
    let sides = axis.sides(inset)
    json.object { json in
      json.key("index")
      json.integer(index)
      json.member("inset", [sides.top, sides.left, sides.bottom, sides.right])
      json.member("lineSpacing", lineSpacing)
      json.member("interitemSpacing", interitemSpacing)
      json.member("headerSize", headerSize)
      json.member("footerSize", footerSize)
    }
  }
}

extension LayoutRecord.Element {
  fileprivate func write(to json: inout CanonicalJSON) {
    json.object { json in
      json.member("kind", kind.rawValue)
      json.key("indexPath")
      json.array { json in
        json.integer(indexPath.section)
        json.integer(indexPath.item)
      }
      json.member("frame", frame.coordinates)
      json.key("zIndex")
      json.integer(zIndex)
      writeContent(to: &json)
    }
  }

  private func writeContent(to json: inout CanonicalJSON) {
    if let line {
      json.key("line")
      json.integer(line)
    }
    if let text { json.member("text", text) }
    if let font { json.member("font", font) }
    if let color { json.member("color", color) }
  }
}

extension CanonicalJSON {
  mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Double) {
    key(name)
    number(value)
  }

  fileprivate mutating func member(_ name: String, _ values: [Double]) {
    key(name)
    numbers(values)
  }

  fileprivate mutating func member(_ name: String, _ size: CGSize) {
    member(name, [Double(size.width), Double(size.height)])
  }
}
