import Foundation
import LayoutCore

extension SceneCursor {
  private static let dimension =
    "a number of points, or \"1/3 of width\", \"0.5 of height\", \"width\", \"about 44\""

  /// The signs that a fraction may be written with, as layouts print them.
  private static let signs: [Character: Double] = [
    "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4, "⅕": 1 / 5, "⅙": 1 / 6, "⅛": 1 / 8,
  ]

  /// Reads `[width, height]`, each a number of points, a fraction of the container or an estimate.
  func compositionalSize() -> CompositionalSize? {
    let expected = "[width, height], each \(Self.dimension)"
    guard let elements = elements(expected) else { return nil }
    guard elements.count == 2 else {
      return refuse("found \(elements.count) values", expected: expected)
    }
    let dimensions = elements.compactMap { $0.dimension() }
    guard dimensions.count == 2 else { return nil }
    return CompositionalSize(width: dimensions[0], height: dimensions[1])
  }

  private func dimension() -> CompositionalDimension? {
    guard let text = value.text else {
      guard value.double != nil else { return refuse(expected: Self.dimension) }
      return number(in: Self.lengths).map { CompositionalDimension(.absolute, $0) }
    }
    guard let dimension = Self.dimension(text) else {
      return refuse("\"\(text)\" is not a dimension", expected: Self.dimension)
    }
    return dimension
  }

  private static func dimension(_ text: String) -> CompositionalDimension? {
    let words = text.split(separator: " ")
    switch (words.first, words.count) {
    case ("about", 2): return length(words[1]).map { .init(.estimated, $0) }
    case ("uniform", 2): return length(words[1]).map { .init(.uniformEstimate, $0) }
    case (_, 1): return unit(words[0]).map { .init($0, 1) }
    case (_, 3) where words[1] == "of":
      guard let unit = unit(words[2]), let fraction = fraction(words[0]) else { return nil }
      return .init(unit, fraction)
    default: return nil
    }
  }

  private static func unit(_ word: Substring) -> CompositionalDimension.Unit? {
    switch word {
    case "width": .fractionalWidth
    case "height": .fractionalHeight
    default: nil
    }
  }

  private static func length(_ word: Substring) -> Double? {
    Double(word).flatMap { lengths.contains($0) ? $0 : nil }
  }

  /// Returns the value of a fraction, which is written as `1/3`, `0.5` or `½`; nil for any other
  /// text, and for a value that is not between 0 and 100.
  private static func fraction(_ word: Substring) -> Double? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    let number: Double? =
      switch parts.count {
      case 1: parts[0] ?? (word.count == 1 ? word.first.flatMap { signs[$0] } : nil)
      case 2: parts[0].flatMap { above in parts[1].map { above / $0 } }
      default: nil
      }
    return number.flatMap { (0...100).contains($0) ? $0 : nil }
  }

  /// Reads `[top, leading, bottom, trailing]`.
  func directionalInsets() -> CompositionalInsets? {
    numbers(4, in: Self.distances, expected: "[top, leading, bottom, trailing]").map {
      CompositionalInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }

  /// Reads a distance: a number, or `{ "flexible": 8 }`.
  func spacing() -> CompositionalSpacing? {
    guard value.members != nil else {
      guard value.double != nil else {
        return refuse(expected: "a number of points, or { \"flexible\": 8 }")
      }
      return number(in: Self.distances).map { CompositionalSpacing(isFlexible: false, $0) }
    }
    let least = object(keys: ["flexible"])?.required("flexible")?.number(in: Self.distances)
    return least.map { CompositionalSpacing(isFlexible: true, $0) }
  }
}
