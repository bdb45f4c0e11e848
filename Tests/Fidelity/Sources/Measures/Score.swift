/// The number of correct measurements among all.
package struct Score: Sendable, Hashable, Codable {
  package var right: Int
  package var all: Int

  package init(right: Int = 0, of all: Int = 0) { (self.right, self.all) = (right, all) }

  /// Counts a measurement.
  mutating func count(_ isRight: Bool) {
    all += 1
    if isRight { right += 1 }
  }

  /// Adds the numbers of another score.
  package static func += (one: inout Score, other: Score) {
    one.right += other.right
    one.all += other.all
  }

  /// Whether all measurements are correct.
  package var isFull: Bool { right == all }
}
