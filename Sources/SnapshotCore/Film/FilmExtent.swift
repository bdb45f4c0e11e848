/// The frames of a film in which something is different.
public struct FilmExtent: Sendable, Hashable, Codable {
  /// The frames that follow each other, from 1, first and last; in order.
  public let ranges: [[Int]]
  /// The number of frames of the film.
  public let count: Int
  /// The time of the first of them, in seconds.
  public let start: Double
  /// The time of the last of them, in seconds.
  public let end: Double
  /// Whether all of them have the same difference; else that of the first is reported.
  public let isSame: Bool

  /// Says in which frames something is different.
  ///
  /// - Parameters:
  ///   - frames: the frames, from 1, each with its time; at least one, in order.
  ///   - count: the number of the film's frames.
  ///   - isSame: whether the very same is different in all of them.
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

  /// The first frame, from 1.
  public var first: Int { ranges.first?.first ?? 1 }

  /// The number of frames.
  ///
  /// A file may hold any numbers: they are counted without overflow.
  public var frameCount: Int {
    ranges.reduce(0) { $0 &+ ($1.count == 2 ? $1[1] &- $1[0] &+ 1 : 1) }
  }

  /// The prefix of the difference: `frame 4 of 11, 120 ms: `.
  var prefix: String {
    if isSame && frameCount == count && count > 1 { return "every frame: " }
    if !isSame || frameCount == 1 {
      return "frame \(first) of \(count), \(start.milliseconds): "
    }
    return "\(words) of \(count), \(times): "
  }

  /// The text on the other frames if it differs; empty if there are none.
  var rest: [String] {
    if isSame || frameCount < 2 { return [] }
    return ["\(words) differ so, by other amounts"]
  }

  /// The frames: `frame 4`, `frames 4–8, 10`.
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
