/// A stand-in for the loader of the project's fonts, which needs Core Text.
struct FontLoader {
  static func loadFontIfNeeded(named fontName: String) {}
}
