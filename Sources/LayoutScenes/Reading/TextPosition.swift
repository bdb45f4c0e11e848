/// A position in a text: line and column, both starting at 1.
///
/// A column is one Unicode scalar; a tab counts as one column. Lines end with LF, CR or CR LF.
public struct TextPosition: Sendable, Hashable, CustomStringConvertible {
  /// The line, starting at 1.
  public var line: Int
  /// The column, starting at 1.
  public var column: Int

  /// Makes a position from a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position as `line:column`, the form that editors and terminals turn into a link.
  public var description: String { "\(line):\(column)" }
}

extension TextPosition {
  /// Makes the position of a byte in a UTF-8 text.
  ///
  /// The time is proportional to the offset, which is acceptable because only errors need a
  /// position.
  package init(ofByteAt offset: Int, in text: [UInt8]) {
    self.init(line: 1, column: 1)
    advance(over: 0..<min(offset, text.count), of: text)
  }

  /// Advances the position over a range of bytes, which must begin at the current position.
  package mutating func advance(over bytes: Range<Int>, of text: [UInt8]) {
    for index in bytes {
      switch text[index] {
      case UInt8(ascii: "\r") where index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n"):
        continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (line, column) = (line + 1, 1)
      case 0x80...0xBF: continue
      default: column += 1
      }
    }
  }
}
