import Basics
import Foundation

/// The values of one text attribute, each with the range of characters that has it: `2 at 0–5; 3 at
/// 8–11`.
///
/// If one value applies to the whole text, no range is written. A range is its start and the
/// position after its end, in UTF-16 code units as in `NSRange`.
struct AttributeRuns: RecordedValue {
  private var runs: [(value: ViewValue, range: NSRange)] = []
  private let length: Int

  /// The maximum number of runs listed; the others are written as a hash.
  private static let limit = 8

  /// Reads the runs of text in which an attribute has a value; nil if there are none.
  init?(
    of key: NSAttributedString.Key, in text: NSAttributedString, _ value: (Any) -> ViewValue?
  ) {
    length = text.length
    let whole = NSRange(location: 0, length: length)
    text.enumerateAttribute(key, in: whole, options: []) { found, range, _ in
      if let value = found.flatMap(value) { runs.append((value, range)) }
    }
    if runs.isEmpty { return nil }
  }

  var word: String {
    if runs.count == 1, runs[0].range.length == length { return runs[0].value.word }
    let listed = runs.prefix(Self.limit).map { run in
      "\(run.value.word) at \(run.range.location)–\(run.range.location + run.range.length)"
    }
    return (listed + [rest].compactMap(\.self)).joined(separator: "; ")
  }

  /// A text for the runs beyond the first `limit`: their number, and a hash of their values and
  /// ranges; nil if there are none.
  private var rest: String? {
    let others = runs.dropFirst(Self.limit)
    if others.isEmpty { return nil }
    let writer = DigestWriter()
    others.forEach { Self.write($0, to: writer) }
    return "\(others.count) more (\(String(writer.finish()[0], radix: 16).prefix(8)))"
  }

  func write(to writer: DigestWriter) {
    writer.write(UInt64(length))
    writer.write(UInt64(runs.count))
    runs.forEach { Self.write($0, to: writer) }
  }

  private static func write(_ run: (value: ViewValue, range: NSRange), to writer: DigestWriter) {
    run.value.write(to: writer)
    writer.write(UInt64(run.range.location))
    writer.write(UInt64(run.range.length))
  }
}
