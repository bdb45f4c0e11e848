import Foundation
import RasterCore

/// The approximation of a function's colours by linear pieces.
struct ShadingStops {
  private let color: (Double) -> Color
  private var points: [(place: Double, color: Color)] = []

  /// The maximum difference of a colour component, which is not visible.
  private static let tolerance = 0.7 / 255

  private init(_ color: @escaping (Double) -> Color) { self.color = color }

  /// Returns the stops, at locations from 0 to 1, of a gradient that approximates a function.
  static func stops(_ color: @escaping (Double) -> Color) -> [Gradient.Stop] {
    var pieces = ShadingStops(color)
    let count = 32
    pieces.points = [(0, color(0))]
    for index in 1...count {
      let end = Double(index) / Double(count)
      pieces.add(to: end, color(end), depth: 0)
    }
    return pieces.simplified
  }

  /// Adds points up to a position, bisecting intervals in whose middle the colour differs from the
  /// interpolated one.
  private mutating func add(to end: Double, _ last: Color, depth: Int) {
    guard let (start, first) = points.last else { return }
    let middle = (start + end) / 2
    let found = color(middle)
    if depth < 6, Self.distance(found, Self.mix(first, last, 0.5)) > Self.tolerance {
      add(to: middle, found, depth: depth + 1)
      add(to: end, last, depth: depth + 1)
    } else {
      points.append((end, last))
    }
  }

  /// The points that are needed: each linear piece is as long as possible.
  private var simplified: [Gradient.Stop] {
    var (kept, start) = ([points[0]], 0)
    while start < points.count - 1 {
      var end = start + 1
      while end + 1 < points.count, isStraight(from: start, to: end + 1) { end += 1 }
      kept.append(points[end])
      start = end
    }
    return kept.map { Gradient.Stop(color: $0.color, location: CGFloat($0.place)) }
  }

  private func isStraight(from start: Int, to end: Int) -> Bool {
    let (first, last) = (points[start], points[end])
    return ((start + 1)..<end).allSatisfy { index in
      let share = (points[index].place - first.place) / (last.place - first.place)
      return Self.distance(points[index].color, Self.mix(first.color, last.color, share))
        <= Self.tolerance
    }
  }

  private static func mix(_ a: Color, _ b: Color, _ share: Double) -> Color {
    Color(
      red: a.red + share * (b.red - a.red), green: a.green + share * (b.green - a.green),
      blue: a.blue + share * (b.blue - a.blue))
  }

  private static func distance(_ a: Color, _ b: Color) -> Double {
    max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
  }
}
