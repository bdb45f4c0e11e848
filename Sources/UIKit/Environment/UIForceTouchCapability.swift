// Mirrors UIForceTouchCapability (iOS 17). Missing: nothing.

/// Whether the screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// The trait `forceTouchCapability`.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// The value of an unspecified trait.
  public static let defaultValue = UIForceTouchCapability.unknown
}

extension UIMutableTraits {
  /// Inert: whether the screen measures the force of touches.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}

extension UITraitCollection {
  /// Makes a collection that specifies only whether the screen measures the force of touches.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { traits in
      if capability != .unknown { traits.forceTouchCapability = capability }
    }
  }

  /// Whether the screen measures the force of touches: unavailable unless the collection specifies
  /// something else, as on a simulator (fact K18).
  public var forceTouchCapability: UIForceTouchCapability {
    values[UITraitForceTouchCapability.self] ?? .unavailable
  }
}
