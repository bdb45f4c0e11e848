/// A pseudo-language derived from another language's texts, to find clipped, untranslated and
/// wrongly aligned texts before there is a translation (fact LO20).
///
/// | | “Edit” |
/// |---|---|
/// | `accented` | `[Ḗḓīŧ]` |
/// | `longer` | `[Ḗḗḓīīŧ]`: about 40 % longer |
/// | `doubled` | `Edit Edit` |
/// | `bounded` | `[# Edit #]` |
/// | `rightToLeft` | `Edit`, in an interface from right to left |
/// | `rightToLeftStrings` | `tidE`, in an interface from right to left |
/// | `uppercase` | `Edit`; a text that is in no table is in capitals |
package enum PseudoLanguage: String, CaseIterable, Sendable, Hashable, Codable {
  case accented, longer, doubled, bounded
  case rightToLeft = "right-to-left"
  case rightToLeftStrings = "right-to-left-strings"
  case uppercase

  /// Whether the interface is laid out from right to left.
  package var isRightToLeft: Bool { self == .rightToLeft || self == .rightToLeftStrings }

  /// Returns a text of a strings table in this pseudo-language; the specifiers of a format still
  /// format the same arguments.
  package func changed(_ text: LocalizedText) -> LocalizedText {
    switch text {
    case .text(let text): .text(changed(text))
    case .plural(let plural): .plural(changed(plural))
    case .devices(let texts): .devices(texts.mapValues(changed))
    }
  }

  /// Returns a text in this pseudo-language; the specifiers of a format still format the same
  /// arguments.
  package func changed(_ text: String) -> String {
    switch self {
    case .rightToLeft, .uppercase: text
    case .accented, .longer: text.isEmpty ? text : "[\(letters(text))]"
    case .doubled: doubled(text)
    case .bounded: text.isEmpty ? text : "[# \(text) #]"
    case .rightToLeftStrings: text.isEmpty ? text : "\u{202E}\(text)\u{202C}"
    }
  }

  /// Returns a text that no strings table contains, as this pseudo-language shows it.
  package func changedUntranslated(_ text: String) -> String {
    guard self == .uppercase else { return changed(text) }
    return mapped(text) { $0.uppercased() }
  }

  /// Returns a format with variables in this pseudo-language.
  ///
  /// The format is changed like other texts, for example put in brackets. The forms of variables
  /// are not changed, except that `accented` and `longer` replace their letters.
  private func changed(_ plural: PluralText) -> PluralText {
    var plural = plural
    plural.format = changed(plural.format)
    guard self == .accented || self == .longer else { return plural }
    plural.variables = plural.variables.mapValues { variable in
      var variable = variable
      variable.forms = variable.forms.mapValues(letters)
      return variable
    }
    return plural
  }

  private func doubled(_ text: String) -> String {
    if text.isEmpty { return text }
    let format = FormatText(text)
    // The second half uses the same arguments as the first, so all specifiers need explicit
    // positions.
    let isFormat = format.parts.contains { if case .literal = $0 { false } else { true } }
    let half = isFormat ? format.numbered.text : text
    return "\(half) \(half)"
  }

  private func letters(_ text: String) -> String {
    mapped(text) { literal in
      var changed = ""
      for character in literal {
        let accented = AccentedLetters.letter(for: character)
        changed.append(accented)
        if self == .longer, AccentedLetters.isVowel(character) {
          changed += accented.lowercased()
        }
      }
      return changed
    }
  }

  /// Returns a text whose literal parts are changed.
  ///
  /// A text without specifiers is not a format, so its percent signs are not doubled.
  private func mapped(_ text: String, _ change: (String) -> String) -> String {
    var format = FormatText(text)
    let isFormat = format.parts.contains { if case .literal = $0 { false } else { true } }
    if !isFormat { return change(text) }
    for (index, part) in format.parts.enumerated() {
      if case .literal(let literal) = part { format.parts[index] = .literal(change(literal)) }
    }
    return format.text
  }
}

/// The letters with diacritics that replace plain letters in the accented pseudo-languages.
private enum AccentedLetters {
  private static let letters = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"))

  static func letter(for character: Character) -> Character { letters[character] ?? character }

  static func isVowel(_ character: Character) -> Bool { "aeiouyAEIOUY".contains(character) }
}
