/// A JSON value, and the offsets in the text of the value and of the values inside it.
package struct JSONDocument: Equatable, Sendable {
  /// The parsed value.
  package var value: JSONValue
  /// The offsets of the value and of the values inside it.
  package var offsets: JSONOffsets
}

extension JSONDocument {
  /// Parses a whole text as one value; throws the first error.
  package init(_ text: [UInt8], _ dialect: JSONDialect) throws(JSONSyntaxError) {
    var reader = JSONReader(text: text, dialect: dialect)
    self = try reader.readText()
    if let error = reader.noted.first { throw error }
  }

  /// Parses a whole text as one value, and continues after errors where possible.
  ///
  /// - Returns: the document, and the errors in the order in which they were found. The document is
  ///   nil if parsing could not continue after an error.
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
