/// The condition of a plural class in CLDR's syntax: `n % 10 = 2..4 and n % 100 != 12..14`.
///
/// A condition consists of groups joined by `or`; a group consists of relations joined by `and`.
struct PluralCondition: Sendable, Equatable {
  /// The groups of relations; the condition holds if all relations of one group hold.
  private let groups: [[Relation]]

  /// Reads a condition; nil if its syntax is wrong.
  init?(_ text: some StringProtocol) {
    var groups: [[Relation]] = []
    for group in Self.parts(of: text, between: "or") {
      var relations: [Relation] = []
      for part in Self.parts(of: group.joined(separator: " "), between: "and") {
        guard let relation = Relation(part) else { return nil }
        relations.append(relation)
      }
      groups.append(relations)
    }
    self.groups = groups
  }

  /// Returns whether the condition holds for a number.
  func holds(for operand: PluralOperand) -> Bool {
    groups.contains { $0.allSatisfy { $0.holds(for: operand) } }
  }

  /// Returns the parts of a condition that are separated by `and` or `or`.
  private static func parts(of text: some StringProtocol, between word: String) -> [[Substring]] {
    String(text).split(separator: " ").map { $0 }.split(separator: Substring(word)).map(Array.init)
  }
}

/// A comparison with numbers: `n % 100 != 11,71,91`.
private struct Relation: Sendable, Equatable {
  private let operand: Character
  private let modulus: Double?
  private let isNegated: Bool
  private let ranges: [ClosedRange<Double>]

  init?(_ words: [Substring]) {
    var words = words[...]
    guard let operand = words.popFirst()?.first, "nivftwec".contains(operand) else { return nil }
    self.operand = operand
    if words.first == "%" {
      guard let modulus = words.dropFirst().first.flatMap({ Double($0) }), modulus > 0 else {
        return nil
      }
      self.modulus = modulus
      words = words.dropFirst(2)
    } else {
      modulus = nil
    }
    guard let sign = words.popFirst(), sign == "=" || sign == "!=", words.count == 1 else {
      return nil
    }
    isNegated = sign == "!="
    var ranges: [ClosedRange<Double>] = []
    for part in words.first?.split(separator: ",") ?? [] {
      let ends = part.split(separator: ".").compactMap { Double($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }

  func holds(for number: PluralOperand) -> Bool {
    var value =
      switch operand {
      case "n": number.value
      case "i": number.integer
      case "v": Double(number.digitCount)
      case "f": number.fraction
      case "t": number.significantFraction
      default: Double(number.exponent)
      }
    if let modulus { value = value.truncatingRemainder(dividingBy: modulus) }
    // A range such as 1..2 contains only whole numbers, so 1.5 is not in it.
    let isContained = ranges.contains {
      $0.contains(value) && ($0.lowerBound == $0.upperBound || value == value.rounded())
    }
    return isContained != isNegated
  }
}
