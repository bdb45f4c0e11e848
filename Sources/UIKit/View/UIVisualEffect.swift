// Mirrors UIVisualEffect (iOS 17). Missing: `NSCoding`.
// Mirrors UIBlurEffect (iOS 17). Missing: nothing.
// Mirrors UIVibrancyEffect (iOS 17). Missing: widgets' effects.
// Mirrors UIVibrancyEffectStyle (iOS 17). Missing: nothing.
public import Foundation

/// The effect of a visual effect view on the views behind it, or on its content.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur of the content behind a view, with a style that adds a colour.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  let style: Style

  /// Makes a blur of a style.
  public init(style: Style) { self.style = style }

  /// The styles of a blur: lightness and transparency.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

/// The effect with which content on a blur adopts some of the colours behind the blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Makes the effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {}

  /// Makes the effect for content of a given kind on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The kind of content to which a vibrancy effect is applied.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}
