// Mirrors UITraitCollection (iOS 17). Missing: legibility weight, active appearance, dynamic range,
// scene capture, typesetting language.
public import Foundation

/// The traits of the environment to which an interface adapts.
///
/// A collection is immutable, so it may be shared by threads. A trait that is not specified reads
/// as `unspecified`, or as 0 for the display scale.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// Makes a collection that specifies no trait.
  public override convenience init() { self.init(TraitValues()) }

  /// Makes a collection that specifies only the idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: idiom == .unspecified ? nil : idiom))
  }

  /// Makes a collection that specifies only the style, light or dark.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: style == .unspecified ? nil : style))
  }

  /// Makes a collection that specifies only the level of the interface.
  public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: level == .unspecified ? nil : level))
  }

  /// Makes a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(
      TraitValues(layoutDirection: layoutDirection == .unspecified ? nil : layoutDirection))
  }

  /// Makes a collection that specifies only the scale in pixels per point; 0 specifies nothing.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(displayScale: scale == 0 ? nil : scale))
  }

  /// Makes a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: sizeClass == .unspecified ? nil : sizeClass))
  }

  /// Makes a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: sizeClass == .unspecified ? nil : sizeClass))
  }

  /// Makes a collection that specifies only the content size category.
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(
      TraitValues(preferredContentSizeCategory: category == .unspecified ? nil : category))
  }

  /// Makes a collection that specifies only the contrast.
  public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: contrast == .unspecified ? nil : contrast))
  }

  /// Makes a collection that specifies only the colour gamut of the display.
  public convenience init(displayGamut gamut: UIDisplayGamut) {
    self.init(TraitValues(displayGamut: gamut == .unspecified ? nil : gamut))
  }

  /// Makes a collection from several; if two specify a trait, the later one takes precedence.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// The level of the interface: elevated for a sheet or a popover, where dark backgrounds are
  /// lighter, otherwise base.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  /// The scale in pixels per point, or 0 if it is not specified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The size class of the width: compact, regular or unspecified.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  /// The size class of the height: compact, regular or unspecified.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }

  /// Whether the user has increased the contrast.
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .unspecified
  }
  /// The range of colours that the display can show.
  ///
  /// Differs from UIKit: it is `SRGB` for every device, since pictures are in sRGB.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }

  /// Returns whether this collection has every trait that `other` specifies, with the same value.
  open func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.overridden(by: other.values) == values
  }

  /// Returns whether a dynamic colour may differ between this collection and `other`.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || (userInterfaceLevel == .elevated) != (other?.userInterfaceLevel == .elevated)
      || (accessibilityContrast == .high) != (other?.accessibilityContrast == .high)
      || values.custom.differsInColor(from: other?.values.custom ?? CustomTraits())
  }

  /// Returns whether `object` is a collection with the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Returns whether `other` is the same object or has equal values; the first test avoids most
  /// comparisons of values.
  func hasSameTraits(as other: UITraitCollection) -> Bool {
    self === other || values == other.values
  }

  /// The hash value, which is the same for equal collections.
  open override var hash: Int { values.hashValue }
}
