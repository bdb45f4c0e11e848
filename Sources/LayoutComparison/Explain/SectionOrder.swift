/// The sections of a layout whose order changed, with all their elements.
///
/// ```
/// golden   0 plants    1 animals   2 stones
/// now      0 animals   1 plants    2 stones      sections 0 and 1 swapped
/// ```
package struct SectionOrder: Sendable, Hashable, Codable {
  /// A section with its number in the golden and its number now.
  package struct Move: Sendable, Hashable, Codable {
    /// The number in the golden.
    package let golden: Int
    /// The number in the new layout.
    package let actual: Int
  }

  /// The sections whose numbers changed, in their new order.
  package let moves: [Move]

  /// The change as text: `sections 0 and 1 swapped`, `section 2 moved to 0`.
  package var text: String {
    if moves.count == 2, moves[0].golden == moves[1].actual, moves[0].actual == moves[1].golden {
      return "sections \(moves[0].actual) and \(moves[1].actual) swapped"
    }
    return movers.map { "section \($0.golden) moved to \($0.actual)" }.joined(separator: ", ")
  }

  /// The smallest set of sections whose movement explains the new order.
  private var movers: [Move] {
    let kept = Set(moves.longestIncreasingRun { $0.golden })
    return moves.filter { !kept.contains($0) }
  }
}
