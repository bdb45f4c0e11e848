/// The presentation that a user-perceived character requests (Unicode technical standard 51).
///
/// ```
///  ☀  text or emoji     ☀︎  text      ☀️  emoji     😀  emoji     1️⃣  emoji     A  none
/// ```
enum EmojiPresentation: Equatable {
  /// The character is not an emoji.
  case none
  /// Text, because variation selector 15 follows.
  case text
  /// An emoji if the font of the text has no glyph for it.
  ///
  /// San Francisco has no glyphs for ❤ and ▶, so iOS shows them as emoji without a selector (fact
  /// SR6).
  case either
  case emoji

  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3
  /// The first emoji after © and ®; these two are drawn as text unless a selector follows.
  private static let first: UInt32 = 0x203C

  /// Determines the presentation of a character.
  init(of cluster: ArraySlice<UInt32>) {
    guard let base = cluster.first else {
      self = .none
      return
    }
    // A single scalar below the first emoji needs no further test.
    if cluster.count == 1, base < Self.first {
      self = .none
      return
    }
    self = Self.presentation(of: base, followedBy: cluster.dropFirst())
  }

  /// Returns whether a character is an emoji even if a font has a glyph for it.
  ///
  /// Inter has glyphs for some symbols that San Francisco lacks; iOS shows these symbols as emoji.
  func prefersEmoji(over font: FontFace, for cluster: ArraySlice<UInt32>) -> Bool {
    switch self {
    case .emoji: true
    case .either: font.advances != nil && cluster.first.map(Self.signs.contains) == true
    case .none, .text: false
    }
  }

  /// The symbols in Inter that are emoji on iOS (fact SR6): ‼ ⁉ ↩ ↪ ⏏ Ⓜ ▶ ◀ ☀ ♥ ⚠ ❤ ⬆.
  private static let signs: Set<UInt32> = [
    0x203C, 0x2049, 0x21A9, 0x21AA, 0x23CF, 0x24C2, 0x25B6, 0x25C0, 0x2600, 0x2665, 0x26A0, 0x2764,
    0x2B06,
  ]

  private static func presentation(
    of base: UInt32, followedBy rest: ArraySlice<UInt32>
  ) -> EmojiPresentation {
    guard let properties = Unicode.Scalar(base)?.properties, properties.isEmoji else {
      return .none
    }
    if rest.first == textSelector { return .text }
    if rest.contains(emojiSelector) || rest.contains(keycap) { return .emoji }
    // Digits and signs such as # are not emoji by themselves.
    guard base >= first else { return .none }
    let isModified = rest.contains { Unicode.Scalar($0)?.properties.isEmojiModifier == true }
    return properties.isEmojiPresentation || isModified ? .emoji : .either
  }
}
