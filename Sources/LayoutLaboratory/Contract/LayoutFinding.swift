/// A violation of a rule by a layout.
public struct LayoutFinding: Sendable, Hashable {
  /// The broken rule.
  public var rule: LayoutRule
  /// The element concerned, such as `[0, 3]` or `header [0, 0]`; nil if the finding concerns the
  /// whole layout.
  public var element: String?
  /// The moment of the finding: `first layout, portrait`.
  public var moment: String
  /// A description of the problem with its numbers.
  ///
  /// If several elements have the problem, the text describes the first.
  public var detail: String
  /// The cells, headers or footers with the problem, if it concerns a view in them; otherwise nil.
  public var places: FindingPlaces?

  /// Makes a finding about an element or, by default, about the whole layout.
  public init(_ rule: LayoutRule, _ element: String? = nil, moment: String, detail: String) {
    (self.rule, self.element, self.moment, self.detail) = (rule, element, moment, detail)
  }
}

extension LayoutFinding {
  /// The description of the problem, with the number of elements that have it.
  public var statement: String {
    guard let places else { return detail }
    // The sentence of a constraint conflict ends with a full stop, which must stay at the end.
    let (text, end) = detail.hasSuffix(".") ? (String(detail.dropLast()), ".") : (detail, "")
    return "\(text), \(places.words)\(end)"
  }

  /// The rule and the element as text, or the key of ``places``, by which the same finding is
  /// recognised at different moments.
  var key: String { places?.part ?? "\(rule.code) \(element ?? "")" }
}

extension LayoutFinding: CustomStringConvertible {
  /// The finding in one line: `L12 sizes-not-refreshed [0, 3], turned to landscape: is still 150 ×
  /// 220; …`.
  public var description: String {
    let place = [element, moment].compactMap(\.self).joined(separator: ", ")
    return "\(rule.code) \(rule.name) \(place): \(statement)"
  }
}
