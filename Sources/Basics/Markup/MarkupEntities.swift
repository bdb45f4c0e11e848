/// The entities that a document's type declares, whose values are plain text.
///
/// Some exporters of pictures abbreviate addresses of namespaces with them. Their values contain no
/// other entities, and the expanded bytes are counted, so that no document can grow without bound.
struct MarkupEntities {
  /// The maximum number of bytes of all expanded values.
  static let limit = 1 << 20

  private var values: [String: String] = [:]
  private var expanded = 0

  /// Whether more was expanded than is allowed.
  var isExhausted: Bool { expanded > Self.limit }

  /// Remembers an entity; the first declaration of a name counts.
  mutating func declare(_ name: String, as value: String) {
    if values[name] == nil { values[name] = value }
  }

  /// Returns the value of an entity and counts it; nil if there is none.
  mutating func expand(_ name: String) -> String? {
    guard let value = values[name] else { return nil }
    expanded += value.utf8.count + 1
    return value
  }
}
