/// A value of a JSON text, and where it and its parts begin there.
package struct JSONDocument: Equatable, Sendable {
  /// The value.
  package var value: JSONValue
  /// The places of the value and its parts.
  package var offsets: JSONOffsets
}

extension JSONDocument {
  /// Reads a whole text as one value, or throws a mistake of it.
  package init(_ text: [UInt8], _ dialect: JSONDialect) throws(JSONSyntaxError) {
    var reader = JSONReader(text: text, dialect: dialect)
    self = try reader.readText()
    if let error = reader.noted.first { throw error }
  }

  /// Reads a whole text as one value, and goes on after mistakes where that is possible.
  ///
  /// - Returns: the document, and the mistakes in the order of the text; the document is nil if one
  ///   of them leaves open how the text goes on.
  package static func reading(
    _ text: [UInt8], _ dialect: JSONDialect
  ) -> (document: JSONDocument?, errors: [JSONSyntaxError]) {
    var reader = JSONReader(text: text, dialect: dialect)
    do throws(JSONSyntaxError) {
      let document = try reader.readText()
      return (document, reader.noted)
    } catch {
      var error = error
      if error.offset == text.count { error.opening = reader.openings.last }
      return (nil, reader.noted + [error])
    }
  }
}
