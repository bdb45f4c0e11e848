import LayoutStage

extension Laboratory {
  /// Rotates the device `times` times, with random scrolls, insertions, deletions and reloads in
  /// between, and checks the layout after each step.
  ///
  /// The seed determines the steps. After a failure, the shortest failing sequence is searched for.
  /// Rules that the first layout already breaks are ignored, and listed in the report. Single items
  /// are inserted, deleted and reloaded only if the figure's controller, or one of its descendants,
  /// is an `EditableContent`.
  ///
  /// - Parameters:
  ///   - times: the number of rotations.
  ///   - seed: the seed of the random steps in between.
  ///   - goesOn: a closure called before each step with the progress; it returns `false` to stop.
  ///     Findings up to that point are reported.
  /// - Returns: the report, with the shortest failing sequence if a rule was broken.
  /// - Throws: `LaboratoryError` if there is no layout to test, or if the figure returns the same
  ///   controller each time.
  public func rotate(
    times: Int, seed: UInt64 = 1, while goesOn: (StressProgress) -> Bool = { _ in true }
  ) throws(LaboratoryError) -> StressReport {
    try silently { () throws(LaboratoryError) in
      let run = try StressRun(figure)
      let steps = StressStep.sequence(rotations: times, seed: seed, edits: run.isEditable)
      // Rules that the first layout already breaks do not count as failures, so the layout is
      // checked before any step.
      let excused = Set(try run.examine().map(\.rule))
      var report = StressReport(
        figure: figure.name, variant: figure.variant, device: figure.device.name, seed: seed,
        stepCount: steps.count, stepsDone: 0, excused: LayoutRule.allCases.filter(excused.contains))
      let findings = try run.run(steps, excusing: excused) {
        goesOn(.stepping(done: run.account.count, of: steps.count))
      }
      report.stepsDone = run.account.count
      guard let rule = findings.first?.rule else { return report }
      report.failure = try failure(
        of: rule, in: steps, after: run.account.count, excused, while: goesOn)
      return report
    }
  }

  private func failure(
    of rule: LayoutRule, in steps: [StressStep], after count: Int, _ excused: Set<LayoutRule>,
    while goesOn: (StressProgress) -> Bool
  ) throws(LaboratoryError) -> StressReport.Failure {
    // Steps after the failing one cannot contribute to the failure.
    let failing = Array(steps.prefix(count))
    let shortest = try withoutActuallyEscaping(goesOn) { goesOn throws(LaboratoryError) in
      var tries = 0
      // Every run rotates the device, so each run has a separate device.
      var shrinking = Shrinking { steps throws(LaboratoryError) in
        tries += 1
        return try experiment { () throws(LaboratoryError) in
          // If the search is stopped during an attempt, the attempt counts as passing, so it does
          // not shorten the sequence.
          try StressRun(figure).run(steps, excusing: excused) { goesOn(.shortening(tries: tries)) }
            .contains { $0.rule == rule }
        }
      }
      return try shrinking.shortest(of: failing)
    }
    // The shortest sequence is run again from the beginning for its description and findings.
    return try experiment { () throws(LaboratoryError) in
      let run = try StressRun(figure)
      let findings = try run.run(shortest, excusing: excused).filter { $0.rule == rule }
      return StressReport.Failure(
        stepCount: count, shortest: shortest, account: run.account, findings: findings)
    }
  }
}

/// The progress of a stress test.
public enum StressProgress: Sendable, Hashable {
  /// The number of completed steps, and the total.
  case stepping(done: Int, of: Int)
  /// A rule is broken, and the shortest sequence that breaks it is being searched for.
  case shortening(tries: Int)
}
