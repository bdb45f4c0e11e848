public import Foundation
import RasterText

extension UIFont {
  /// Makes the font that a descriptor describes; a size of 0 means the descriptor's.
  ///
  /// If there is no such font, the result is the system font, as on iOS.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.styledSize
    let face = descriptor.face
    let form = descriptor.form
    let scaling = descriptor.style(of: size).map { style in
      form.contains(.condensed) ? FontScaling.condensedStyle(style) : .style(style)
    }
    self.init(
      design: face?.design ?? descriptor.design, weight: descriptor.weight,
      size: size > 0 ? size : Self.systemFontSize, scaling: scaling, face: face, form: form)
  }

  var _fontDescriptor: UIFontDescriptor {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: pointSize]
    if let face {
      attributes[.name] = face.name
      if let variations = face.file?.variations, !variations.isEmpty {
        attributes[.variation] = UIFontDescriptor.attribute(of: variations)
      }
      return UIFontDescriptor(fontAttributes: attributes)
    }
    if let style = scaling?.textStyle { attributes[.textStyle] = style }
    var traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight]
    if design != .system { traits[.design] = design.value }
    if !form.isEmpty { traits[.symbolic] = form.traits.rawValue }
    attributes[.traits] = traits
    return UIFontDescriptor(fontAttributes: attributes)
  }
}

extension UIFontDescriptor {
  private var traits: [TraitKey: Any] { fontAttributes[.traits] as? [TraitKey: Any] ?? [:] }

  /// The text style that determines size and weight; nil if the attributes contain none.
  var textStyle: UIFont.TextStyle? {
    fontAttributes[.textStyle] as? UIFont.TextStyle
      ?? (fontAttributes[.textStyle] as? String).map(UIFont.TextStyle.init)
  }

  /// The font found by its name or its family, at the specified positions on its axes; nil for a
  /// system font and for an unknown one.
  var face: NamedFace? { foundFace.map { $0.varied(by: variations) } }

  private var foundFace: NamedFace? {
    if let name = fontAttributes[.name] as? String { return NamedFace(named: name)?.unlessSystem }
    guard let family = fontAttributes[.family] as? String,
      let regular = NamedFace(named: family)?.unlessSystem
    else { return nil }
    let part = (fontAttributes[.face] as? String)?.filter { $0 != " " }
    let named = part.flatMap { part in
      NamedFace.fonts(of: regular.family).first { $0.hasSuffix("-" + part) }
    }
    if named == nil, specifiedTraits.isEmpty, let weight = specifiedWeight {
      return weighted(regular, weight)
    }
    let font = named ?? NamedFace.font(of: regular.family, with: specifiedTraits)
    return font.flatMap { NamedFace(named: $0) } ?? regular
  }

  /// The weight: that of the named font or, without one, that in the traits, the face's name or the
  /// text style, in this order; otherwise regular.
  var weight: UIFont.Weight {
    if let face { return face.weight }
    if let weight = specifiedWeight { return weight }
    if specifiedTraits.contains(.traitBold) { return .bold }
    if let face = fontAttributes[.face] as? String { return NamedFace.weight(in: face) }
    return textStyle.map(UIFont.preferredFont)?.weight ?? .regular
  }

  /// The weight in the traits; nil if they contain no weight.
  private var specifiedWeight: UIFont.Weight? {
    traits[.weight] as? UIFont.Weight
      ?? number(traits[.weight]).map { UIFont.Weight(rawValue: $0) }
  }

  /// Whether all letters have the same width.
  var isMonospaced: Bool {
    if let face { return face.design == .monospaced }
    return traits[.design] as? SystemDesign == .monospaced
      || specifiedTraits.contains(.traitMonoSpace)
  }

  /// The design of the system font.
  var design: UIFont.Design {
    if isMonospaced { return .monospaced }
    switch traits[.design] as? SystemDesign {
    case .rounded?: return .rounded
    case .serif?: return .serif
    default: return .system
    }
  }

  /// The symbolic traits, such as bold and italic, that the attributes specify; empty if there are
  /// none.
  var specifiedTraits: SymbolicTraits {
    if let traits = traits[.symbolic] as? SymbolicTraits { return traits }
    return SymbolicTraits(rawValue: number(traits[.symbolic]).flatMap { UInt32(exactly: $0) } ?? 0)
  }

  /// The size in points or, if none is specified, the size of the text style in the current traits;
  /// 0 if both are missing.
  var styledSize: CGFloat {
    pointSize > 0 ? pointSize : textStyle.map(UIFont.preferredFont)?.pointSize ?? 0
  }

  /// Returns the text style if `size` is the size of its font, which then follows the user's text
  /// size; otherwise nil.
  func style(of size: CGFloat) -> UIFont.TextStyle? {
    face == nil && size == styledSize ? textStyle : nil
  }

  /// The form of the letters: regular, italic, condensed or both.
  var form: LetterForm {
    if let face { return face.form }
    var form = specifiedTraits.form
    if let slant = number(traits[.slant]), slant > 0 { form.insert(.italic) }
    if let width = number(traits[.width]) ?? (traits[.width] as? UIFont.Width)?.rawValue {
      form.formUnion(UIFont.Width(rawValue: width).form)
    }
    return form
  }

  /// The size of the condensed font of the text style in points (fact SF24); nil if there is no
  /// text style, the descriptor has a different size, or its font is already condensed.
  var condensedSize: CGFloat? {
    guard let style = style(of: pointSize), !specifiedTraits.contains(.traitCondensed) else {
      return nil
    }
    return TextSizes.condensedSize(of: style, from: pointSize)
  }

  func withTraits(_ added: [TraitKey: Any]) -> UIFontDescriptor {
    addingAttributes([.traits: traits.merging(added) { $1 }])
  }

  func replacing(
    _ attributes: [AttributeName: Any], without removed: [AttributeName]
  ) -> UIFontDescriptor {
    let kept = fontAttributes.filter { !removed.contains($0.key) }
    return UIFontDescriptor(fontAttributes: kept.merging(attributes) { $1 })
  }

  /// Returns an attribute's value as a number, whatever numeric type the client used; nil if it is
  /// not a number.
  func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// The attributes as values that Foundation can compare.
  var comparable: [String: Any] {
    var values: [String: Any] = [:]
    for (key, value) in fontAttributes where key != .traits { values[key.rawValue] = "\(value)" }
    for (key, value) in traits { values[key.rawValue] = "\(value)" }
    return values
  }
}

extension UIFont.Design {
  /// The public type's value for this design.
  fileprivate var value: UIFontDescriptor.SystemDesign {
    switch self {
    case .system: .default
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}

extension UIFontDescriptor.SymbolicTraits {
  /// The form of the letters: italic, condensed, both or neither.
  var form: LetterForm {
    (contains(.traitItalic) ? LetterForm.italic : [])
      .union(contains(.traitCondensed) ? .condensed : [])
  }
}

extension LetterForm {
  /// The italic and condensed forms as symbolic traits.
  fileprivate var traits: UIFontDescriptor.SymbolicTraits {
    (contains(.italic) ? UIFontDescriptor.SymbolicTraits.traitItalic : [])
      .union(contains(.condensed) ? .traitCondensed : [])
  }
}

extension NamedFace {
  /// The form of the letters drawn for a font of iOS; an app's file has its own letters.
  var form: LetterForm { file == nil && isSlanted ? .italic : [] }

  /// The font itself; nil for a system font, whose family begins with a period.
  fileprivate var unlessSystem: NamedFace? { family.hasPrefix(".") ? nil : self }

  /// Returns the font of a family that is bold, italic and condensed exactly as the traits specify;
  /// nil if there is none.
  static func font(of family: String, with traits: UIFontDescriptor.SymbolicTraits) -> String? {
    fonts(of: family).first { name in
      let isItalic = ["Italic", "Oblique"].contains(where: name.contains)
      let isBold = weight(in: name).rawValue >= UIFont.Weight.semibold.rawValue
      return isItalic == traits.contains(.traitItalic) && isBold == traits.contains(.traitBold)
        && name.contains("Condensed") == traits.contains(.traitCondensed)
    }
  }
}
