// Mirrors UIColor (iOS 17). Missing: CIColor.
public import Foundation
package import RasterCore

/// A colour that is either fixed or dynamic; a dynamic one depends on the traits of the view, or
/// other environment, in which it is used.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let tag = CoreFoundationTag()

  /// The origin of the components: fixed ones, a closure, or an image.
  enum Source: Sendable {
    case fixed(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case pattern(ColorPattern)
  }

  let source: Source

  init(source: Source) { self.source = source }

  /// Makes a fixed colour from a colour of the rasteriser.
  package convenience init(_ color: Color) { self.init(source: .fixed(color)) }

  /// Makes a colour from its components in sRGB, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour from its Display P3 components (fact AC16).
  ///
  /// Differs from UIKit: the colour is cut to the range of sRGB when it is drawn.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour from a literal, `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, alpha: alpha))
  }

  /// Makes a dynamic colour, resolved by a closure for the traits where it is used.
  @preconcurrency
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }

  /// Makes a fixed colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) { self.init(cgColor.value) }

  /// Makes a colour that repeats an image, from the upper left corner of a view or a context.
  ///
  /// The colour of an empty image is transparent. Differs from UIKit: text and lines in such a
  /// colour are transparent.
  public convenience init(patternImage image: UIImage) {
    let pattern = ColorPattern(image._cgImage.bitmap, scale: image.scale)
    self.init(source: pattern.map { .pattern($0) } ?? .fixed(.clear))
  }

  /// The colour resolved for the current traits.
  open var cgColor: CGColor {
    if case .fixed(let color) = source { CGColor(color) } else { cgColor(in: .current) }
  }

  /// Returns the colour resolved for some traits.
  func cgColor(in traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): CGColor(color)
    case .pattern(let pattern): CGColor(pattern)
    case .dynamic(let provider): traits._performAsCurrent { provider(traits).cgColor(in: traits) }
    }
  }

  /// The rasteriser's colour, resolved for the current traits, which are not read if the colour is
  /// fixed.
  private var currentValue: Color {
    if case .fixed(let color) = source { color } else { value(in: .current) }
  }

  /// Returns the fixed colour or the pattern that this colour resolves to for some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed, .pattern: self
    case .dynamic(let provider):
      traitCollection._performAsCurrent {
        provider(traitCollection).resolvedColor(with: traitCollection)
      }
    }
  }

  /// Returns the colour with a different alpha; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(color.withAlpha(alpha))
    case .pattern(let pattern): UIColor(source: .pattern(pattern.withAlpha(alpha)))
    case .dynamic(let provider):
      UIColor(source: .dynamic { provider($0).withAlphaComponent(alpha) })
    }
  }

  /// Returns the rasteriser's colour for this colour, resolved for some traits; transparent for a
  /// pattern.
  package func value(in traits: UITraitCollection) -> Color {
    switch source {
    case .fixed(let color): color
    case .pattern: .clear
    // A provider may read `UITraitCollection.current` instead of its argument.
    case .dynamic(let provider): traits._performAsCurrent { provider(traits).value(in: traits) }
    }
  }

  /// Returns whether `object` is an equal fixed colour or an equal pattern, or the same object if
  /// the colour is dynamic.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case .fixed(let mine) = source, case .fixed(let theirs) = other.source {
      return mine == theirs
    }
    if case .pattern(let mine) = source, case .pattern(let theirs) = other.source {
      return mine == theirs
    }
    // Two closures cannot be compared.
    return self === other
  }

  /// The hash value, which is the same for equal colours.
  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .pattern(let pattern): pattern.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}

/// The default type of a colour literal.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// Sets the fill and stroke colours of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.state.strokeColor = currentValue }
}
