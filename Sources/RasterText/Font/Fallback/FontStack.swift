internal import CHarfBuzz

/// A font and its fallbacks for characters that it does not have.
package struct FontStack: Sendable, Hashable {
  /// The preferred font, whose metrics are the default heights of lines.
  package let primary: FontFace
  /// The fonts for characters that the primary font does not have.
  package let fallback: FontFallback

  /// Makes a stack with fonts that are tried in order.
  ///
  /// By default it has no fallbacks.
  package init(primary: FontFace, fallbacks: [FontFace] = []) {
    self.init(primary: primary, fallback: .fonts(fallbacks))
  }

  package init(primary: FontFace, fallback: FontFallback) {
    self.primary = primary
    self.fallback = fallback
  }
}

/// The fallback fonts, for characters that the primary font does not have.
package enum FontFallback: Sendable, Hashable {
  /// Fonts that are tried in order.
  case fonts([FontFace])
  /// The fonts of `ScriptFonts` in a weight, chosen by the character's script and presentation.
  case scripts(FontWeight)
}

extension FontStack {
  /// Returns the font for a character, or the primary font if no font has all of its scalars.
  ///
  /// The primary font then shows the character as a box.
  func face(for cluster: ArraySlice<UInt32>) -> FontFace {
    coveringFace(for: cluster) ?? primary
  }

  /// Returns the font that has all scalars of a character; nil if none has.
  package func coveringFace(for cluster: ArraySlice<UInt32>) -> FontFace? {
    let presentation = EmojiPresentation(of: cluster)
    if presentation.prefersEmoji(over: primary, for: cluster), let emoji = emoji(for: cluster) {
      return emoji
    }
    if primary.covers(cluster) { return primary }
    switch fallback {
    case .fonts(let fonts): return fonts.first { $0.covers(cluster) }
    case .scripts(let weight):
      return ScriptFonts(weight: weight).face(for: cluster, presentation)
    }
  }

  /// Returns the characters of a text that no font has, without duplicates, in reading order.
  ///
  /// ASCII characters are not checked.
  package func missingCharacters(in text: String) -> [String] {
    var known: Set<Character> = []
    return text.filter { character in
      if character.isASCII { return false }
      let scalars = character.unicodeScalars.map(\.value)
      return coveringFace(for: scalars[...]) == nil && known.insert(character).inserted
    }.map(String.init)
  }

  private func emoji(for cluster: ArraySlice<UInt32>) -> FontFace? {
    if primary.hasColors, primary.covers(cluster) { return primary }
    guard case .scripts(let weight) = fallback else { return nil }
    return ScriptFonts(weight: weight).emoji(for: cluster)
  }
}

extension FontFace {
  /// Returns whether the font has glyphs for a base letter with its marks.
  func covers(_ cluster: ArraySlice<UInt32>) -> Bool {
    if cluster.allSatisfy(covers) { return true }
    // HarfBuzz composes a letter and its mark, so the font need not have the mark itself.
    return cluster.count > 1 && Self.composed(cluster).allSatisfy(covers)
  }

  private func covers(_ scalar: UInt32) -> Bool {
    if Invisible.contains(scalar) { return true }
    return Unicode.Scalar(scalar).map { glyph(for: $0) != nil } ?? false
  }

  /// Joins marks with the letters before them if Unicode has a composed character.
  private static func composed(_ cluster: ArraySlice<UInt32>) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in cluster {
      var joined: hb_codepoint_t = 0
      let functions = hb_unicode_funcs_get_default()
      if let last = result.last, hb_unicode_compose(functions, last, scalar, &joined) != 0 {
        result[result.count - 1] = joined
      } else {
        result.append(scalar)
      }
    }
    return result
  }
}
