/// A place where a layout breaks a rule.
public struct LayoutFinding: Sendable, Hashable {
  /// The rule.
  public var rule: LayoutRule
  /// The element that it is about, as `[0, 3]` or `header [0, 0]`; nil when it is the whole layout.
  public var element: String?
  /// When it was found: `first layout, portrait`.
  public var moment: String
  /// What is wrong, with its numbers.
  public var detail: String

  /// Says where a rule is broken.
  public init(_ rule: LayoutRule, _ element: String? = nil, moment: String, detail: String) {
    (self.rule, self.element, self.moment, self.detail) = (rule, element, moment, detail)
  }
}

extension LayoutFinding: CustomStringConvertible {
  /// One line: `L12 sizes-not-refreshed [0, 3], turned to landscape: keeps 150 × 220, …`.
  public var description: String {
    let place = [element, moment].compactMap(\.self).joined(separator: ", ")
    return "\(rule.code) \(rule.name) \(place): \(detail)"
  }
}
