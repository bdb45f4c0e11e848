import Foundation

/// The subdivision of an outline's round pieces, its joins and caps, into lines.
struct ArcCutter {
  let radius: CGFloat
  /// An arc is cut in halves until two normals' product is at least this.
  private let flatness: CGFloat
  /// The number of points that may still be made inside arcs.
  private var budget: Int

  /// Makes a cutter of arcs whose lines stay within a tolerance.
  ///
  /// After a budget of points, four million, arcs are straight: a hundred thousand dots of a pen as
  /// large as the picture would otherwise fill the memory.
  init(radius: CGFloat, tolerance: CGFloat, budget: Int = 1 << 22) {
    self.radius = radius
    self.budget = budget
    // A chord over the angle θ is radius · (1 − cos(θ/2)) from its arc, and cos θ = 2cos²(θ/2) − 1.
    // Some 4000 pieces a circle are enough for any.
    let cosine = max(0, 1 - tolerance / radius)
    flatness = min(2 * cosine * cosine - 1, 1 - 1e-6)
  }

  /// Appends the points between the ends of an arc given by its normals, which turn less than 180°
  /// on either side of the one in the middle.
  mutating func add(
    _ center: CGPoint, _ from: CGVector, _ to: CGVector, through middle: CGVector,
    to points: inout [CGPoint]
  ) {
    add(center, from, middle, to: &points)
    points.append(center.moved(by: middle, radius))
    add(center, middle, to, to: &points)
  }

  /// Appends the points between the ends of an arc of less than 180°.
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
