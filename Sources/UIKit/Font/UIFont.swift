// Mirrors UIFont (iOS 17). Missing: descriptors, italics, monospaced digits, metrics for scaling,
// fonts by family.
public import Foundation
package import RasterText

/// A font at a size.
///
/// Inter stands in for San Francisco, JetBrains Mono for its monospaced sister; lines have San
/// Francisco's heights, so that labels are as high as on iOS.
open class UIFont: NSObject, @unchecked Sendable {
  private let tag = CoreFoundationTag()

  /// The family that a font belongs to.
  enum Design: Hashable, Sendable { case system, monospaced }

  let design: Design
  let weight: Weight
  let style: TextStyle?
  /// The font as the typesetter takes it.
  package let value: TextFont

  init(design: Design, weight: Weight, size: CGFloat, style: TextStyle? = nil) {
    (self.design, self.weight, self.style) = (design, weight, style)
    value =
      switch design {
      case .system: .system(size: size, weight: weight.face)
      case .monospaced: .monospaced(size: size, weight: weight.face)
      }
  }

  /// Returns the system font in regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font; weights lighter than regular are drawn regular, heavier than bold bold.
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
    UIFont(design: design, weight: weight, size: Self.usable(fontSize))
  }

  /// The size in points.
  open var pointSize: CGFloat { value.size }

  /// Returns whether `object` is the same font at the same size.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.value == value }
  /// Equal fonts have equal hashes.
  open override var hash: Int { value.hashValue }

  /// A size that is not positive means the default one, as on iOS.
  private static func usable(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }
}
