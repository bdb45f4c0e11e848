// Mirrors UITraitCollection (iOS 17). Missing: mutations, custom traits, colour gamut, contrast,
// force touch, legibility weight, interface level.
public import Foundation

/// The facts about its surroundings that an interface adapts to.
///
/// A collection never changes, so it may cross threads. A trait that was left open reads as
/// unspecified (a display scale as 0).
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  /// Makes a collection from its values.
  init(_ values: TraitValues) { self.values = values }

  /// Makes a collection that leaves every trait open.
  public override convenience init() { self.init(TraitValues()) }

  /// Makes a collection that decides only the idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: idiom == .unspecified ? nil : idiom))
  }

  /// Makes a collection that decides only between light and dark.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: style == .unspecified ? nil : style))
  }

  /// Makes a collection that decides only the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(
      TraitValues(layoutDirection: layoutDirection == .unspecified ? nil : layoutDirection))
  }

  /// Makes a collection that decides only the pixels per point; 0 leaves it open.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(displayScale: scale == 0 ? nil : scale))
  }

  /// Makes a collection that decides only the horizontal size class.
  public convenience init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: sizeClass == .unspecified ? nil : sizeClass))
  }

  /// Makes a collection that decides only the vertical size class.
  public convenience init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: sizeClass == .unspecified ? nil : sizeClass))
  }

  /// Makes a collection that decides only the text size.
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(
      TraitValues(preferredContentSizeCategory: category == .unspecified ? nil : category))
  }

  /// Makes a collection from several; where two decide a trait the later one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  /// Pixels per point, or 0.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The room along x.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  /// The room along y.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// The text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }

  /// Returns whether this collection decides every trait that `other` decides, in the same way.
  open func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.overridden(by: other.values) == values
  }

  /// Returns whether a dynamic colour may differ between this collection and `other`.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Returns whether `object` is a collection with the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Equal collections have equal hashes.
  open override var hash: Int { values.hashValue }
}
