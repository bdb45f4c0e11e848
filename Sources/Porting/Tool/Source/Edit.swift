/// A replacement of a range of a file's text.
struct Edit {
  /// The range of bytes to remove, or an empty range for an insertion.
  var range: Range<Int>
  var text: String

  /// The sort key among a file's edits: by start, with insertions before replacements and outer
  /// ranges before inner ranges.
  var order: Order {
    Order(start: range.lowerBound, replaces: range.isEmpty ? 0 : 1, rest: -range.count)
  }

  /// The sort key of an edit, compared field by field.
  struct Order: Comparable {
    var start: Int
    var replaces: Int
    var rest: Int

    static func < (one: Order, other: Order) -> Bool {
      (one.start, one.replaces, one.rest) < (other.start, other.replaces, other.rest)
    }
  }
}

/// A move of a declaration from an extension to the end of a class's body.
struct Move {
  /// The byte range of the declaration and the comments directly above it, from the start of a line
  /// if nothing else precedes it on that line.
  var range: Range<Int>
  /// The text inserted before the declaration's first keyword, such as an access level.
  var prefix: String
  /// The offset at which `prefix` is inserted.
  var prefixOffset: Int
  /// The index of the file that contains the class.
  var destination: Int
  /// The offset of the class's closing brace.
  var brace: Int
}

/// The edits of a file, and the declarations moved from it.
struct Changes {
  var edits: [Edit] = []
  var moves: [Move] = []
  var notes: [Note] = []
  /// Whether the added text uses UIKit, so that the file must import it.
  var needsUIKit = false
  /// The modules which are separate from Foundation only on Linux, and which the file uses but does
  /// not import.
  var missingParts: [String] = []
  /// The imports that were removed because their modules are missing; empty unless the purpose is
  /// previews.
  var missingImports: [MissingImport] = []
  /// Whether the file already imports UIKit.
  var importsUIKit = false

  var isEmpty: Bool { edits.isEmpty && moves.isEmpty }

  mutating func replace(_ range: Range<Int>, by text: String) {
    edits.append(Edit(range: range, text: text))
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }
}
