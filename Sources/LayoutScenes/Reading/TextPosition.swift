/// A place in a text as people count: line and column from 1.
///
/// A column is one Unicode scalar; a tab is one column. Lines end at LF, CR or CR LF.
public struct TextPosition: Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Makes a position from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`, the form that editors and terminals make into a link.
  public var description: String { "\(line):\(column)" }
}

extension TextPosition {
  /// Counts lines and columns up to a byte of a UTF-8 text.
  ///
  /// Takes time linear in the offset; it is queried once, for an error.
  package init(ofByteAt offset: Int, in text: [UInt8]) {
    self.init(line: 1, column: 1)
    advance(over: 0..<min(offset, text.count), of: text)
  }

  /// Counts on over bytes of a text, from the position of the first to the one after the last.
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
