extension LayoutRecord.ViewProperty {
  private static let animationPrefix = "animation."

  /// Returns the property for the animation of a layer's key path, recorded with a film's frame
  /// when it begins: `animation.position`.
  ///
  /// The value lists the fields of the animation with their names:
  /// `from 0; to 1; duration 0.3 s; curve ease in out`.
  package static func animation(of keyPath: String) -> Self {
    Self(rawValue: animationPrefix + keyPath)
  }

  /// The value of an animation that has the timing of the device's rotation.
  package static let withTurn = "with the turn"

  /// The key path of an animation; nil for other properties.
  package var animatedKeyPath: String? {
    rawValue.hasPrefix(Self.animationPrefix)
      ? String(rawValue.dropFirst(Self.animationPrefix.count)) : nil
  }

  /// Whether an animation can move the view.
  var isMovingAnimation: Bool {
    let moving = ["position", "bounds", "transform", "anchorPoint"]
    return animatedKeyPath.map { path in moving.contains { path.hasPrefix($0) } } ?? false
  }
}
