/// The result of one document.
struct DocumentResult: Codable {
  var path: String
  /// The reason why it cannot be read or loaded; nil if it can.
  var failure: String?
  /// The names of unknown elements.
  var unknown: [String] = []
  /// Other mistakes in the document.
  var notes: [String] = []
  /// The warnings that were written while it was loaded.
  var warnings: [String] = []
  var frames = FrameCount()
  var edges = FrameCount()
  /// The frames that are not compared, by the reason.
  var leftOut: [String: Int] = [:]
  var misses: [FrameMiss] = []
  var parts = PartCount()
}

/// Compared frames, or edges of frames, and the equal ones among them.
struct FrameCount: Codable {
  var compared = 0
  var equal = 0

  mutating func add(_ isEqual: Bool) {
    compared += 1
    if isEqual { equal += 1 }
  }

  mutating func add(_ other: FrameCount) {
    compared += other.compared
    equal += other.equal
  }

  /// The equal ones as `99.12 % (1128 of 1138)`.
  var description: String {
    let share = compared == 0 ? 10_000 : equal * 10_000 / compared
    let hundredths = share % 100
    return "\(share / 100).\(hundredths < 10 ? "0" : "")\(hundredths) % (\(equal) of \(compared))"
  }
}

/// A frame that differs from the stored one.
struct FrameMiss: Codable {
  var id: String
  var element: String
  var line: Int
  /// The stored x, y, width and height.
  var stored: [Double]
  /// The same as laid out here.
  var found: [Double]
  /// Whether each of the four numbers is compared.
  var isCompared: [Bool]

  var description: String {
    let names = ["x", "y", "width", "height"]
    let parts = names.indices.filter { isCompared[$0] && abs(stored[$0] - found[$0]) > 0.5 }
      .map { "\(names[$0]) \(found[$0].short) instead of \(stored[$0].short)" }
    return "\(element) \(id) in line \(line): \(parts.joined(separator: ", "))"
  }
}

extension Double {
  /// The number with two decimals at most.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
