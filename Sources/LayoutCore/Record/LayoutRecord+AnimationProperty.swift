extension LayoutRecord.ViewProperty {
  private static let animationPrefix = "animation."

  /// Returns the property for an animation of a layer's key path, such as `animation.position`; it
  /// is recorded in the first frame in which the animation runs.
  ///
  /// The value lists the fields of the animation with their names: `from 0; to 1; duration 0.3 s;
  /// curve ease in out`.
  package static func animation(of keyPath: String) -> Self {
    Self(rawValue: animationPrefix + keyPath)
  }

  /// The value for an animation that runs together with the rotation of the device and has the
  /// timing of the rotation.
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
