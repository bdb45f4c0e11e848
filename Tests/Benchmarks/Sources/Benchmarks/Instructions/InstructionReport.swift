/// The recorded counts beside new ones.
struct InstructionReport {
  let recorded: InstructionCount
  let counted: InstructionCount

  /// The share by which a stage may exceed its record; counts of the same program differ by a few
  /// parts of ten thousand.
  static let tolerance = 0.03

  /// Whether both were counted with the same toolchain; counts are not compared otherwise.
  var isComparable: Bool { recorded.toolchain == counted.toolchain }

  /// The stages that exceed the allowed share, and those that have no record; none if the counts
  /// are not comparable.
  var slower: [String] {
    guard isComparable else { return [] }
    return FixedStage.all.map(\.name).filter { (change($0) ?? 1) > Self.tolerance }
  }

  /// A line for each stage, and advice if some are slower; another text if the counts are not
  /// comparable.
  var text: String {
    guard isComparable else {
      return "Instructions were recorded with \(recorded.toolchain), this is \(counted.toolchain): "
        + "nothing is compared."
    }
    let lines = FixedStage.all.map { line($0.name) }
    let advice =
      "If that is meant, record the counts anew and say in the commit what they buy:\n"
      + "  ./quarterturn count --record"
    return (lines + (slower.isEmpty ? [] : [advice])).joined(separator: "\n")
  }

  private func change(_ name: String) -> Double? {
    guard let old = recorded.stages[name], let new = counted.stages[name], old > 0 else {
      return nil
    }
    return Double(new) / Double(old) - 1
  }

  private func line(_ name: String) -> String {
    let count = "\((counted.stages[name] ?? 0).words) instructions"
    guard let change = change(name) else { return "\(name): \(count), none recorded" }
    let percent =
      "\(change < 0 ? "−" : "+")\(((abs(change) * 10_000).rounded() / 100).threeDigits) %"
    let verdict =
      change > Self.tolerance
      ? ": SLOWER, at most +3 % is allowed"
      : change < -Self.tolerance ? ": faster; record it, so that it stays" : ""
    return "\(name): \(count), \(percent) of what was recorded\(verdict)"
  }
}
