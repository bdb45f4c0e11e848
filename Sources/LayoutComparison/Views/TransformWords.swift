import Foundation

/// An affine transform in words: `rotated 5°`, `scaled 1.1`, `moved 8,0`.
struct TransformWords {
  private let numbers: [Double]

  /// Reads the six numbers `a b c d tx ty` of a record; nil if the text is none.
  init?(_ text: String) {
    numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
  }

  /// The parts that are not those of the identity: turn, scale, and movement.
  var text: String {
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let isFlipped = a * d - b * c < 0
    // A flipped transform is taken as one along x, then a rotation.
    let turn = isFlipped ? atan2(-b, -a) : atan2(b, a)
    let scales = [(a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()]
    guard abs(a * c + b * d) < 1e-6 * max(1, scales[0] * scales[1]) else {
      return "transformed \(numbers.map(Points.text).joined(separator: " "))"
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
    return "rotated \(Points.text(turn * 180 / .pi))°"
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
