/// The entities that a document's type declaration defines, whose values are plain text.
///
/// Some programs that export SVG abbreviate the addresses of namespaces with entities. The values
/// contain no other entities, and the expanded bytes are counted, so that the expansion of a
/// document is bounded.
struct MarkupEntities {
  /// The maximum number of bytes of all expanded values.
  static let limit = 1 << 20

  private var values: [String: String] = [:]
  private var expanded = 0

  /// Whether more bytes were expanded than `limit` allows.
  var isExhausted: Bool { expanded > Self.limit }

  /// Stores an entity; if a name is declared twice, the first declaration is used.
  mutating func declare(_ name: String, as value: String) {
    if values[name] == nil { values[name] = value }
  }

  /// Returns the value of an entity, and counts its bytes and one more; nil if the entity is not
  /// declared.
  mutating func expand(_ name: String) -> String? {
    guard let value = values[name] else { return nil }
    expanded += value.utf8.count + 1
    return value
  }
}
