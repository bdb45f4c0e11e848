/// Text of a file on a terminal, which obeys no character of it.
enum PlainText {
  /// Returns a line without the characters that a terminal would obey.
  static func line(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return String(String.UnicodeScalarView(kept))
  }
}
