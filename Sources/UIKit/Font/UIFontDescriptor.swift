// Mirrors UIFontDescriptor (iOS 17). Missing: matching, matrices, feature settings, `NSCoding`.
public import Foundation
import RasterText

/// The attributes by which a font is found.
///
/// A descriptor is immutable; its methods return changed copies.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The attributes of the descriptor, such as the name and the size.
  public let fontAttributes: [AttributeName: Any]

  /// Makes a descriptor with attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes
    super.init()
  }

  /// Makes a descriptor of a font with a PostScript name and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Returns the descriptor of a text style's font in the current traits (fact H26).
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style, compatibleWith: nil) }

  /// Returns the descriptor of a text style's font in a trait collection; nil means the current
  /// traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name of the font that the descriptor finds.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
  /// The size in points, or 0 if it is not specified.
  open var pointSize: CGFloat { number(fontAttributes[.size]) ?? 0 }
  /// The symbolic traits of the font, such as bold and italic (fact H27).
  open var symbolicTraits: SymbolicTraits {
    var traits = specifiedTraits
    if form.contains(.italic) { traits.insert(.traitItalic) }
    if form.contains(.condensed) { traits.insert(.traitCondensed) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// Returns the value of an attribute; nil if it is not specified.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Returns the descriptor with attributes added or replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }
  /// Returns the descriptor with a different size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }
  /// Returns the descriptor with a different family, without the name, the face and the text style.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    replacing([.family: newFamily], without: [.name, .face, .textStyle])
  }
  /// Returns a descriptor of the font of the same family that has a face name, such as "Bold".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    replacing([.face: newFace], without: face == nil ? [.name] : [])
  }
  /// Returns the descriptor with exactly the given symbolic traits; nil if the family has no such
  /// font (fact H27).
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if let family = face?.family, let font = NamedFace.font(of: family, with: symbolicTraits) {
      return replacing([.name: font], without: [.face, .family])
    }
    guard face == nil else { return nil }
    let bold = textStyle?.emphasizedWeight ?? .bold
    let isCondensed = symbolicTraits.contains(.traitCondensed)
    // The condensed font of a text style is bold (fact SF24).
    let isBold = symbolicTraits.contains(.traitBold) || isCondensed && textStyle != nil
    let changed = withTraits([
      .symbolic: symbolicTraits.rawValue, .weight: isBold ? bold : UIFont.Weight.regular,
    ])
    return isCondensed ? condensedSize.map { changed.withSize($0) } ?? changed : changed
  }
  /// Returns the descriptor of a system font in another design; nil if the font is not the
  /// system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    face == nil ? withTraits([.design: design]) : nil
  }

  /// Returns the same descriptor, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether `object` is a descriptor with the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return NSDictionary(dictionary: comparable).isEqual(to: other.comparable)
  }
  /// The hash value; equal descriptors have equal values.
  open override var hash: Int { Set(comparable.keys).hashValue }
}
