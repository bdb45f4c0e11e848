import Foundation

extension CompositionalSection {
  /// Returns the section with one measure replaced by its value in a golden, to test whether the
  /// changed measure explains a difference.
  ///
  /// ```
  /// group spacing        12
  /// inset.leading        16
  /// group item 0 width   ⅓ of 343     only if it is a fraction now too
  /// ```
  ///
  /// - Parameter measure: a measure as `measures(on:in:)` returns it; `none` means no distance.
  /// - Returns: the section; nil if it has no such number, or if the text cannot replace that
  ///   number.
  package func puttingBack(_ measure: LayoutRecord.Measure) -> CompositionalSection? {
    var section = self
    let words = measure.name.split(separator: " ")
    if words == ["group", "spacing"] {
      guard let spacing = CompositionalSpacing.number(measure.text) else { return nil }
      section.groupSpacing = spacing
    } else if words.count == 1 {
      guard section.insets.putBack(words[0], measure.text) else { return nil }
    } else {
      guard words.first == "group", section.group.putBack(words.dropFirst(), measure.text) else {
        return nil
      }
    }
    return section
  }
}

extension CompositionalItem {
  /// Sets the number whose name has these parts, such as `item 0 width`; returns whether the number
  /// was set.
  fileprivate mutating func putBack(_ words: ArraySlice<Substring>, _ text: String) -> Bool {
    switch words.first {
    case "width" where words.count == 1: size.width.putBack(text)
    case "height" where words.count == 1: size.height.putBack(text)
    case let name? where words.count == 1: insets.putBack(name, text)
    default: putBackInside(words, text)
    }
  }

  private mutating func putBackInside(_ words: ArraySlice<Substring>, _ text: String) -> Bool {
    guard case .group(var group) = content, let second = words.dropFirst().first else {
      return false
    }
    if Array(words) == ["item", "spacing"] {
      guard let number = CompositionalSpacing.number(text), group.spacing?.isFlexible != true else {
        return false
      }
      group.spacing = CompositionalSpacing(isFlexible: false, number)
    } else {
      guard let index = Int(second), group.items.indices.contains(index),
        group.items[index].putBack(words.dropFirst(2), text)
      else { return false }
    }
    content = .group(group)
    return true
  }
}

extension CompositionalInsets {
  /// Sets the inset with a name such as `inset.leading`; returns whether it was set.
  fileprivate mutating func putBack(_ name: Substring, _ text: String) -> Bool {
    guard let number = CompositionalSpacing.number(text) else { return false }
    switch name {
    case "inset.top": top = number
    case "inset.leading": leading = number
    case "inset.bottom": bottom = number
    case "inset.trailing": trailing = number
    default: return false
    }
    return true
  }
}

extension CompositionalSpacing {
  /// Returns a distance that is written as a number, or as `none`; nil for any other text.
  fileprivate static func number(_ text: String) -> Double? { text == "none" ? 0 : Double(text) }
}

extension CompositionalDimension {
  /// Sets the dimension to the one that a text such as `½ of 343` describes; returns whether it was
  /// set.
  ///
  /// The text does not say whether a fraction is one of the width or of the height, so it replaces
  /// only another fraction, whose unit stays.
  fileprivate mutating func putBack(_ text: String) -> Bool {
    let parts = text.components(separatedBy: " of ")
    if parts.count == 2 {
      guard unit == .fractionalWidth || unit == .fractionalHeight,
        let fraction = Self.fraction(parts[0])
      else { return false }
      value = fraction
      return true
    }
    let isEstimate = text.hasPrefix("about ")
    let isUniform = text.hasSuffix(", uniform")
    let number = text.dropFirst(isEstimate ? 6 : 0).dropLast(isUniform ? 9 : 0)
    guard let number = Double(number) else { return false }
    self = Self(isUniform ? .uniformEstimate : isEstimate ? .estimated : .absolute, number)
    return true
  }

  /// Returns a fraction that is written exactly, such as `⅓`; nil for one with three decimals,
  /// which is rounded.
  private static func fraction(_ text: String) -> Double? {
    if let known = fractions.first(where: { $0.1 == text }) { return known.0 }
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    return decimals < 3 ? Double(text) : nil
  }
}
