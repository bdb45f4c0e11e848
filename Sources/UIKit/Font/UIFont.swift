// Mirrors UIFont (iOS 17). Missing: descriptors, italics, monospaced digits.
public import Foundation
package import RasterText

/// A font at a size.
///
/// Inter replaces San Francisco, JetBrains Mono its monospaced design; lines have San Francisco's
/// heights, so that labels are as high as on iOS. The other fonts of iOS are drawn in the same two;
/// see `init(name:size:)`.
open class UIFont: NSObject, @unchecked Sendable {
  private let tag = CoreFoundationTag()

  /// The designs of the system font.
  enum Design: Hashable, Sendable { case system, monospaced }

  let design: Design
  let weight: Weight
  let style: TextStyle?
  /// The font of iOS that was requested by name, or `nil` for a system font.
  let face: NamedFace?
  /// The typesetter's font.
  package let value: TextFont

  init(
    design: Design, weight: Weight, size: CGFloat, style: TextStyle? = nil, face: NamedFace? = nil
  ) {
    self.design = design
    self.weight = weight
    self.style = style
    self.face = face
    value =
      switch design {
      case .system: .system(size: size, weight: weight.face)
      case .monospaced: .monospaced(size: size, weight: weight.face)
      }
  }

  /// Makes a font by its name or its family's; nil if iOS has no such font.
  ///
  /// The fonts of iOS are not bundled: the bundled font of the nearest weight replaces each,
  /// monospaced where the font is, and regular where it is italic. `fontName` is the name that was
  /// requested, or that of the family's regular font.
  ///
  /// Differs from UIKit: lines have San Francisco's heights in every font, and the fonts of an
  /// app's own bundle are unknown.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = NamedFace(named: fontName) else { return nil }
    self.init(
      design: face.design, weight: face.weight, size: Self.usable(fontSize), face: face)
  }

  /// Returns the system font in regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font; weights lighter than regular are drawn regular, heavier than bold
  /// bold.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(design: .system, weight: weight, size: usable(fontSize))
  }

  /// Returns the system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the monospaced system font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(design: .monospaced, weight: weight, size: usable(fontSize))
  }

  /// The size of labels in the interface: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the system's own text: 14.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of the system's own small text: 12.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Returns the font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(design: design, weight: weight, size: Self.usable(fontSize), face: face)
  }

  /// The size in points.
  open var pointSize: CGFloat { value.size }

  /// Returns whether `object` is the same font at the same size.
  open override func isEqual(_ object: Any?) -> Bool { _isEqual(as: object as? UIFont) }
  /// Equal fonts have equal hashes.
  open override var hash: Int { value.hashValue }

  private func _isEqual(as other: UIFont?) -> Bool { other?.value == value && other?.face == face }

  /// Returns a size, or the default one where it is not positive, as on iOS.
  private static func usable(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }
}
