/// The frames of a film that have a difference.
package struct FilmExtent: Sendable, Hashable, Codable {
  /// The ranges of consecutive frames, in order, each as its first and its last number, counted
  /// from 1.
  package let ranges: [[Int]]
  /// The total number of frames of the film.
  package let count: Int
  /// The time of the first frame that differs, in seconds.
  package let start: Double
  /// The time of the last frame that differs, in seconds.
  package let end: Double
  /// Whether all these frames have exactly the same difference; if not, the difference of the first
  /// frame is reported.
  package let isSame: Bool

  /// Makes an extent from a list of frames.
  ///
  /// - Parameters:
  ///   - frames: the numbers and times of the frames, in order; at least one. Numbers count from 1.
  ///   - count: the total number of frames of the film.
  ///   - isSame: whether all these frames have exactly the same difference.
  init(_ frames: [(number: Int, time: Double)], of count: Int, isSame: Bool) {
    var ranges: [[Int]] = []
    for (number, _) in frames {
      if let last = ranges.last, last[1] == number - 1 {
        ranges[ranges.count - 1][1] = number
      } else {
        ranges.append([number, number])
      }
    }
    self.ranges = ranges
    self.count = count
    start = frames.first?.time ?? 0
    end = frames.last?.time ?? 0
    self.isSame = isSame
  }

  /// The number of the first frame that differs, from 1.
  package var first: Int { ranges.first?.first ?? 1 }

  /// The number of frames that differ.
  ///
  /// The ranges may come from an invalid file, so the sum must not trap on overflow.
  package var frameCount: Int {
    ranges.reduce(0) { $0 &+ ($1.count == 2 ? $1[1] &- $1[0] &+ 1 : 1) }
  }

  /// The text before a description of the difference, such as `frame 4 of 11, 120 ms: `.
  var prefix: String {
    if isSame && frameCount == count && count > 1 { return "every frame: " }
    if !isSame || frameCount == 1 {
      return "frame \(first) of \(count), \(start.milliseconds): "
    }
    return "\(words) of \(count), \(times): "
  }

  /// A line about the other frames if their differences are not the same; empty otherwise.
  var rest: [String] {
    if isSame || frameCount < 2 { return [] }
    return ["\(words) differ in the same way, by other amounts"]
  }

  /// The numbers of the frames as text, such as `frame 4` or `frames 4–8, 10`.
  var words: String {
    let parts = ranges.prefix(6).map { range in
      range.first == range.last ? "\(range.first ?? 0)" : "\(range[0])–\(range[1])"
    }
    let more = ranges.count > parts.count ? " and more" : ""
    return (frameCount == 1 ? "frame " : "frames ") + parts.joined(separator: ", ") + more
  }

  private var times: String {
    let first = start.milliseconds
    return "\(first.dropLast(3))–\(end.milliseconds)"
  }
}
