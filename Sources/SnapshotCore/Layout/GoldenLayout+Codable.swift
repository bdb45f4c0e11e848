import Foundation

// Rectangles, sizes, points, insets and index paths are arrays, as `quarterturn layout` prints them.

extension CGRect {
  /// Left, top, width and height as they were given, so that a negative width stays one.
  var coordinates: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}

extension KeyedDecodingContainer {
  /// Reads an array of exactly `count` numbers.
  fileprivate func numbers(_ count: Int, forKey key: Key) throws -> [Double] {
    let values = try decode([ExactDouble].self, forKey: key).map(\.value)
    guard values.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(values.count) numbers, not \(count)")
    }
    return values
  }

  fileprivate func size(forKey key: Key) throws -> CGSize {
    let values = try numbers(2, forKey: key)
    return CGSize(width: values[0], height: values[1])
  }

  fileprivate func rectangle(forKey key: Key) throws -> CGRect {
    let values = try numbers(4, forKey: key)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  fileprivate func number(forKey key: Key) throws -> Double {
    try decode(ExactDouble.self, forKey: key).value
  }
}

extension GoldenLayout: Codable {
  enum CodingKeys: String, CodingKey {
    case name, device, orientation, scale, scrollAxis, contentSize, viewport, origin, sections
    case elements
  }

  /// Reads a layout and puts its parts in order.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let origin = try container.numbers(2, forKey: .origin)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      device: try container.decode(String.self, forKey: .device),
      orientation: try container.decode(Orientation.self, forKey: .orientation),
      scale: try container.number(forKey: .scale),
      scrollAxis: try container.decode(ScrollAxis.self, forKey: .scrollAxis),
      contentSize: try container.size(forKey: .contentSize),
      viewport: try container.rectangle(forKey: .viewport),
      origin: CGPoint(x: origin[0], y: origin[1]),
      sections: try container.decode([Section].self, forKey: .sections),
      elements: try container.decode([Element].self, forKey: .elements))
  }

  /// Writes a layout as `canonicalJSON` does, but for the order of the keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(device, forKey: .device)
    try container.encode(orientation, forKey: .orientation)
    try container.encode(ExactDouble(scale), forKey: .scale)
    try container.encode(scrollAxis, forKey: .scrollAxis)
    try container.encode(exact(contentSize), forKey: .contentSize)
    try container.encode(viewport.coordinates.map(ExactDouble.init), forKey: .viewport)
    try container.encode([origin.x, origin.y].map { ExactDouble($0) }, forKey: .origin)
    try container.encode(sections, forKey: .sections)
    try container.encode(elements, forKey: .elements)
  }
}

private func exact(_ size: CGSize) -> [ExactDouble] {
  [ExactDouble(size.width), ExactDouble(size.height)]
}

extension GoldenLayout.Section: Codable {
  enum CodingKeys: String, CodingKey {
    case index, inset, lineSpacing, interitemSpacing, headerSize, footerSize
  }

  /// Reads a section's metrics.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let inset = try container.numbers(4, forKey: .inset)
    self.init(
      index: try container.decode(Int.self, forKey: .index),
      inset: .init(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3]),
      lineSpacing: try container.number(forKey: .lineSpacing),
      interitemSpacing: try container.number(forKey: .interitemSpacing),
      headerSize: try container.size(forKey: .headerSize),
      footerSize: try container.size(forKey: .footerSize))
  }

  /// Writes a section's metrics.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(index, forKey: .index)
    try container.encode(inset.distances.map(ExactDouble.init), forKey: .inset)
    try container.encode(ExactDouble(lineSpacing), forKey: .lineSpacing)
    try container.encode(ExactDouble(interitemSpacing), forKey: .interitemSpacing)
    try container.encode(exact(headerSize), forKey: .headerSize)
    try container.encode(exact(footerSize), forKey: .footerSize)
  }
}

extension GoldenLayout.Insets {
  /// Top, left, bottom, right.
  var distances: [Double] { [top, left, bottom, right] }
}

extension GoldenLayout.Element: Codable {
  enum CodingKeys: String, CodingKey {
    case kind, indexPath, frame, zIndex, line, text, font, color
  }

  /// Reads an element.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: .init(rawValue: try container.decode(String.self, forKey: .kind)),
      indexPath: try container.decode(GoldenLayout.Index.self, forKey: .indexPath),
      frame: try container.rectangle(forKey: .frame),
      zIndex: try container.decode(Int.self, forKey: .zIndex),
      text: try container.decodeIfPresent(String.self, forKey: .text),
      font: try container.decodeIfPresent(String.self, forKey: .font),
      color: try container.decodeIfPresent(String.self, forKey: .color),
      line: try container.decodeIfPresent(Int.self, forKey: .line))
  }

  /// Writes an element.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind.rawValue, forKey: .kind)
    try container.encode(indexPath, forKey: .indexPath)
    try container.encode(frame.coordinates.map(ExactDouble.init), forKey: .frame)
    try container.encode(zIndex, forKey: .zIndex)
    try container.encodeIfPresent(line, forKey: .line)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encodeIfPresent(font, forKey: .font)
    try container.encodeIfPresent(color, forKey: .color)
  }
}

extension GoldenLayout.Index: Codable {
  /// Reads an array of section and item.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Int.self), try container.decode(Int.self))
  }

  /// Writes an array of section and item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(section)
    try container.encode(item)
  }
}
