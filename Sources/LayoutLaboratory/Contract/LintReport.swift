import LayoutCore

/// The problems of a layout.
public struct LintReport: Sendable, Equatable {
  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`.
  public var variant: String?
  /// The name of the device that the layout was examined on.
  public var device: String
  /// The class of the layout.
  public var layout: String
  /// The findings, in the order they were made.
  public var findings: [LayoutFinding]
  /// Notes about the screen that break no rule, such as a missing view that is drawn as a box.
  public var notes: [String] = []

  /// Whether nothing was found.
  public var isEmpty: Bool { findings.isEmpty }
}

extension LintReport: CustomStringConvertible {
  /// The findings by rule, each with its reason and its remedy.
  ///
  ///     herbs/markers · before · iPhone 7 Plus · UICollectionViewFlowLayout
  ///
  ///       L12 sizes-not-refreshed  [0, 0] and 23 more, turned to landscape
  ///           [0, 0] is still 150 × 220; the delegate would now return 169 × 220
  ///           why: …
  ///           fix: …
  public var description: String {
    let heading = [figure, variant, device, layout].compactMap(\.self).joined(separator: " · ")
    let told = notes.isEmpty ? [] : [notes.map { "  note: \($0)" }.joined(separator: "\n")]
    let found = isEmpty ? ["  nothing found"] : rules.map(paragraph)
    return ([heading] + found + told).joined(separator: "\n\n")
  }

  /// The rules that are broken, in the order of their codes.
  public var rules: [LayoutRule] {
    LayoutRule.allCases.filter { rule in findings.contains { $0.rule == rule } }
  }

  /// Returns the findings that break a rule.
  public func findings(of rule: LayoutRule) -> [LayoutFinding] {
    findings.filter { $0.rule == rule }
  }

  /// The number of findings of one rule that are written out.
  private static let examples = 3

  private func paragraph(_ rule: LayoutRule) -> String {
    let all = findings(of: rule)
    let shown = all.prefix(Self.examples).map { finding in
      let words = [finding.element, finding.statement].compactMap(\.self).joined(separator: " ")
      return "\(words) (\(finding.moment))".wrapped(indent: 6, hanging: 8)
    }
    let more = all.count - shown.count
    let rest = more > 0 ? ["      … and \(more) more"] : []
    let advice = ["why: \(rule.reason)", "fix: \(rule.remedy)"].map {
      $0.wrapped(indent: 6, hanging: 11)
    }
    return (["  \(rule.code) \(rule.name)"] + shown + rest + advice).joined(separator: "\n")
  }
}

extension LintReport {
  /// Returns reports as JSON.
  ///
  /// An array of objects with `figure`, `variant`, `device`, `layout`, `notes` and `findings`, each
  /// of which has a `code`, a `rule`, an `element`, a `moment`, a `detail`, `places`, a `reason`
  /// and a `remedy`. Places have a `kind`, a `count` and a `first`.
  public static func json(_ reports: [LintReport]) -> String {
    JSONValue.list(reports.map(\.jsonValue)).document
  }

  private var jsonValue: JSONValue {
    .object([
      ("figure", .text(figure)), ("variant", variant.map { .text($0) } ?? .null),
      ("device", .text(device)), ("layout", .text(layout)),
      ("notes", .list(notes.map(JSONValue.text))),
      ("findings", .list(findings.map(\.jsonValue))),
    ])
  }
}

extension LayoutFinding {
  var jsonValue: JSONValue {
    .object([
      ("code", .text(rule.code)), ("rule", .text(rule.name)),
      ("element", element.map { .text($0) } ?? .null), ("moment", .text(moment)),
      ("detail", .text(detail)), ("places", places?.json ?? .null),
      ("reason", .text(rule.reason)), ("remedy", .text(rule.remedy)),
    ])
  }
}
