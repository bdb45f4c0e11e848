extension LayoutCause {
  /// The cause and what follows from it in one sentence.
  public var headline: String { CauseSummary(self).headline }

  /// Which elements are meant, a line for each thing that happened to them.
  public var details: [String] { CauseSummary(self).details }
}

extension [LayoutDifference] {
  /// What changed, by class; panes in which the very same is told share a statement.
  func statements(policy: ClassPolicy) -> [Statement] {
    let told = flatMap { difference in
      difference.causes.map { (pane: difference.pane, cause: ToldCause($0)) }
    }
    return told.grouped(by: \.cause).flatMap { alike in
      alike[0].cause.statements(panes: alike.map(\.pane), policy: policy)
    }
  }
}

/// A cause that is told once wherever it reads the same.
private struct ToldCause: Hashable {
  private let summary: CauseSummary
  private let classes: [ChangeClass]
  private let words: [String]

  init(_ cause: LayoutCause) {
    summary = CauseSummary(cause)
    classes = cause.classes
    words = [summary.headline] + summary.details
  }

  /// By words: numbers that are rounded alike need not be equal, and NaN equals nothing.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.words == rhs.words && lhs.classes == rhs.classes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }

  /// One statement for each class the cause belongs to; only the first goes into details.
  func statements(panes: [String], policy: ClassPolicy) -> [Statement] {
    let finding = Statement.Finding.cause(summary, panes: panes.filter { !$0.isEmpty })
    return classes.enumerated().map { position, changeClass in
      Statement(changeClass, finding, isBrief: position > 0, policy: policy)
    }
  }
}
