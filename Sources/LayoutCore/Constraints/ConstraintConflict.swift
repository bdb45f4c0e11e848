/// Required constraints that cannot all hold, said so that a reader sees why.
///
///     title wants to be 120 wide, the cell is 100 wide, and both are required.
///         title.width, Demo/TitleCell.swift:31 (broken, so that the others hold)
///
/// No statement can be left out: without any one of them the others can hold.
public struct ConstraintConflict: Sendable, Hashable {
  /// The constraints, in the order they were made active.
  public var statements: [ConstraintStatement]
  /// The index of the statement that was broken; nil if it is none of them.
  public var broken: Int?

  /// Makes a conflict.
  public init(_ statements: [ConstraintStatement], broken: Int?) {
    self.statements = statements
    self.broken = broken
  }

  /// The whole conflict in one sentence.
  public var sentence: String {
    // Two rows of one frame or guide read alike, and are one reason.
    let reasons = statements.map(\.sentence).uniqued
    let count = reasons.count == 2 ? "both are" : "all are"
    guard reasons.count > 1 else { return "\(reasons.listed), which cannot be." }
    return reasons.joined(separator: ", ") + ", and \(count) required."
  }

  /// The sentence, and below it the place of each constraint that the app made.
  public var text: String {
    let places = statements.indices.compactMap { index -> String? in
      let isBroken = index == broken
      guard let place = statements[index].whereabouts else {
        return isBroken ? "    Broken so that the others hold: \(statements[index].sentence)." : nil
      }
      return "    \(place)\(isBroken ? " (broken, so that the others hold)" : "")"
    }
    return ([sentence] + places).joined(separator: "\n")
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
