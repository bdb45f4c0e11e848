extension TraitValues {
  /// Returns the property of a trait; nil for traits whose values are in `custom`.
  private static func field<Trait: UITraitDefinition>(
    of trait: Trait.Type
  ) -> WritableKeyPath<TraitValues, Trait.Value?>? {
    let field: PartialKeyPath<TraitValues>? =
      switch trait {
      case is UITraitUserInterfaceIdiom.Type: \.userInterfaceIdiom
      case is UITraitUserInterfaceStyle.Type: \.userInterfaceStyle
      case is UITraitUserInterfaceLevel.Type: \.userInterfaceLevel
      case is UITraitLayoutDirection.Type: \.layoutDirection
      case is UITraitDisplayScale.Type: \.displayScale
      case is UITraitHorizontalSizeClass.Type: \.horizontalSizeClass
      case is UITraitVerticalSizeClass.Type: \.verticalSizeClass
      case is UITraitPreferredContentSizeCategory.Type: \.preferredContentSizeCategory
      case is UITraitAccessibilityContrast.Type: \.accessibilityContrast
      case is UITraitDisplayGamut.Type: \.displayGamut
      default: nil
      }
    return field as? WritableKeyPath<TraitValues, Trait.Value?>
  }

  /// The value of a trait; nil if it is not specified.
  ///
  /// Setting a trait that is not in `custom` to its default value makes it unspecified.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get {
      guard let field = Self.field(of: trait) else { return custom[trait] }
      return self[keyPath: field]
    }
    set {
      guard let field = Self.field(of: trait) else { return custom[trait] = newValue }
      let isDefault = newValue as? AnyHashable == Trait.defaultValue as? AnyHashable
      self[keyPath: field] = isDefault ? nil : newValue
    }
  }

  /// Returns whether the value of a trait is different in `other`.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    func differ<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      guard Self.field(of: trait) != nil else {
        return custom.differs(from: other.custom, in: trait)
      }
      return self[trait] as? AnyHashable != other[trait] as? AnyHashable
    }
    return differ(trait)
  }
}
