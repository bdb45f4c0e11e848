package import Basics

/// A reason why a document of Interface Builder cannot be read.
///
/// A mistake that does not prevent reading the rest of the document is an `InterfaceNote`.
package struct InterfaceError: Error, Equatable {
  /// The name of the document's file, such as `BadgeCell.xib`.
  package var file: String
  package var place: MarkupPlace
  /// The problem, as part of a sentence: `a document for macOS`.
  package var problem: String
  /// The content that would be correct at this place.
  package var expected: String

  package init(file: String, place: MarkupPlace, problem: String, expected: String) {
    (self.file, self.place, self.problem, self.expected) = (file, place, problem, expected)
  }
}

extension InterfaceError: CustomStringConvertible {
  /// The error as `file:line:column: problem; expected …`.
  package var description: String { "\(file):\(place): \(problem); expected \(expected)" }
}

/// A remark about a mistake in one line of a document; the rest of the document is still read.
package struct InterfaceNote: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// An unknown element; there is one remark for each name.
    case unknownElement(String)
    /// A reference to an identifier that no element has.
    case reference
    /// An identifier that an earlier element has too.
    case duplicate
    /// A malformed number, or another value that is not valid.
    case value
  }

  package var kind: Kind
  /// The line, counted from 1.
  package var line: Int
  /// The remark, such as `unknown element "mapView"`.
  package var text: String

  package init(_ kind: Kind, line: Int, text: String) {
    (self.kind, self.line, self.text) = (kind, line, text)
  }
}
