import LayoutCore

extension ViewChange.Property {
  /// Returns the golden's or the new value in a form for readers: an image as its size, a summary
  /// as its number of views, a path as its outline, and a transform as text.
  ///
  /// The text is empty for a drawing, of which only a hash is recorded.
  func readable(_ side: KeyPath<Self, String>) -> String {
    let text = self[keyPath: side]
    if text == key.standard { return text }
    switch key {
    case .drawing: return ""
    case .path, .shadowPath, .mask: return OutlineWords.text(of: text)
    case .transform, .sublayerTransform: return TransformWords.text(text) ?? text
    default: return key.isImage || key == .summary ? Self.beginning(of: text) : text
    }
  }

  /// The part of a text before its first space.
  private static func beginning(of text: String) -> String {
    text.split(separator: " ").first.map(String.init) ?? text
  }
}
