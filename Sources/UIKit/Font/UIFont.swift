// Mirrors UIFont (iOS 17). Missing: compressed and expanded letters.
public import Foundation
package import RasterText

/// A font at a size.
///
/// Inter replaces San Francisco, and JetBrains Mono replaces its monospaced design. Lines have San
/// Francisco's heights, so that labels are as high as on iOS, and the system font has letters as
/// wide as on iOS; see ``systemFontWidths``. All other fonts of iOS are drawn with the same two
/// fonts; see `init(name:size:)`.
open class UIFont: NSObject, @unchecked Sendable {
  private let tag = CoreFoundationTag()

  /// A design of the system font.
  enum Design: Hashable, Sendable { case system, rounded, serif, monospaced }

  let design: Design
  let weight: Weight
  /// The dependence of the font's size on the user's text size; nil if the size is fixed.
  let scaling: FontScaling?
  /// The font requested by name, from iOS or an app's file; nil if none was requested by name.
  let face: NamedFace?
  /// The form of the letters: regular, italic, condensed or both.
  let form: LetterForm
  /// The corresponding font for the typesetter.
  package let value: TextFont

  init(
    design: Design, weight: Weight, size: CGFloat, scaling: FontScaling? = nil,
    face: NamedFace? = nil, form: LetterForm = .regular, hasMonospacedDigits: Bool = false
  ) {
    self.design = design
    self.weight = weight
    self.scaling = scaling
    self.face = face
    self.form = form
    let font =
      face?.font(size: size)
      ?? design.font(
        size: size, weight: weight.face, isSystem: face?.isSystem ?? true, form: form,
        hasMonospacedDigits: hasMonospacedDigits)
    // The distance between the lines of a text style is its leading (fact SF11).
    value = scaling?.leading(of: size).map(font.spaced) ?? font
  }

  /// Makes a font from a font's or a family's name; nil if neither the app nor iOS has such a font.
  ///
  /// The fonts of iOS are not bundled. The bundled font with the closest weight is drawn instead:
  /// the monospaced one for a monospaced font, and slanted for an italic one (fact SF22).
  /// `fontName` is the requested name, or the name of the family's regular font.
  ///
  /// A font of an app's file is found in the app's bundle or after its registration, and has its
  /// own glyphs and line heights (facts H32, SR10).
  ///
  /// Differs from UIKit: lines have San Francisco's heights in every font of iOS.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = NamedFace(named: fontName) else {
      MissingFonts.warn(of: fontName)
      return nil
    }
    self.init(
      design: face.design, weight: face.weight, size: Self.usable(fontSize), face: face,
      form: face.form)
  }

  /// Returns the system font in regular weight at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font.
  ///
  /// Weights lighter than regular are drawn as regular, and weights heavier than bold as bold.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(design: .system, weight: weight, size: usable(fontSize))
  }

  /// Returns the system font in bold at a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// Returns the italic system font at a size in points.
  ///
  /// Its letters are Inter's, slanted as in pictures of iOS (fact SF22).
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(design: .system, weight: .regular, size: usable(fontSize), form: .italic)
  }

  /// Returns the system font in a weight and a width of its letters.
  ///
  /// Condensed letters are Inter's, drawn narrower (fact SF23).
  ///
  /// Differs from UIKit: compressed letters are drawn as condensed, and expanded ones as standard.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(design: .system, weight: weight, size: usable(fontSize), form: width.form)
  }

  /// Returns the monospaced system font in a weight at a size in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(design: .monospaced, weight: weight, size: usable(fontSize))
  }

  /// Returns the system font with digits of equal width, at a size in points.
  ///
  /// The digits are as wide as Inter's tabular digits, with iOS's tracking (fact SF3).
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(design: .system, weight: weight, size: usable(fontSize), hasMonospacedDigits: true)
  }

  /// The standard size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The standard size of system text: 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The standard size of small system text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Returns the font with a different size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    resized(to: fontSize, scaling: nil)
  }

  /// Returns the font at a different size; `scaling` is the dependence of its size on the user's
  /// text size, or nil.
  func resized(to size: CGFloat, scaling: FontScaling?) -> UIFont {
    UIFont(
      design: design, weight: weight, size: Self.usable(size), scaling: scaling, face: face,
      form: form, hasMonospacedDigits: value.hasMonospacedDigits)
  }

  /// The size in points.
  open var pointSize: CGFloat { value.size }
  /// The descriptor of the font, with its name or its traits, and its size.
  open var fontDescriptor: UIFontDescriptor { _fontDescriptor }

  /// Returns whether `object` is the same font at the same size.
  open override func isEqual(_ object: Any?) -> Bool { _isEqual(as: object as? UIFont) }
  /// The hash value; equal fonts have equal values.
  open override var hash: Int { value.hashValue }

  private func _isEqual(as other: UIFont?) -> Bool { other?.value == value && other?.face == face }

  /// Returns a size, or the system's default size if it is not positive, as on iOS.
  private static func usable(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }
}
