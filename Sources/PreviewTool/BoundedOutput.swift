import Foundation

/// The beginning and the end of a program's output of any length.
///
///     first bytes                   passed on at once, up to `head`
///     … 99980000 bytes left out …
///     last bytes                    kept, up to `tail`
struct BoundedOutput {
  /// The most bytes of the beginning.
  let head: Int
  /// The most bytes of the end.
  let tail: Int
  private var passed = 0
  private var leftOut = 0
  private var last = Data()

  /// - Parameters:
  ///   - head: the most bytes of the beginning.
  ///   - tail: the most bytes of the end.
  init(head: Int, tail: Int) { (self.head, self.tail) = (head, tail) }

  /// Takes bytes, and returns those of the beginning.
  mutating func take(_ data: Data) -> Data {
    let first = data.prefix(head - passed)
    passed += first.count
    last += data.dropFirst(first.count)
    // Not at each call: every cut copies what is kept.
    if last.count > tail * 2 { shorten() }
    return first
  }

  /// Returns the end of the output, after a note of the bytes that are left out.
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
