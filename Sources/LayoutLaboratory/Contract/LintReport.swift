import LayoutCore

/// A report of the problems found in a layout.
public struct LintReport: Sendable, Equatable {
  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`; nil if the figure has none.
  public var variant: String?
  /// The name of the device on which the layout was examined.
  public var device: String
  /// The class of the layout; `constraints` if a screen without a collection view was examined.
  public var layout: String
  /// The findings, in the order in which they were made.
  public var findings: [LayoutFinding]
  /// Notes about the screen that concern no rule, such as an unavailable view drawn as a box.
  public var notes: [String] = []

  /// Whether there are no findings.
  public var isEmpty: Bool { findings.isEmpty }
}

extension LintReport: CustomStringConvertible {
  /// The findings grouped by rule, each rule with its reason and its remedy, and then the notes.
  ///
  ///     herbs/markers · before · iPhone 7 Plus · UICollectionViewFlowLayout
  ///
  ///       L12 sizes-not-refreshed
  ///           [0, 0] is still 150 × 220; the delegate would now return 169 × 220 (turned to …)
  ///           … and 23 more
  ///           why: …
  ///           fix: …
  public var description: String {
    let heading = [figure, variant, device, layout].compactMap(\.self).joined(separator: " · ")
    let told = notes.isEmpty ? [] : [notes.map { "  note: \($0)" }.joined(separator: "\n")]
    let found = isEmpty ? ["  nothing found"] : rules.map(paragraph)
    return ([heading] + found + told).joined(separator: "\n\n")
  }

  /// The broken rules, in the order of their codes.
  public var rules: [LayoutRule] {
    LayoutRule.allCases.filter { rule in findings.contains { $0.rule == rule } }
  }

  /// Returns the findings about a rule.
  public func findings(of rule: LayoutRule) -> [LayoutFinding] {
    findings.filter { $0.rule == rule }
  }

  /// The maximum number of findings per rule listed in the description.
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
  /// The JSON is an array of objects with `figure`, `variant`, `device`, `layout`, `notes` and
  /// `findings`. Each finding has a `code`, `rule`, `element`, `moment`, `detail`, `places`,
  /// `reason` and `remedy`. `places` has a `kind`, a `count` and a `first`.
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
