import Foundation
import LayoutCore
import RasterText

/// The attributes of a text: one property for each attribute, with the ranges of characters that
/// have it.
extension ViewProperties {
  /// Adds the attributes of a label's text, except for its own font and colour.
  ///
  /// - Parameters:
  ///   - label: the label.
  ///   - prefix: the text with which the properties' names begin.
  mutating func readAttributes(of label: UILabel, prefix: String = "attributes.") {
    guard label.content.hasAttributes, let text = label.attributedText else { return }
    let own = [
      "font": ViewValue(label.content.baseFont).word,
      "foregroundColor": ViewValue.color(label.content.baseColor.value(in: traits)).word,
    ]
    readAttributes(of: text, prefix: prefix, own: own)
  }

  /// Adds the attributes of a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - prefix: the text with which the properties' names begin.
  ///   - own: the values, by attribute, that other properties already record.
  mutating func readAttributes(
    of text: NSAttributedString, prefix: String = "attributes.", own: [String: String] = [:]
  ) {
    guard text.length > 0 else { return }
    for attribute in Self.attributes {
      let runs = AttributeRuns(of: attribute.key, in: text) { found in
        let value = attribute.value(found, traits)
        return value?.word == own[attribute.name] ? nil : value
      }
      if let runs {
        add(prefix + attribute.name, .made(runs))
      }
    }
    if let style = text.paragraphStyle { readParagraph(style, prefix) }
  }

  private struct Attribute {
    let key: NSAttributedString.Key
    let name: String
    let value: @MainActor (Any, UITraitCollection) -> ViewValue?
  }

  private static let attributes: [Attribute] = [
    Attribute(key: .font, name: "font") { value, _ in (value as? UIFont).map { ViewValue($0) } },
    Attribute(key: .foregroundColor, name: "foregroundColor", value: color),
    Attribute(key: .backgroundColor, name: "backgroundColor", value: color),
    Attribute(key: .kern, name: "kern") { value, _ in number(value) },
    Attribute(key: .underlineStyle, name: "underlineStyle", value: line),
    Attribute(key: .strikethroughStyle, name: "strikethroughStyle", value: line),
    Attribute(key: .strikethroughColor, name: "strikethroughColor", value: color),
    Attribute(key: .baselineOffset, name: "baselineOffset") { value, _ in number(value) },
    Attribute(key: .link, name: "link") { value, _ in
      (value as? URL).map { .text($0.absoluteString) } ?? (value as? String).map { .text($0) }
    },
  ]

  private static func line(_ value: Any, _ traits: UITraitCollection) -> ViewValue? {
    switch number(value) {
    case .number(0), nil: nil
    case .number(1): .text("single")
    case let style: style
    }
  }

  private static func color(_ value: Any, _ traits: UITraitCollection) -> ViewValue? {
    (value as? UIColor).map { .color($0.value(in: traits)) }
  }

  private static func number(_ value: Any) -> ViewValue? {
    TextAttributes.number(value).map { .number(Double($0)) }
  }

  /// Adds the fields of the first character's paragraph style, with which the whole text is laid
  /// out.
  private mutating func readParagraph(_ style: NSParagraphStyle, _ prefix: String) {
    let numbers = [
      ("lineSpacing", style.lineSpacing), ("paragraphSpacing", style.paragraphSpacing),
      ("lineHeightMultiple", style.lineHeightMultiple),
      ("minimumLineHeight", style.minimumLineHeight),
      ("maximumLineHeight", style.maximumLineHeight),
    ]
    for (name, number) in numbers where number != 0 {
      add(prefix + name, .number(Double(number)))
    }
    if style.alignment != .natural { add(prefix + "alignment", .alignment(style.alignment)) }
    if style.lineBreakMode != .byWordWrapping {
      add(prefix + "lineBreakMode", .text(style.lineBreakMode.words))
    }
    if style.baseWritingDirection != .natural {
      add(prefix + "baseWritingDirection", .text("\(style.baseWritingDirection)"))
    }
    if style.lineBreakStrategy != [] {
      add(prefix + "lineBreakStrategy", .text(style.lineBreakStrategy.words))
    }
    if style.allowsDefaultTighteningForTruncation { add(prefix + "tightening", .yes) }
  }
}

extension ViewValue {
  /// Makes the value for a font: its typeface and size.
  init(_ font: UIFont) {
    self = .font(name: font.value.stack.primary.name, size: Double(font.pointSize))
  }
}

extension NSLineBreakMode {
  /// The line break mode as text: `middle`, `word wrap`.
  var words: String {
    switch self {
    case .byWordWrapping: "word wrap"
    case .byCharWrapping: "character wrap"
    case .byClipping: "clip"
    case .byTruncatingHead: "head"
    case .byTruncatingTail: "tail"
    case .byTruncatingMiddle: "middle"
    }
  }
}

extension NSParagraphStyle.LineBreakStrategy {
  /// The line break strategy as text: `push out`, `standard`.
  var words: String {
    if self == .standard { return "standard" }
    let rules = [(Self.pushOut, "push out"), (.hangulWordPriority, "hangul word priority")]
    let told = rules.filter { contains($0.0) }.map(\.1)
    return told.isEmpty ? "none" : told.joined(separator: ", ")
  }
}
