extension LintReport: CustomStringConvertible {
  /// The findings by rule, each with its reason and its remedy.
  ///
  ///     herbs/markers · before · iPhone 7 Plus · UICollectionViewFlowLayout
  ///
  ///       L12 sizes-not-refreshed  [0, 0] and 23 more, turned to landscape
  ///           [0, 0] is still 150 × 220; the delegate would now say 169 × 220
  ///           why: …
  ///           fix: …
  public var description: String {
    let heading = [figure, variant, device, layout].compactMap(\.self).joined(separator: " · ")
    guard !isEmpty else { return heading + "\n\n  nothing found" }
    return ([heading] + rules.map(paragraph)).joined(separator: "\n\n")
  }

  /// The rules that are broken, in the order of their codes.
  public var rules: [LayoutRule] {
    LayoutRule.allCases.filter { rule in findings.contains { $0.rule == rule } }
  }

  /// Returns what breaks a rule.
  public func findings(of rule: LayoutRule) -> [LayoutFinding] {
    findings.filter { $0.rule == rule }
  }

  /// How many findings of one rule are written out.
  private static let examples = 3

  private func paragraph(_ rule: LayoutRule) -> String {
    let all = findings(of: rule)
    let shown = all.prefix(Self.examples).map { finding in
      let words = [finding.element, finding.detail].compactMap(\.self).joined(separator: " ")
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
