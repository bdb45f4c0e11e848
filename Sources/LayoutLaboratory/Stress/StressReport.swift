import LayoutCore

/// The result of turning a device many times.
public struct StressReport: Sendable, Equatable {
  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`.
  public var variant: String?
  /// The name of the device that was turned.
  public var device: String
  /// The seed of the random steps.
  public var seed: UInt64
  /// The number of steps that were to be done.
  public var stepCount: Int
  /// The number of steps that were done; fewer where a rule was broken or the time was over.
  public var stepsDone: Int
  /// The rules that the first layout already breaks.
  public var excused: [LayoutRule]
  /// The failure that was found; nil if all steps were done without one.
  public var failure: Failure?

  /// A broken rule, and the steps that break it.
  public struct Failure: Sendable, Equatable {
    /// The number of steps after which it was first broken.
    public var stepCount: Int
    /// The shortest sequence that was found to break it.
    public var shortest: [StressStep]
    /// The shortest sequence as text, with the places it was about.
    public var account: [String]
    /// The findings after it.
    public var findings: [LayoutFinding]
  }
}

extension StressReport {
  /// Whether all steps were done, or those up to one that broke a rule.
  public var isComplete: Bool { failure != nil || stepsDone == stepCount }
}

extension StressReport: CustomStringConvertible {
  /// The success, or the fewest steps to the failure and its findings.
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
  /// `stepCount`, `stepsDone`, `excused` and a `failure` with its `stepCount`, its `shortest`
  /// account and its `findings`, which are those of `LintReport`.
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
