// Mirrors UIFontDescriptor's names (iOS 17). Missing: nothing.
import Foundation

extension UIFontDescriptor {
  /// A name of a font attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The attribute as text.
    public let rawValue: String
    /// Makes a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the font's family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the font in its family, such as "Bold".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Inert: the name shown to users.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// Inert: the transform of the glyphs.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// Inert: the characters that the font must have.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Inert: the fonts for characters that the font does not have.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The traits, a dictionary with keys of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Inert: the width of every glyph.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// Inert: the settings of typographic features.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, which determines the size and the weight.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A key of the traits of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, a `SymbolicTraits` or its raw value.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or a number from −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of the letters, a `UIFont.Width` or a number from −1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant of the letters, a number from −1 to 1; a positive slant means italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")

    /// The design of a system font, a `SystemDesign`.
    static let design = TraitKey(rawValue: "NSCTFontUIFontDesignTrait")
  }

  /// A key of a typographic feature's setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Inert: the type of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Inert: the setting of the feature.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Makes a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual sans-serif design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with serifs, which is drawn with the letters of the sans-serif design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with round stroke ends, which is drawn with the letters of the sans-serif design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design in which all letters have the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// A set of properties of a font, such as bold, italic and monospaced.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic letters (fact SF22).
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A bold weight.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Inert: wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters (facts SF23 and SF24).
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Inert: letters for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Inert: letters for controls.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Inert: lines that are closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Inert: lines that are farther apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The mask of the bits for the class of the font.
    public static let classMask = SymbolicTraits(rawValue: 0xF << 28)
    /// Inert: serifs in an old style.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Inert: serifs between the old and the modern style.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Inert: serifs in a modern style.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Inert: serifs as in Clarendon.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Inert: slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Inert: serifs in no common style.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Inert: no serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Inert: ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Inert: letters as if written by hand.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Inert: symbols instead of letters.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}
