import SwiftParser
import SwiftSyntax

/// A file of Swift source with its syntax tree.
struct SourceFile {
  /// The path as given by the user, for notes and for compiler errors in previews.
  let path: String
  /// The full path, for compiler errors in builds.
  let wholePath: String
  /// The text.
  ///
  /// All ranges are offsets in its UTF-8 bytes.
  let text: String
  /// The text's bytes.
  let bytes: [UInt8]
  /// The syntax tree, which is parsed on first use.
  var tree: SourceFileSyntax { parts.tree }
  /// The ranges that are not compiled because of `#if` conditions.
  var inactive: [Range<Int>] { parts.inactive }
  private var lines: LineTable { parts.lines }
  /// The names of the imported modules if they are known without the tree.
  var knownImports: [String]?
  private let parts: Parts

  /// The parts that are made on first use.
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

  /// Returns whether an offset is compiled, as far as the conditions can be decided.
  func isActive(_ offset: Int) -> Bool { !inactive.contains { $0.contains(offset) } }

  /// Returns the line number of an offset, starting at 1.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// Returns the offset of the start of the line that contains an offset.
  func lineStart(of offset: Int) -> Int { lines.start(ofLine: lines.line(of: offset)) }

  /// Returns the offset of the start of a line.
  func start(ofLine line: Int) -> Int { lines.start(ofLine: line) }

  /// Returns the column of an offset in bytes, starting at 1.
  func column(of offset: Int) -> Int { offset - lineStart(of: offset) + 1 }

  /// Returns the text of a range.
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
