/// The start of each line of a text.
///
/// Lines end as Swift's compiler counts them: at `\n`, `\r` or both.
struct LineTable {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() where byte.isLineEnd {
      let next = index + 1
      // Of both, the second ends the line.
      if byte == UInt8(ascii: "\r"), next < bytes.count, bytes[next] == UInt8(ascii: "\n") {
        continue
      }
      starts.append(next)
    }
  }

  /// Returns the line of an offset, counted from 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the offset at which a line begins.
  func start(ofLine line: Int) -> Int { starts[line - 1] }
}
