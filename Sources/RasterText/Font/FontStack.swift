internal import CHarfBuzz

/// A font and those that stand in for characters it does not have, in order of preference.
package struct FontStack: Sendable, Hashable {
  /// The font that is tried first and gives the lines their heights.
  package let primary: FontFace
  /// The fonts that are tried after it.
  package let fallbacks: [FontFace]

  /// Makes a stack, by default of one font.
  package init(primary: FontFace, fallbacks: [FontFace] = []) {
    self.primary = primary
    self.fallbacks = fallbacks
  }
}

extension FontStack {
  /// Returns the first font that has all of a character, else the primary, which shows a box.
  func face(for cluster: ArraySlice<UInt32>) -> FontFace {
    if primary.covers(cluster) { return primary }
    return fallbacks.first { $0.covers(cluster) } ?? primary
  }
}

extension FontFace {
  /// Returns whether the font can show a base letter with its marks.
  fileprivate func covers(_ cluster: ArraySlice<UInt32>) -> Bool {
    if cluster.allSatisfy(covers) { return true }
    // HarfBuzz composes a letter and its mark, so that a font may lack the mark by itself.
    return cluster.count > 1 && Self.composed(cluster).allSatisfy(covers)
  }

  private func covers(_ scalar: UInt32) -> Bool {
    if Invisible.contains(scalar) { return true }
    return Unicode.Scalar(scalar).map { glyph(for: $0) != nil } ?? false
  }

  /// Joins marks with the letters before them where Unicode has one character for both.
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
