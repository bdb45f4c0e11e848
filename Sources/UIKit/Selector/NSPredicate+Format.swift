// Mirrors NSPredicate's formats (iOS 17). Missing: key paths, compound predicates, collections and
// functions, which need Objective-C.
public import Foundation

extension NSPredicate {
  /// Makes a predicate that compares the evaluated text with an argument, such as
  /// `SELF MATCHES %@`, or with a text in quotation marks.
  ///
  /// The operators are `MATCHES`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `=`, `==` and `!=`,
  /// each optionally followed by `[c]`, `[d]` or `[cd]`, which ignore case, diacritics, or both.
  ///
  /// Differs from Foundation: key paths and compound predicates need Objective-C; for such a format
  /// a warning is logged, and the predicate is false.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(comparisonIn: predicateFormat, arguments)
  }

  /// Makes a predicate that compares the evaluated text with an argument, or with a text in
  /// quotation marks.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(comparisonIn: predicateFormat, arguments ?? [])
  }

  private convenience init(comparisonIn format: String, _ arguments: [Any]) {
    guard let comparison = TextComparison(format, arguments) else {
      UIKitLog.warn(
        """
        NSPredicate(format: "\(format)") is always false: without Objective-C only texts are \
        compared, as in "SELF MATCHES %@". Use NSPredicate(block:).
        """)
      self.init(value: false)
      return
    }
    self.init { object, _ in comparison.holds(for: object) }
  }
}

/// A comparison of a text in a predicate's format.
struct TextComparison: Sendable {
  private enum Relation: String {
    case matches, contains, beginswith, endswith, like
    case equal = "=="
    case unequal = "!="
  }

  private let relation: Relation
  private let operand: String
  private let options: String.CompareOptions

  /// Reads a format; nil if it is not a comparison of `SELF` with an argument or with a text in
  /// quotation marks.
  init?(_ format: String, _ arguments: [Any]) {
    let pattern =
      #/\s*(?i:self)\s+(?<name>\w+|[=!]?=)(?:\[(?<options>[cd]+)\])?\s*(?<operand>%@|(["']).*\4)\s*/#
    guard let parts = format.wholeMatch(of: pattern) else { return nil }
    let name = parts.name == "=" ? "==" : parts.name.lowercased()
    guard let relation = Relation(rawValue: name) else { return nil }
    self.relation = relation
    if parts.operand == "%@" {
      guard arguments.count == 1, let text = Self.text(arguments[0]) else { return nil }
      operand = text
    } else {
      operand = String(parts.operand.dropFirst().dropLast())
    }
    var options: String.CompareOptions = []
    if parts.options?.contains("c") == true { options.insert(.caseInsensitive) }
    if parts.options?.contains("d") == true { options.insert(.diacriticInsensitive) }
    self.options = options
  }

  /// Returns whether a text fulfils the comparison; false for an object that is not a text.
  func holds(for object: Any?) -> Bool {
    guard let text = Self.text(object) else { return false }
    switch relation {
    case .equal: return text.compare(operand, options: options) == .orderedSame
    case .unequal: return text.compare(operand, options: options) != .orderedSame
    case .contains: return text.range(of: operand, options: options) != nil
    case .beginswith: return text.range(of: operand, options: options.union(.anchored)) != nil
    case .endswith:
      return text.range(of: operand, options: options.union([.anchored, .backwards])) != nil
    case .matches: return matches(text, operand)
    case .like: return matches(text, wildcards)
    }
  }

  /// Returns whether a regular expression matches the whole of a text.
  private func matches(_ text: String, _ expression: String) -> Bool {
    text.range(
      of: "^(?:\(expression))$", options: options.union(.regularExpression)) == text.fullRange
  }

  /// The operand of `LIKE` as a regular expression: `?` matches one character, `*` any number of
  /// them.
  private var wildcards: String {
    NSRegularExpression.escapedPattern(for: operand)
      .replacingOccurrences(of: "\\?", with: ".").replacingOccurrences(of: "\\*", with: ".*")
  }

  private static func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSString).map { String(describing: $0) }
  }
}

extension String {
  fileprivate var fullRange: Range<String.Index> { startIndex..<endIndex }
}
