import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Returns an attributed text (fact IB91); nil for a `nil` element.
  func attributedText(_ value: InterfaceValue) -> NSAttributedString? {
    guard case .attributedText(let runs) = value else { return nil }
    let text = NSMutableAttributedString()
    for run in runs {
      text.append(NSAttributedString(string: run.text, attributes: attributes(of: run)))
    }
    return text
  }

  private func attributes(of run: InterfaceTextRun) -> [NSAttributedString.Key: Any] {
    var attributes = textAttributes(run.others)
    attributes[.foregroundColor] = run.color.flatMap(color)
    attributes[.font] = run.font.map(font)
    attributes[.paragraphStyle] = run.paragraph.isEmpty ? nil : style(run.paragraph)
    return attributes
  }

  /// Returns attributes by the names of their keys, such as `NSColor`.
  func textAttributes(_ values: [String: InterfaceValue]) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (name, value) in values {
      let object: Any? = color(value) ?? font(value) ?? value.number ?? value.text
      attributes[NSAttributedString.Key(rawValue: name)] = object
    }
    return attributes
  }

  private func style(_ values: [String: String]) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let properties = values.mapValues { InterfaceValue.text($0) }
    NibTables.paragraphStyle.set(properties, on: style, in: self)
    return style
  }
}

extension NibTables {
  static let paragraphStyle = NibProperties<NSMutableParagraphStyle> { table in
    table.choice("alignment", textAlignments) { $0.alignment = $1 }
    table.choice("lineBreakMode", lineBreakModes) { $0.lineBreakMode = $1 }
    table.choice("baseWritingDirection", writingDirections) { $0.baseWritingDirection = $1 }
    table.number("lineSpacing") { $0.lineSpacing = $1 }
    table.number("paragraphSpacing") { $0.paragraphSpacing = $1 }
    table.number("lineHeightMultiple") { $0.lineHeightMultiple = $1 }
    table.number("minimumLineHeight") { $0.minimumLineHeight = $1 }
    table.number("maximumLineHeight") { $0.maximumLineHeight = $1 }
    table.number("hyphenationFactor") { $0.hyphenationFactor = Float($1) }
    table.bool("allowsDefaultTighteningForTruncation") {
      $0.allowsDefaultTighteningForTruncation = $1
    }
  }

  static let textAlignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
    "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
  private static let writingDirections: [String: NSWritingDirection] = [
    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]
}
