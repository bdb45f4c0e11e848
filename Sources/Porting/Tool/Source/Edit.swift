/// A piece of a file's text that is replaced.
struct Edit {
  /// The bytes that go; empty where something is put in.
  var range: Range<Int>
  /// The new text.
  var text: String

  /// The order among the edits of a file: by start, insertions first, and a piece before the pieces
  /// in it.
  var order: Order {
    Order(start: range.lowerBound, replaces: range.isEmpty ? 0 : 1, rest: -range.count)
  }

  /// See `order`.
  struct Order: Comparable {
    var start: Int
    var replaces: Int
    var rest: Int

    static func < (one: Order, other: Order) -> Bool {
      (one.start, one.replaces, one.rest) < (other.start, other.replaces, other.rest)
    }
  }
}

/// A declaration that is moved to the end of a class's body.
struct Move {
  /// The bytes of whole lines, from the first comment to the end of the declaration.
  var range: Range<Int>
  /// The text before the declaration's first keyword, such as an access level.
  var prefix: String
  /// The offset of that text.
  var prefixOffset: Int
  /// The index of the file that the class is in.
  var destination: Int
  /// The offset of the brace that ends the class's body.
  var brace: Int
}

/// The edits of a file, and the declarations that move to other files.
struct Changes {
  var edits: [Edit] = []
  var moves: [Move] = []
  var notes: [Note] = []
  /// Whether the file needs `import UIKit` for the added text.
  var needsUIKit = false
  /// The modules of Foundation's own that the file names something of, and does not import.
  var missingParts: [String] = []
  /// The removed imports of missing modules; for previews only.
  var missingImports: [MissingImport] = []
  /// Whether the file names UIKit already.
  var importsUIKit = false

  var isEmpty: Bool { edits.isEmpty && moves.isEmpty }

  mutating func replace(_ range: Range<Int>, by text: String) {
    edits.append(Edit(range: range, text: text))
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }
}
