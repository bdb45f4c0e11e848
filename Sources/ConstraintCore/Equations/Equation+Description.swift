extension Equation: CustomStringConvertible {
  /// The equation on one line: `view1.leading == view0.trailing + 8 @750 'UISV-spacing'`.
  package var description: String {
    [
      "\(first).\(firstAttribute) \(relation.symbol)", rightSide,
      priority == Constraint.required ? nil : "@\(decimal(Double(priority)))",
      identifier.map { "'\($0)'" },
    ].compactMap { $0 }.joined(separator: " ")
  }

  private var rightSide: String {
    guard let second else { return decimal(constant) }
    let scale = multiplier == 1 ? "" : "\(decimal(multiplier))*"
    let shift = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(decimal(abs(constant)))"
    return "\(scale)\(second).\(secondAttribute)\(shift)"
  }

  /// Returns a number with at most six decimals, as UIKit prints multipliers, without trailing
  /// zeros.
  private func decimal(_ number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int64(rounded))" : "\(rounded)"
  }
}

extension Relation {
  /// The relation as written in a visual format.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension FormatItem: CustomStringConvertible {
  /// The view's name, or `|`.
  package var description: String {
    switch self {
    case .superview: "|"
    case .view(let name): name
    }
  }
}
