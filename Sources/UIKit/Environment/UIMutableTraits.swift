// Mirrors UIMutableTraits (iOS 17). Missing: `UIObjectTraitDefinition`.
// Mirrors UITraitOverrides (iOS 17). Missing: nothing.
public import Foundation

/// Traits that can be set: the traits of a new collection, or overrides of inherited traits.
public protocol UIMutableTraits {
  /// The value of a trait, or its default value if it is not specified.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The level of the interface: elevated for a sheet or a popover, otherwise base.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The scale in pixels per point, or 0 if it is not specified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The size class of the width: compact, regular or unspecified.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The size class of the height: compact, regular or unspecified.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The user's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Whether the user has increased the contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The range of colours that the display can show: `SRGB` or `P3`.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}

/// The traits that a view, a view controller or a scene overrides for itself and everything it
/// contains.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes a trait, so that it is inherited again.
  mutating func remove(_ trait: UITrait)
}

/// A mutable set of trait values; closures that make a collection or change overrides receive it.
struct MutableTraits: UITraitOverrides {
  var values: TraitValues

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] ?? Trait.defaultValue }
    set { values[trait] = newValue }
  }

  func contains(_ trait: UITrait) -> Bool { values.differs(from: TraitValues(), in: trait) }

  mutating func remove(_ trait: UITrait) {
    func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) { values[trait] = nil }
    remove(trait)
  }
}

extension UITraitCollection {
  /// Makes a collection of the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().modified(by: mutations))
  }

  /// Returns these traits with the changes that a closure makes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.modified(by: mutations))
  }

  /// The value of a trait, or its default value if it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values[trait] ?? Trait.defaultValue
  }

  /// Makes a collection that specifies only one trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  /// The traits that the system's dynamic colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self,
    ]
  }

  /// Returns these traits with their values replaced by those that another collection specifies.
  func overridden(by other: UITraitCollection?) -> UITraitCollection {
    guard let other else { return self }
    return UITraitCollection(values.overridden(by: other.values))
  }
}

extension TraitValues {
  fileprivate func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: self)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? self
  }
}
