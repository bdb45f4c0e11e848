import SwiftParser
import SwiftSyntax

/// A file of Swift source with its syntax tree.
struct SourceFile {
  /// The path as the user wrote it, for notes, and for errors in previews.
  let path: String
  /// The whole path, which the compiler reads for errors in builds.
  let wholePath: String
  /// The text, whose bytes all ranges count.
  let text: String
  /// The text's bytes.
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  /// The ranges that are not compiled here, by the conditions around them.
  let inactive: [Range<Int>]
  private let lines: LineTable

  init(path: String, wholePath: String, text: String) {
    self.path = path
    self.wholePath = wholePath
    self.text = text
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    lines = LineTable(bytes)
    inactive = InactiveRanges.of(tree)
  }

  /// Whether a place is compiled here, as far as its conditions are known.
  func isActive(_ offset: Int) -> Bool { !inactive.contains { $0.contains(offset) } }

  /// Returns the line of an offset, counted from 1.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// Returns the offset at which the line of an offset begins.
  func lineStart(of offset: Int) -> Int { lines.start(ofLine: lines.line(of: offset)) }

  /// Returns the column of an offset in bytes, counted from 1.
  func column(of offset: Int) -> Int { offset - lineStart(of: offset) + 1 }

  /// Returns the text of a range.
  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether only blanks are in a range.
  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isBlank) }
}

extension UInt8 {
  /// A blank or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// The end of a line, or a part of it.
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension SyntaxProtocol {
  /// The bytes of the node without the comments and blanks around it.
  var ownRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
  /// The node's source without the comments and blanks around it.
  var ownText: String { trimmedDescription }
}
