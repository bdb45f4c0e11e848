import LayoutStage

extension Laboratory {
  /// Turns the device many times, scrolls, inserts, deletes and reloads in between, and examines
  /// the layout after each step.
  ///
  /// The steps follow from the seed. When something is found, the shortest sequence that leads to
  /// it is looked for. Rules that the first layout already breaks are excused: `lint()` describes
  /// them. Items come and go only if the figure's controller is an `EditableContent`.
  ///
  /// - Parameters:
  ///   - times: the number of turns.
  ///   - seed: the seed of the random steps in between.
  ///   - goesOn: is called before each step with the progress, and returns whether to go on. What
  ///     was found until it says no is reported.
  /// - Returns: the findings.
  /// - Throws: that there is no layout to try out.
  public func rotate(
    times: Int, seed: UInt64 = 1, while goesOn: (StressProgress) -> Bool = { _ in true }
  ) throws(LaboratoryError) -> StressReport {
    try silently { () throws(LaboratoryError) in
      let run = try StressRun(figure)
      let steps = StressStep.sequence(rotations: times, seed: seed, edits: run.isEditable)
      // Examined before any step, so that what the first layout breaks does not count as a failure.
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
    // Steps after the one that failed cannot matter.
    let failing = Array(steps.prefix(count))
    let shortest = try withoutActuallyEscaping(goesOn) { goesOn throws(LaboratoryError) in
      var tries = 0
      // Every run turns the device, so each has a device of its own.
      var shrinking = Shrinking { steps throws(LaboratoryError) in
        tries += 1
        return try experiment { () throws(LaboratoryError) in
          // A try that is stopped has shown nothing: the sequence stays as long as it was.
          try StressRun(figure).run(steps, excusing: excused) { goesOn(.shortening(tries: tries)) }
            .contains { $0.rule == rule }
        }
      }
      return try shrinking.shortest(of: failing)
    }
    // Once more from the beginning, for the account as text of the shortest sequence.
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
  /// So many steps are done.
  case stepping(done: Int, of: Int)
  /// A rule is broken, and the fewest steps that break it are searched for.
  case shortening(tries: Int)
}
