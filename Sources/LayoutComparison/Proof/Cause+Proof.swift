extension Cause {
  /// The result of a test of the explanation: the golden's value replaces the new one, and the
  /// screen is laid out again.
  ///
  /// ```
  /// title: constraint title.leading 8 → 16; 2 other views moved
  ///   putting 8 back gives the golden's frames
  /// ```
  package struct Proof: Sendable, Hashable, Codable {
    /// The comparison of the resulting frames (or, for a film, pictures) with those of the golden.
    package enum Result: String, Sendable, Hashable, Codable {
      /// All frames are those of the golden: the cause explains everything.
      case golden
      /// The frames that the cause explains are those of the golden; other frames still differ, for
      /// other causes.
      case own
      /// Some frames still differ from the golden's.
      case remaining
      /// No frame changed: the explanation is wrong.
      case unchanged
    }

    /// The golden's values that replaced the new ones, as text.
    package let value: String
    /// The comparison of the resulting frames (or, for a film, pictures) with those of the golden.
    package let result: Result
    /// The first remaining differences: `title: frame.x 16 → 20` or, for a film, `frame 3, 200 ms`;
    /// empty if there are none.
    package let remaining: [String]
    /// The number of all remaining differences.
    package let remainingCount: Int

    /// The maximum number of differences that are listed.
    private static let limit = 2

    /// Creates a result; `remaining` are all differences that remain.
    package init(_ value: String, _ result: Result, remaining: [String] = []) {
      self.value = value
      self.result = result
      self.remaining = Array(remaining.prefix(Self.limit))
      remainingCount = remaining.count
    }

    /// The result as a line of a message.
    package var text: String {
      switch result {
      case .golden: "putting \(value) back gives the golden's frames"
      case .own: "putting \(value) back gives the golden's frames of these views"
      case .remaining: "putting \(value) back leaves \(rest)"
      case .unchanged: "putting \(value) back does not change the frames"
      }
    }

    private var rest: String {
      let more = remainingCount &- remaining.count
      return remaining.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
    }
  }
}
