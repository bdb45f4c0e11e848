/// An element of an XML document, with its line and column.
package struct MarkupElement: Sendable, Equatable {
  /// The element's name, with its prefix.
  package var name: String
  /// The attributes, in the order of the document.
  package var attributes: [MarkupAttribute] = []
  /// The child elements, in the order of the document.
  package var children: [MarkupElement] = []
  /// The text directly in the element, without that of child elements; entities in it are replaced.
  package var text = ""
  /// The place at which the element's start tag begins.
  package var place = MarkupPlace(line: 1, column: 1)

  /// Makes an element from its name.
  package init(name: String) { self.name = name }

  /// The value of an attribute; nil if the element has no attribute of this name.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}

/// An attribute of an element of an XML document.
package struct MarkupAttribute: Sendable, Equatable {
  /// The attribute's name, with its prefix.
  package var name: String
  /// The value, in which entities are replaced.
  package var value: String

  package init(name: String, value: String) { (self.name, self.value) = (name, value) }
}

/// A place in a text, as a line and a column.
package struct MarkupPlace: Sendable, Hashable {
  /// The line, counted from 1.
  package var line: Int
  /// The column in bytes, counted from 1.
  package var column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
