import SwiftParser
import SwiftSyntax

/// A file of Swift source with its syntax tree.
struct SourceFile {
  /// The path as given by the user, which notes and the compiler's errors in previews contain.
  let path: String
  /// The absolute path, which the compiler's errors in builds contain.
  let wholePath: String
  /// The text.
  ///
  /// All ranges are offsets in its UTF-8 bytes.
  let text: String
  /// The UTF-8 bytes of the text.
  let bytes: [UInt8]
  /// The syntax tree, which is parsed on first use.
  var tree: SourceFileSyntax { parts.tree }
  /// The ranges that are not compiled because of `#if` conditions.
  var inactive: [Range<Int>] { parts.inactive }
  private var lines: LineTable { parts.lines }
  /// The names of the imported modules, if an earlier run stored them; nil if the syntax tree must
  /// be read.
  var knownImports: [String]?
  private let parts: Parts

  /// The data that is computed from the text on first use.
  private final class Parts {
    private let text: String
    private let bytes: [UInt8]
    lazy var tree = Parser.parse(source: text)
    lazy var inactive = InactiveRanges.of(tree)
    lazy var lines = LineTable(bytes)

    init(_ text: String, _ bytes: [UInt8]) { (self.text, self.bytes) = (text, bytes) }
  }

  init(path: String, wholePath: String, text: String) {
    self.path = path
    self.wholePath = wholePath
    self.text = text
    bytes = Array(text.utf8)
    parts = Parts(text, bytes)
  }

  /// Computes the lazy parts, so that several threads can read them afterwards.
  func parse() { _ = (parts.tree, parts.inactive, parts.lines) }

  /// Returns whether an offset is outside inactive `#if` clauses, as far as the conditions are
  /// known.
  func isActive(_ offset: Int) -> Bool { !inactive.contains { $0.contains(offset) } }

  /// Returns the line number of an offset, starting at 1.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// Returns the offset of the start of the line that contains an offset.
  func lineStart(of offset: Int) -> Int { lines.start(ofLine: lines.line(of: offset)) }

  /// Returns the offset of the start of a line.
  func start(ofLine line: Int) -> Int { lines.start(ofLine: line) }

  /// Returns the column of an offset, counted in bytes and starting at 1.
  func column(of offset: Int) -> Int { offset - lineStart(of: offset) + 1 }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns whether a range contains only blanks.
  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isBlank) }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// Whether the byte ends a line or is part of a line ending.
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension SyntaxProtocol {
  /// The byte range of the node without surrounding comments and white space.
  var ownRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
  /// The source of the node without surrounding comments and white space.
  var ownText: String { trimmedDescription }
}
