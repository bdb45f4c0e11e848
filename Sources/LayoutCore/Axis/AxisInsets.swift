/// Insets in terms of an axis, in points.
public struct AxisInsets: Sendable, Hashable {
  /// The inset before the content in the direction of scrolling.
  public var start: Double
  /// The inset after the content in the direction of scrolling.
  public var end: Double
  /// The inset at a right angle to scrolling, on the side where lines begin.
  public var near: Double
  /// The inset at a right angle to scrolling, on the side where lines end.
  public var far: Double

  /// Insets of zero on all sides.
  public static let zero = AxisInsets(start: 0, end: 0, near: 0, far: 0)

  /// Creates insets from the four distances, in points.
  public init(start: Double, end: Double, near: Double, far: Double) {
    self.start = start
    self.end = end
    self.near = near
    self.far = far
  }
}
