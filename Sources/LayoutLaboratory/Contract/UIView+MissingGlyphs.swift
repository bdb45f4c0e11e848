import Foundation
import RasterText
import UIKit

extension UIView {
  /// The visible views, this one and those inside it, whose texts have characters that no font has,
  /// with these characters.
  var missingGlyphs: [(view: UIView, characters: [String])] {
    guard !isHidden else { return [] }
    let own = shownText.map { Self.missing(in: $0) } ?? []
    return (own.isEmpty ? [] : [(self, own)]) + subviews.flatMap(\.missingGlyphs)
  }

  /// The visible views, this one and those inside it, whose texts are in fonts whose colours are
  /// not drawn, with a description of each, such as `colours of Bungee (COLR version 1)`.
  var undrawnColors: [(view: UIView, fonts: [String])] {
    guard !isHidden else { return [] }
    let own = shownText.map { Self.undrawnColors(in: $0) } ?? []
    return (own.isEmpty ? [] : [(self, own)]) + subviews.flatMap(\.undrawnColors)
  }

  private static func undrawnColors(in text: NSAttributedString) -> [String] {
    var found: [String] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      guard let font = value as? UIFont, let note = font.value.stack.primary.colorNote else {
        return
      }
      if !found.contains(note) { found.append(note) }
    }
    return found
  }

  /// The text that the view itself draws; nil if it draws no text.
  private var shownText: NSAttributedString? {
    switch self {
    case let label as UILabel: label.attributedText.map { Self.completed($0, with: label.font) }
    case let field as UITextField:
      Self.text(field.text?.isEmpty == false ? field.text : field.placeholder, in: field.font)
    case let text as UITextView: Self.text(text.text, in: text.font)
    default: nil
    }
  }

  private static func text(_ text: String?, in font: UIFont?) -> NSAttributedString? {
    text.map { NSAttributedString(string: $0, attributes: font.map { [.font: $0] } ?? [:]) }
  }

  private static func completed(_ text: NSAttributedString, with font: UIFont?)
    -> NSAttributedString
  {
    guard let font else { return text }
    let whole = NSMutableAttributedString(string: text.string, attributes: [.font: font])
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) {
      value, range, _ in
      if let value { whole.addAttribute(.font, value: value, range: range) }
    }
    return whole
  }

  private static func missing(in text: NSAttributedString) -> [String] {
    var found: [String] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) {
      value, range, _ in
      let font = value as? UIFont ?? .systemFont(ofSize: UIFont.systemFontSize)
      let part = text.attributedSubstring(from: range).string
      found += font.value.stack.missingCharacters(in: part).filter { !found.contains($0) }
    }
    return found
  }
}
