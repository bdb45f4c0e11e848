import Foundation

/// A buffer that keeps only the beginning and the end of a program's output.
///
///     first bytes                   passed on at once, up to `head`
///     … 99980000 bytes left out …
///     last bytes                    kept, up to `tail`
struct BoundedOutput {
  /// The maximum number of bytes from the beginning.
  let head: Int
  /// The maximum number of bytes from the end.
  let tail: Int
  private var passed = 0
  private var leftOut = 0
  private var last = Data()

  /// Makes a buffer.
  ///
  /// - Parameters:
  ///   - head: the maximum number of bytes from the beginning.
  ///   - tail: the maximum number of bytes from the end.
  init(head: Int, tail: Int) { (self.head, self.tail) = (head, tail) }

  /// Adds bytes of output, and returns those that are among the first `head` bytes.
  mutating func take(_ data: Data) -> Data {
    let first = data.prefix(head - passed)
    passed += first.count
    last += data.dropFirst(first.count)
    // The buffer is shortened only when it has twice the size of `tail`, since shortening copies
    // the remaining bytes.
    if last.count > tail * 2 { shorten() }
    return first
  }

  /// Returns the end of the output, preceded by the number of omitted bytes.
  mutating func end() -> Data {
    shorten()
    let words = leftOut > 0 ? "\n… \(leftOut) bytes left out …\n" : ""
    return Data(words.utf8) + last
  }

  private mutating func shorten() {
    let count = max(0, last.count - tail)
    leftOut += count
    last = Data(last.dropFirst(count))
  }
}
