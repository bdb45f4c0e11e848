/// A place where a layout breaks a rule.
public struct LayoutFinding: Sendable, Hashable {
  /// The rule that is broken.
  public var rule: LayoutRule
  /// The element that it is about, as `[0, 3]` or `header [0, 0]`; nil when it is the whole layout.
  public var element: String?
  /// When it was found: `first layout, portrait`.
  public var moment: String
  /// The problem, with its numbers; of several places, those of the first.
  public var detail: String
  /// The places if the problem is in cells, headers or footers; else nil.
  public var places: FindingPlaces?

  /// Makes a finding of a broken rule.
  public init(_ rule: LayoutRule, _ element: String? = nil, moment: String, detail: String) {
    (self.rule, self.element, self.moment, self.detail) = (rule, element, moment, detail)
  }
}

extension LayoutFinding {
  /// The problem, and the number of its places.
  public var statement: String {
    guard let places else { return detail }
    // The sentence of a conflict has a full stop, which stays at the end.
    let (text, end) = detail.hasSuffix(".") ? (String(detail.dropLast()), ".") : (detail, "")
    return "\(text), \(places.words)\(end)"
  }

  /// The name of the broken rule and its place, by which a finding is known at another moment.
  var key: String { places?.part ?? "\(rule.code) \(element ?? "")" }
}

extension LayoutFinding: CustomStringConvertible {
  /// One line: `L12 sizes-not-refreshed [0, 3], turned to landscape: keeps 150 × 220, …`.
  public var description: String {
    let place = [element, moment].compactMap(\.self).joined(separator: ", ")
    return "\(rule.code) \(rule.name) \(place): \(statement)"
  }
}
