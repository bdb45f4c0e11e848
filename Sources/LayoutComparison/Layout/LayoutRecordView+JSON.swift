import Foundation
public import LayoutCore

// Members with default values are left out of the JSON objects of views, so that a screen of 2,000
// views takes no more than 60 KB in a golden.

extension LayoutRecord.View: Decodable {
  private enum Keys: String, CodingKey, CaseIterable {
    case `class`, name, frame, bounds, views, constraints, omitted, digest
  }

  /// The view as stored in goldens.
  package var json: JSONValue { json(listing: views.map(\.json)) }

  /// Returns the view as a JSON value that contains these values as its subviews.
  func json(listing subviews: [JSONValue]) -> JSONValue {
    var members: [JSONValue.Member] = [("class", .text(className))]
    if let name { members.append(("name", .text(name))) }
    members.append(("frame", .numbers(frame.coordinates)))
    if boundsOrigin != .zero {
      members.append(("bounds", .numbers([Double(boundsOrigin.x), Double(boundsOrigin.y)])))
    }
    for (property, value) in properties.sorted(by: { $0.key < $1.key }) {
      members.append((property.rawValue, .text(value)))
    }
    if !constraints.isEmpty { members.append(("constraints", .list(constraints.map(\.json)))) }
    if !subviews.isEmpty { members.append(("views", .list(subviews))) }
    if let summary {
      members.append(("omitted", .integer(summary.count)))
      members.append(("digest", .text(summary.digest)))
    }
    return .object(members)
  }

  /// Decodes a view and its subviews, or the number of a view in the table of the file.
  ///
  /// Nesting deeper than `maximumDepth` is an error.
  public init(from decoder: any Decoder) throws {
    if let key = KnownViews.key, let known = decoder.userInfo[key] as? KnownViews,
      let number = try? decoder.singleValueContainer().decode(Int.self)
    {
      self = try known.view(number)
      return
    }
    guard decoder.codingPath.count <= Self.maximumDepth else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "views are nested too deeply"))
    }
    let container = try decoder.container(keyedBy: Keys.self)
    let views = try container.decodeIfPresent([LayoutRecord.View].self, forKey: .views) ?? []
    try self.init(from: decoder, views: views)
  }

  /// Decodes a view with these subviews.
  init(from decoder: any Decoder, views: [LayoutRecord.View]) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let bounds =
      container.contains(.bounds) ? try container.numbers(2, forKey: .bounds) : [0, 0]
    self.init(
      className: try container.decode(String.self, forKey: .class),
      name: try container.decodeIfPresent(String.self, forKey: .name),
      frame: try container.rectangle(forKey: .frame),
      boundsOrigin: CGPoint(x: bounds[0], y: bounds[1]),
      properties: try Self.properties(decoder), views: views,
      constraints: try container.decodeIfPresent(
        [LayoutRecord.Constraint].self, forKey: .constraints) ?? [],
      summary: try Self.summary(container))
  }

  /// The maximum length of the coding path, which has two components for each level of views.
  ///
  /// The limit is greater than any screen needs, and small enough for the decoder's recursion not
  /// to overflow the stack.
  private static var maximumDepth: Int { 512 }

  /// Returns the members that are not in `Keys` (class, name, frame, …).
  ///
  /// Properties that this version does not know are kept, so that they are compared too.
  private static func properties(
    _ decoder: any Decoder
  ) throws -> [LayoutRecord.ViewProperty: String] {
    let container = try decoder.container(keyedBy: PropertyKey.self)
    let own = Set(Keys.allCases.map(\.rawValue))
    var properties: [LayoutRecord.ViewProperty: String] = [:]
    for key in container.allKeys where !own.contains(key.stringValue) {
      properties[.init(rawValue: key.stringValue)] = try container.decode(String.self, forKey: key)
    }
    return properties
  }

  private static func summary(
    _ container: KeyedDecodingContainer<Keys>
  ) throws -> Summary? {
    guard let count = try container.decodeIfPresent(Int.self, forKey: .omitted) else { return nil }
    return Summary(count: count, digest: try container.decode(String.self, forKey: .digest))
  }
}

private struct PropertyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
