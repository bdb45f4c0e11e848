import Foundation

/// The subdivision of the arcs of a stroke's outline, in its joins and caps, into lines.
struct ArcCutter {
  let radius: CGFloat
  /// The threshold of an arc's flatness: an arc is halved until the dot product of the normals at
  /// its ends is at least this number.
  private let flatness: CGFloat
  /// The number of points that may still be added inside arcs.
  private var budget: Int

  /// Makes a cutter of arcs whose lines stay within a tolerance.
  ///
  /// When `budget` points have been added, four million by default, further arcs are not divided.
  /// Without this limit, a hundred thousand dots with a line width as large as the picture would
  /// fill the memory.
  init(radius: CGFloat, tolerance: CGFloat, budget: Int = 1 << 22) {
    self.radius = radius
    self.budget = budget
    // The distance of a chord of angle θ from its arc is radius · (1 − cos(θ/2)), and cos θ =
    // 2cos²(θ/2) − 1. The limit of 1 − 1e-6 corresponds to about 4400 pieces per circle.
    let cosine = max(0, 1 - tolerance / radius)
    flatness = min(2 * cosine * cosine - 1, 1 - 1e-6)
  }

  /// Appends the points between the ends of an arc.
  ///
  /// The arc is given by three normals, and turns less than 180° on either side of the middle one.
  mutating func add(
    _ center: CGPoint, _ from: CGVector, _ to: CGVector, through middle: CGVector,
    to points: inout [CGPoint]
  ) {
    add(center, from, middle, to: &points)
    points.append(center.moved(by: middle, radius))
    add(center, middle, to, to: &points)
  }

  /// Appends the points between the ends of an arc of less than 180°, which is given by two
  /// normals.
  mutating func add(
    _ center: CGPoint, _ from: CGVector, _ to: CGVector, to points: inout [CGPoint]
  ) {
    guard budget > 0, from.dx * to.dx + from.dy * to.dy < flatness,
      let middle = CGVector(dx: from.dx + to.dx, dy: from.dy + to.dy).unit
    else { return }
    budget -= 1
    add(center, from, middle, to: &points)
    points.append(center.moved(by: middle, radius))
    add(center, middle, to, to: &points)
  }
}
