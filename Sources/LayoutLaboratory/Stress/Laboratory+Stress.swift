import LayoutStage

extension Laboratory {
  /// Turns the device many times, scrolls, inserts, deletes and reloads in between, and examines
  /// the layout after each step.
  ///
  /// The steps follow from the seed. When something is found, the shortest sequence that leads to
  /// it is looked for. Rules that the first layout already breaks are excused: `lint()` tells about
  /// them. Items come and go only if the figure's controller is an `EditableContent`.
  public func rotate(times: Int, seed: UInt64 = 1) throws(LaboratoryError) -> StressReport {
    try silently { () throws(LaboratoryError) in
      let run = try StressRun(figure)
      let steps = StressStep.sequence(rotations: times, seed: seed, edits: run.isEditable)
      // Examined before any step, so that what the first layout breaks does not count as a failure.
      let excused = Set(try run.examine().map(\.rule))
      var report = StressReport(
        figure: figure.name, variant: figure.variant, device: figure.device.name, seed: seed,
        stepCount: steps.count, excused: LayoutRule.allCases.filter(excused.contains))
      let findings = try run.run(steps, excusing: excused)
      guard let rule = findings.first?.rule else { return report }
      report.failure = try failure(of: rule, in: steps, after: run.account.count, excused)
      return report
    }
  }

  private func failure(
    of rule: LayoutRule, in steps: [StressStep], after count: Int, _ excused: Set<LayoutRule>
  ) throws(LaboratoryError) -> StressReport.Failure {
    // Every run turns the device, so each has a device of its own.
    var shrinking = Shrinking { steps throws(LaboratoryError) in
      try experiment { () throws(LaboratoryError) in
        try StressRun(figure).run(steps, excusing: excused).contains { $0.rule == rule }
      }
    }
    // Steps after the one that failed cannot matter.
    let shortest = try shrinking.shortest(of: Array(steps.prefix(count)))
    // Once more from the beginning, for the account in words of the shortest sequence.
    return try experiment { () throws(LaboratoryError) in
      let run = try StressRun(figure)
      let findings = try run.run(shortest, excusing: excused).filter { $0.rule == rule }
      return StressReport.Failure(
        stepCount: count, shortest: shortest, account: run.account, findings: findings)
    }
  }
}
