import Foundation
package import LayoutCore

// The encoder and the decoder of each type are next to each other. Rectangles, sizes, points,
// insets and index paths are arrays, as in the output of `quarterturn layout`.

extension RecordedLayout: Decodable {
  private enum Keys: String, CodingKey {
    case name, device, orientation, scale, scrollAxis, contentSize, viewport, origin, sections
    case elements, screenFrame, screen, settings, views
  }

  /// The recorded layout as canonical JSON, with one element per line and exact doubles.
  ///
  /// Equal layouts give equal text, and decoding the text gives an equal layout.
  package var canonicalJSON: String { json.canonical }

  package var json: JSONValue { json(telling: \.json) }

  /// A function that encodes a view.
  package typealias ViewText = (LayoutRecord.View) -> JSONValue

  /// Returns the recorded layout as a JSON value in which each view is encoded by `view`.
  package func json(telling view: ViewText) -> JSONValue {
    var members: [JSONValue.Member] = [
      ("name", .text(name)), ("device", .text(device)),
      ("orientation", .text(orientation.rawValue)), ("scale", .number(scale)),
    ]
    if let settings = layout.settings { members.append(("settings", settings.json)) }
    members += [
      ("scrollAxis", .text(layout.scrolling)), ("contentSize", .size(layout.contentSize)),
      ("viewport", .numbers(layout.viewport.coordinates)),
      ("origin", .numbers([Double(origin.x), Double(origin.y)])),
      ("sections", .lines(layout.sections.map { $0.json(layout.axis) })),
      ("elements", .lines(layout.elements.map { $0.json(telling: view) })),
    ]
    if layout.hasViews && layout.viewVersion > 1 {
      members.append(("views", .integer(layout.viewVersion)))
    }
    if let screen = layout.screen {
      members.append(("screenFrame", .numbers(layout.screenFrame.coordinates)))
      members.append(("screen", view(screen)))
    }
    return .object(members)
  }

  /// Decodes a recorded layout, and sorts its sections and elements.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let origin = try container.numbers(2, forKey: .origin)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      device: try container.decode(String.self, forKey: .device),
      orientation: try container.decode(Orientation.self, forKey: .orientation),
      scale: try container.number(forKey: .scale), origin: CGPoint(x: origin[0], y: origin[1]),
      layout: try Self.layout(container))
  }

  private static func layout(_ container: KeyedDecodingContainer<Keys>) throws -> LayoutRecord {
    var layout = LayoutRecord(
      scrollAxis: try axis(container), contentSize: try container.size(forKey: .contentSize),
      viewport: try container.rectangle(forKey: .viewport))
    var sections = try container.nestedUnkeyedContainer(forKey: .sections)
    while !sections.isAtEnd {
      // The axis is decoded first, because it determines which two of a section's four insets are
      // along it.
      layout.sections.append(try .init(from: &sections, axis: layout.axis))
    }
    var elements = try container.nestedUnkeyedContainer(forKey: .elements)
    while !elements.isAtEnd { layout.elements.append(try .init(from: &elements)) }
    layout.screen = try container.decodeIfPresent(LayoutRecord.View.self, forKey: .screen)
    if layout.screen != nil { layout.screenFrame = try container.rectangle(forKey: .screenFrame) }
    layout.settings = try container.decodeIfPresent(
      SettingsObject.self, forKey: .settings)?.values
    // Goldens of version 1 have no version number.
    let version = try container.decodeIfPresent(Int.self, forKey: .views)
    if layout.hasViews { layout.viewVersion = version ?? 1 }
    return layout
  }

  private static func axis(_ container: KeyedDecodingContainer<Keys>) throws -> Axis? {
    let name = try container.decode(String.self, forKey: .scrollAxis)
    let axis = Axis(rawValue: name)
    guard axis != nil || name == "none" else {
      throw DecodingError.dataCorruptedError(
        forKey: .scrollAxis, in: container, debugDescription: "\(name) is not an axis")
    }
    return axis
  }
}

extension LayoutRecord.Section {
  private enum Keys: String, CodingKey {
    case index, inset, lineSpacing, interitemSpacing, headerSize, footerSize, measures
  }

  fileprivate func json(_ axis: Axis) -> JSONValue {
    let sides = axis.sides(inset)
    var members: [JSONValue.Member] = [
      ("index", .integer(index)),
      ("inset", .numbers([sides.top, sides.left, sides.bottom, sides.right])),
      ("lineSpacing", .number(lineSpacing)), ("interitemSpacing", .number(interitemSpacing)),
      ("headerSize", .size(headerSize)), ("footerSize", .size(footerSize)),
    ]
    if !measures.isEmpty {
      members.append(("measures", .list(measures.map { .list([.text($0.name), .text($0.text)]) })))
    }
    return .object(members)
  }

  fileprivate init(from sections: inout any UnkeyedDecodingContainer, axis: Axis) throws {
    let container = try sections.nestedContainer(keyedBy: Keys.self)
    let inset = try container.numbers(4, forKey: .inset)
    self.init(
      index: try container.decode(Int.self, forKey: .index),
      inset: axis.insets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3]),
      lineSpacing: try container.number(forKey: .lineSpacing),
      interitemSpacing: try container.number(forKey: .interitemSpacing),
      headerSize: try container.size(forKey: .headerSize),
      footerSize: try container.size(forKey: .footerSize))
    let pairs = try container.decodeIfPresent([[String]].self, forKey: .measures) ?? []
    measures = pairs.filter { $0.count == 2 }.map { .init($0[0], $0[1]) }
  }
}

extension LayoutRecord.Element {
  private enum Keys: String, CodingKey {
    case kind, indexPath, frame, zIndex, line, text, font, color, view
  }

  fileprivate func json(telling told: RecordedLayout.ViewText) -> JSONValue {
    var members: [JSONValue.Member] = []
    members.reserveCapacity(9)
    members += [
      ("kind", .text(kind.rawValue)),
      ("indexPath", .list([.integer(indexPath.section), .integer(indexPath.item)])),
      ("frame", .numbers(frame.coordinates)), ("zIndex", .integer(zIndex)),
    ]
    if let line { members.append(("line", .integer(line))) }
    for (name, value) in [("text", text), ("font", font), ("color", color)] {
      if let value { members.append((name, .text(value))) }
    }
    if let view { members.append(("view", told(view))) }
    return .object(members)
  }

  fileprivate init(from elements: inout any UnkeyedDecodingContainer) throws {
    let container = try elements.nestedContainer(keyedBy: Keys.self)
    var path = try container.nestedUnkeyedContainer(forKey: .indexPath)
    self.init(
      kind: .init(rawValue: try container.decode(String.self, forKey: .kind)),
      indexPath: ItemPlace(try path.decode(Int.self), try path.decode(Int.self)),
      frame: try container.rectangle(forKey: .frame),
      zIndex: try container.decode(Int.self, forKey: .zIndex),
      text: try container.decodeIfPresent(String.self, forKey: .text),
      font: try container.decodeIfPresent(String.self, forKey: .font),
      color: try container.decodeIfPresent(String.self, forKey: .color),
      line: try container.decodeIfPresent(Int.self, forKey: .line))
    view = try container.decodeIfPresent(LayoutRecord.View.self, forKey: .view)
  }
}

extension JSONValue {
  /// Returns an array of width and height.
  fileprivate static func size(_ size: CGSize) -> JSONValue {
    .numbers([Double(size.width), Double(size.height)])
  }
}
