import SwiftSyntax

/// The value of an `#if` condition in ported source.
///
/// Ported source is compiled as if for an iOS simulator, so `os(iOS)` and
/// `targetEnvironment(simulator)` are true; `os(Linux)` is true as well.
enum Condition {
  /// Returns whether a condition is true, or nil if its value is unknown, as for `DEBUG`.
  static func value(_ condition: ExprSyntax) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(not.expression).map { !$0 }
    }
    if let group = condition.as(TupleExprSyntax.self), let only = group.elements.first {
      return value(only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return disjunction(Array(sequence.elements))
    }
    return condition.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
  }

  /// Returns the value of a flat list of operands and operators; nil if it is unknown.
  ///
  /// The list is split at `||` first, because `||` has a lower precedence than `&&`.
  private static func disjunction(_ elements: [ExprSyntax]) -> Bool? {
    let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
    return parts.map { conjunction(Array($0)) }.reduce(false) { all, part in
      if all == true || part == true { return true }
      return all == nil || part == nil ? nil : false
    }
  }

  private static func conjunction(_ elements: [ExprSyntax]) -> Bool? {
    let parts = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    return parts.map(value).reduce(true) { all, part in
      if all == false || part == false { return false }
      return all == nil || part == nil ? nil : true
    }
  }

  private static func value(of call: FunctionCallExprSyntax) -> Bool? {
    let word = call.arguments.first?.expression.ownText ?? ""
    switch call.calledExpression.ownText {
    case "os": return word == "iOS" || word == "Linux"
    case "targetEnvironment": return word == "simulator"
    case "canImport":
      if AppleModules.isHere(word) { return true }
      return AppleModules.missing.keys.contains(word) ? false : nil
    default: return nil
    }
  }
}
