import LayoutCore

/// The result of a stress test, in which a device is rotated many times.
public struct StressReport: Sendable, Equatable {
  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`; nil if the figure has none.
  public var variant: String?
  /// The name of the rotated device.
  public var device: String
  /// The seed of the random steps.
  public var seed: UInt64
  /// The number of planned steps.
  public var stepCount: Int
  /// The number of completed steps.
  ///
  /// The number is smaller than `stepCount` if a rule was broken before the last step, or if the
  /// test was stopped.
  public var stepsDone: Int
  /// The rules that the first layout already breaks and that were ignored.
  public var excused: [LayoutRule]
  /// The failure; nil if there was none.
  public var failure: Failure?

  /// A broken rule, and the steps that break it.
  public struct Failure: Sendable, Equatable {
    /// The number of steps after which the rule was first broken.
    public var stepCount: Int
    /// The shortest sequence found that breaks the rule.
    public var shortest: [StressStep]
    /// The shortest sequence as text, with the index paths and offsets involved.
    public var account: [String]
    /// The findings after the shortest sequence.
    public var findings: [LayoutFinding]
  }
}

extension StressReport {
  /// Whether the test ran to its end: all steps were completed, or one of them broke a rule.
  public var isComplete: Bool { failure != nil || stepsDone == stepCount }
}

extension StressReport: CustomStringConvertible {
  /// The report as text: the success, or the shortest failing sequence and its findings.
  public var description: String {
    let heading = [figure, variant, device].compactMap(\.self).joined(separator: " · ")
    let excuse =
      excused.isEmpty
      ? []
      : ["  The first layout already breaks \(excused.map(\.code).listed); that was left aside."]
    return ([heading, ""] + body + excuse).joined(separator: "\n")
  }

  private var body: [String] {
    guard let failure else {
      let count = isComplete ? "\(stepCount)" : "Stopped after \(stepsDone) of \(stepCount)"
      return ["  \(count) steps of seed \(seed), and no rule broken."]
    }
    let length = failure.account.count
    let head =
      "  Broken after step \(failure.stepCount) of \(stepCount), seed \(seed)."
      + (length == 1 ? " One step is enough:" : " \(length) steps are enough:")
    let steps = failure.account.enumerated().map { "    \($0 + 1). \($1)" }
    let rule = failure.findings.first?.rule
    let findings = failure.findings.prefix(3).map { finding in
      [finding.element, finding.statement].compactMap(\.self).joined(separator: " ")
        .wrapped(indent: 6, hanging: 8)
    }
    let more = failure.findings.count - findings.count
    let name = rule.map { "  Then \($0.code) \($0.name):" } ?? ""
    return [head, ""] + steps + ["", name] + findings
      + (more > 0 ? ["      … and \(more) more"] : [])
      + (rule.map { ["fix: \($0.remedy)".wrapped(indent: 6, hanging: 11)] } ?? [])
  }
}

extension StressReport {
  /// Returns reports as JSON: an array of objects with `figure`, `variant`, `device`, `seed`,
  /// `stepCount`, `stepsDone`, `excused` and `failure`.
  ///
  /// A failure has a `stepCount`, a `shortest` sequence as text, and `findings` in the format of
  /// `LintReport`.
  public static func json(_ reports: [StressReport]) -> String {
    JSONValue.list(reports.map(\.jsonValue)).document
  }

  private var jsonValue: JSONValue {
    .object([
      ("figure", .text(figure)), ("variant", variant.map { .text($0) } ?? .null),
      ("device", .text(device)), ("seed", .whole(seed)),
      ("stepCount", .number(Double(stepCount))), ("stepsDone", .number(Double(stepsDone))),
      ("excused", .list(excused.map { .text($0.code) })),
      ("failure", failure?.jsonValue ?? .null),
    ])
  }
}

extension StressReport.Failure {
  fileprivate var jsonValue: JSONValue {
    .object([
      ("stepCount", .number(Double(stepCount))), ("shortest", .list(account.map { .text($0) })),
      ("findings", .list(findings.map(\.jsonValue))),
    ])
  }
}
