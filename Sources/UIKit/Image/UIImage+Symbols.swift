// Mirrors the names of SF Symbols of UIImage (iOS 17), so that the compiler says at the line what
// to do instead. Missing: the symbols, which may be drawn on Apple's systems only.
public import Foundation

extension UIImage {
  /// Is not available: SF Symbols are Apple's and are not here.
  @available(
    *, unavailable,
    message: "SF Symbols are Apple's and are not here: draw an image, or use UIImage(named:)"
  )
  public convenience init?(systemName name: String) { nil }

  /// Is not available: SF Symbols are Apple's and are not here.
  @available(
    *, unavailable,
    message: "SF Symbols are Apple's and are not here: draw an image, or use UIImage(named:)"
  )
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) { nil }

  /// Is not available: SF Symbols are Apple's and are not here.
  @available(
    *, unavailable,
    message: "SF Symbols are Apple's and are not here: draw an image, or use UIImage(named:)"
  )
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { nil }

  /// Is not available: only symbols are configured, which are not here.
  @available(
    *, unavailable, message: "SF Symbols are Apple's and are not here: leave their settings out"
  )
  open class Configuration: NSObject {}

  /// Is not available: only symbols are configured, which are not here.
  @available(
    *, unavailable,
    message: "SF Symbols are Apple's and are not here: give the image view a size instead"
  )
  open class SymbolConfiguration: Configuration {
    /// Would be a size in points, with a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) { self.init() }

    /// Would be the size and weight of a text style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init()
    }

    /// Would be the size and weight of a font, with a scale.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) { self.init() }

    /// Would be a weight.
    public convenience init(weight: SymbolWeight) { self.init() }

    /// Would be a scale.
    public convenience init(scale: SymbolScale) { self.init() }
  }

  /// How thick the lines of a symbol are; only `SymbolConfiguration` speaks of it.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text; only `SymbolConfiguration` speaks of it.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}
