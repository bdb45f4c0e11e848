import Foundation

/// A buffer that cuts arriving bytes into lines, each of which is a message.
struct MessageLines {
  /// A line, or a mark for one that is too long.
  enum Line: Equatable {
    case message(Data)
    /// The line was longer than the limit, and is gone.
    case tooLong
  }

  /// The most bytes of a line.
  let limit: Int
  private var rest = Data()
  private var isSkipping = false

  /// - Parameter limit: the most bytes of a line.
  init(limit: Int = 1 << 20) { self.limit = limit }

  /// Takes the bytes that arrived, and returns the lines that are complete; empty ones are left
  /// out.
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

  /// Keeps a part of a line as long as the line is not too long.
  private mutating func keep(_ part: Data) {
    if isSkipping { return }
    isSkipping = rest.count + part.count > limit
    rest = isSkipping ? Data() : rest + part
  }
}
