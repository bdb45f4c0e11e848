import Foundation

/// The recorded value of a text attribute: `2`, or with ranges `2 at 0–5; 3 at 8–11`.
struct AttributeWords {
  private let runs: [(value: String, range: Range<Int>?)]

  /// The maximum number of characters quoted from the text.
  private static let limit = 24

  /// Reads a recorded value.
  init(_ text: String) {
    runs = text.components(separatedBy: "; ").map { run in
      let parts = run.components(separatedBy: " at ")
      let bounds = parts.last?.split(separator: "–").compactMap { Int($0) } ?? []
      guard parts.count > 1, bounds.count == 2, bounds[0] <= bounds[1] else { return (run, nil) }
      return (parts.dropLast().joined(separator: " at "), bounds[0]..<bounds[1])
    }
  }

  /// The values of the runs, without their ranges.
  var values: [String] { runs.map(\.value) }

  /// Returns the value with the part of a text in each range: `2 at 0–5 “Hello”`.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - other: the value in the other layout; runs that this value contains too are left out,
  ///     unless all are the same.
  /// - Returns: the values with their ranges, separated by semicolons.
  func quoting(_ text: String, unlike other: AttributeWords) -> String {
    let letters = Array(text.utf16)
    let changed = runs.filter { run in
      !other.runs.contains { $0.value == run.value && ($0.range == run.range || $0.range == nil) }
    }
    return (changed.isEmpty ? runs : changed).map { run in
      guard let range = run.range else { return run.value }
      let place = "\(run.value) at \(range.lowerBound)–\(range.upperBound)"
      guard range.upperBound <= letters.count else { return place }
      let part = String(decoding: letters[range], as: UTF16.self)
      let shown = part.count > Self.limit ? part.prefix(Self.limit - 1) + "…" : part
      return "\(place) \(Quotation.text(shown))"
    }.joined(separator: "; ")
  }
}
