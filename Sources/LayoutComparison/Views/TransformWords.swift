import Foundation

/// The transforms of views and layers as text: `rotated 5°`, `scaled 1.1`, `rotated 30° around x`.
enum TransformWords {
  /// Returns the text of a recorded transform; nil if the record has another form.
  static func text(_ record: String) -> String? {
    let numbers = record.split(separator: " ").compactMap { Double($0) }
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    switch numbers.count {
    case 6: return AffineTransformWords(numbers).text
    case 16: return SpatialTransformWords(numbers).text
    default: return nil
    }
  }

  /// Returns the text of a transform that lists its numbers.
  static func plain(_ numbers: [Double]) -> String {
    "transformed \(numbers.map(Points.text).joined(separator: " "))"
  }

  /// Returns an angle in radians as text in degrees.
  static func rotation(_ angle: Double) -> String {
    "rotated \(Points.text(angle * 180 / .pi))°"
  }
}

/// The description of an affine transform by its parts: rotation, scale and translation.
private struct AffineTransformWords {
  private let numbers: [Double]

  /// Creates a description from the six numbers `a b c d tx ty`.
  init(_ numbers: [Double]) { self.numbers = numbers }

  /// The text of all parts that differ from the identity; all numbers if the axes are no longer at
  /// a right angle.
  var text: String {
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let isFlipped = a * d - b * c < 0
    // A transform that flips is treated as a flip along x, followed by a rotation.
    let turn = isFlipped ? atan2(-b, -a) : atan2(b, a)
    let scales = [(a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()]
    guard abs(a * c + b * d) < 1e-6 * max(1, scales[0] * scales[1]) else {
      return TransformWords.plain(numbers)
    }
    let parts = [flip(isFlipped, turn), rotation(isFlipped, turn), scale(scales), movement]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func flip(_ isFlipped: Bool, _ turn: Double) -> String? {
    guard isFlipped else { return nil }
    return isHalf(turn) ? "flipped vertically" : "flipped horizontally"
  }

  private func rotation(_ isFlipped: Bool, _ turn: Double) -> String? {
    if isFlipped && isHalf(turn) || abs(turn) < 1e-9 { return nil }
    return TransformWords.rotation(turn)
  }

  private func isHalf(_ turn: Double) -> Bool { abs(abs(turn) - .pi) < 1e-9 }

  private func scale(_ scales: [Double]) -> String? {
    let texts = scales.map(Points.text)
    if texts == ["1", "1"] { return nil }
    return texts[0] == texts[1] ? "scaled \(texts[0])" : "scaled \(texts[0])×\(texts[1])"
  }

  private var movement: String? {
    numbers[4] == 0 && numbers[5] == 0
      ? nil : "translated \(Points.text(numbers[4])),\(Points.text(numbers[5]))"
  }
}

/// The description of a three-dimensional transform by its parts: a scale, a rotation around an
/// axis, a translation, and a perspective.
private struct SpatialTransformWords {
  private let numbers: [Double]

  /// Creates a description from the sixteen numbers `m11 m12 … m44`.
  init(_ numbers: [Double]) { self.numbers = numbers }

  private static let tolerance = 1e-6

  /// The text of all parts that differ from the identity; all numbers if the transform has a scale
  /// of 0, or is more than a rotation, scales along the axes, a translation and a perspective.
  var text: String {
    let rows = (0..<3).map { row in (0..<3).map { numbers[4 * row + $0] } }
    let scales = rows.map { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    guard scales.allSatisfy({ $0 > Self.tolerance }), isOrthogonal(rows),
      let depth = perspective(rows)
    else { return TransformWords.plain(numbers) }
    let turn = zip(rows, scales).map { row, scale in row.map { $0 / scale } }
    let parts = [rotation(turn), scale(scales), movement, depth == 0 ? nil : Self.text(depth)]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func isOrthogonal(_ rows: [[Double]]) -> Bool {
    [(0, 1), (0, 2), (1, 2)].allSatisfy { one, other in
      abs(zip(rows[one], rows[other]).reduce(0) { $0 + $1.0 * $1.1 }) < Self.tolerance
    }
  }

  /// Returns the factor by which the fourth column is a multiple of the third, which describes a
  /// perspective; nil if the column is not a multiple, or if `m44` is not 1.
  private func perspective(_ rows: [[Double]]) -> Double? {
    let column = [numbers[3], numbers[7], numbers[11]]
    let depths = rows.map { $0[2] }
    guard let place = depths.indices.max(by: { abs(depths[$0]) < abs(depths[$1]) }) else {
      return nil
    }
    let factor = column[place] / depths[place]
    let fits = zip(column, depths).allSatisfy { abs($0 - factor * $1) < Self.tolerance }
    return fits && abs(numbers[15] - 1) < Self.tolerance ? factor : nil
  }

  private static func text(_ factor: Double) -> String {
    "perspective \(Points.text(-1 / factor))"
  }

  private func rotation(_ rows: [[Double]]) -> String? {
    let axis = [rows[1][2] - rows[2][1], rows[2][0] - rows[0][2], rows[0][1] - rows[1][0]]
    let sine = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
    let angle = atan2(sine, rows[0][0] + rows[1][1] + rows[2][2] - 1)
    if abs(angle) < 1e-9 { return nil }
    guard sine > Self.tolerance else { return halfTurn(rows) }
    let parts = axis.map { $0 / sine }
    let alone = parts.indices.first { abs(abs(parts[$0]) - 1) < Self.tolerance }
    guard let alone else {
      let words = parts.map(Points.text).joined(separator: ",")
      return "\(TransformWords.rotation(angle)) around \(words)"
    }
    return "\(TransformWords.rotation(parts[alone] < 0 ? -angle : angle)) around "
      + ["x", "y", "z"][alone]
  }

  /// Returns the text of a rotation by 180° around x, y or z; all numbers if the axis is another
  /// one.
  private func halfTurn(_ rows: [[Double]]) -> String {
    let axis = rows.indices.first { abs(rows[$0][$0] - 1) < Self.tolerance }
    return axis.map { "rotated 180° around \(["x", "y", "z"][$0])" }
      ?? TransformWords.plain(numbers)
  }

  private func scale(_ scales: [Double]) -> String? {
    let texts = scales.map(Points.text)
    return texts == ["1", "1", "1"] ? nil : "scaled \(texts.joined(separator: "×"))"
  }

  private var movement: String? {
    let places = numbers[12..<15]
    return places.allSatisfy { $0 == 0 }
      ? nil : "translated \(places.map(Points.text).joined(separator: ","))"
  }
}
