internal import CHarfBuzz

/// A font and its fallbacks for characters that it does not have, in order of preference.
package struct FontStack: Sendable, Hashable {
  /// The preferred font, which also determines the height of lines.
  package let primary: FontFace
  /// The fonts that are tried in order if the primary font does not have a character.
  package let fallbacks: [FontFace]

  /// Makes a stack.
  ///
  /// By default it has no fallbacks.
  package init(primary: FontFace, fallbacks: [FontFace] = []) {
    self.primary = primary
    self.fallbacks = fallbacks
  }
}

extension FontStack {
  /// Returns the first font that has all scalars of a character, or the primary font if there is
  /// none.
  ///
  /// The primary font then shows the character as a box.
  func face(for cluster: ArraySlice<UInt32>) -> FontFace {
    if primary.covers(cluster) { return primary }
    return fallbacks.first { $0.covers(cluster) } ?? primary
  }
}

extension FontFace {
  /// Returns whether the font has glyphs for a base letter with its marks.
  fileprivate func covers(_ cluster: ArraySlice<UInt32>) -> Bool {
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
