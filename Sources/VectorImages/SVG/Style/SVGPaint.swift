import RasterCore

/// The value of `fill` or `stroke`.
indirect enum SVGPaint: Sendable, Equatable {
  case none
  case color(Color)
  case currentColor
  /// A gradient or pattern by its `id`, and the fallback paint if there is no such element.
  case reference(String, SVGPaint?)

  /// Parses a value; nil for an unknown one.
  init?(_ text: String) {
    let text = text.trimmingBlanks
    if text.hasPrefix("url(") {
      guard let end = text.firstIndex(of: ")"), let id = SVGPaint.reference(text) else {
        return nil
      }
      self = .reference(id, SVGPaint(String(text[text.index(after: end)...])))
      return
    }
    switch text.lowercased() {
    case "none": self = .none
    case "currentcolor": self = .currentColor
    default:
      guard let color = SVGColor.color(text) else { return nil }
      self = .color(color)
    }
  }

  /// Returns the `id` in `url(#id)`; nil for any other text.
  static func reference(_ text: String) -> String? {
    let text = text.trimmingBlanks
    guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
    let marks: Set<Character> = ["\"", "'", " "]
    let address = text[text.index(text.startIndex, offsetBy: 4)..<end].filter {
      !marks.contains($0)
    }
    return address.first == "#" ? String(address.dropFirst()) : nil
  }
}
