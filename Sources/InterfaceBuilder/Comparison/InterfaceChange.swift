/// A change between two versions of an Interface Builder document.
package struct InterfaceChange: Sendable, Equatable {
  /// The line in the new document; for a removed object, the line in the old document.
  package var line: Int
  /// The change, such as `label "Total": textColor #FF0000 → labelColor`.
  package var text: String

  package init(line: Int, text: String) { (self.line, self.text) = (line, text) }
}

extension InterfaceDocument {
  /// Returns the changes from this document to a newer version of it, sorted by line.
  ///
  /// Objects are matched by their identifiers. Data that Interface Builder rewrites by itself is
  /// not compared: versions of tools, the device on the canvas, the order of constraints,
  /// connections and attributes, flags such as `misplaced`, and frames that constraints determine.
  package func changes(to newer: InterfaceDocument) -> [InterfaceChange] {
    let comparison = InterfaceComparison(old: self, new: newer)
    return comparison.changes.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map(\.element)
  }
}
