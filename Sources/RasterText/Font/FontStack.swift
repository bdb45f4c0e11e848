/// A font and those that stand in for characters it does not have, in order of preference.
public struct FontStack: Sendable, Hashable {
  /// The font that is tried first and gives the lines their heights.
  public let primary: FontFace
  /// The fonts that are tried after it.
  public let fallbacks: [FontFace]

  /// Makes a stack, by default of one font.
  public init(primary: FontFace, fallbacks: [FontFace] = []) {
    self.primary = primary
    self.fallbacks = fallbacks
  }
}
