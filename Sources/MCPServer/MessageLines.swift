import Foundation

/// A buffer that splits the bytes from the client into lines; each line is a message.
struct MessageLines {
  /// A line, or a marker for one that is too long.
  enum Line: Equatable {
    case message(Data)
    /// The line was longer than the limit, and was discarded.
    case tooLong
  }

  /// The maximum number of bytes in a line.
  let limit: Int
  private var rest = Data()
  private var isSkipping = false

  /// Makes an empty buffer.
  ///
  /// - Parameter limit: the maximum number of bytes in a line.
  init(limit: Int = 1 << 20) { self.limit = limit }

  /// Adds bytes that have arrived, and returns the complete lines, without empty ones.
  mutating func take(_ bytes: Data) -> [Line] {
    var lines: [Line] = []
    var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = parts.popLast() ?? Data()
    for part in parts {
      keep(part)
      if isSkipping || !rest.isEmpty { lines.append(isSkipping ? .tooLong : .message(rest)) }
      (rest, isSkipping) = (Data(), false)
    }
    keep(last)
    return lines
  }

  /// Adds bytes to the current line, or discards the line if it becomes longer than the limit.
  private mutating func keep(_ part: Data) {
    if isSkipping { return }
    isSkipping = rest.count + part.count > limit
    rest = isSkipping ? Data() : rest + part
  }
}
