import Foundation
import Testing

@testable import LayoutComparison

/// Transforms as text.
struct TransformWordsTests {
  @Test(arguments: [
    ("1 0 0 1 8 0", "translated 8,0"), ("0 1 -1 0 0 0", "rotated 90°"),
    ("1.1 0 0 1.1 0 0", "scaled 1.1"), ("2 0 0 3 0 0", "scaled 2×3"),
    ("-1 0 0 1 0 0", "flipped horizontally"), ("1 0 0 -1 0 0", "flipped vertically"),
    ("1 0 0.5 1 0 0", "transformed 1 0 0.5 1 0 0"),
  ])
  func `a transform in the plane is a flip, a rotation, a scale and a movement`(
    _ record: String, _ text: String
  ) {
    #expect(TransformWords.text(record) == text)
  }

  /// The rows of a rotation around an axis by 30°, then a perspective of 500 points.
  private static let half = 0.5
  private static let long = 0.75.squareRoot()

  @Test func `a rotation in space names its axis`() {
    let (c, s) = (Self.long, Self.half)
    #expect(
      TransformWords.text("1 0 0 0 0 \(c) \(s) 0 0 \(-s) \(c) 0 0 0 0 1")
        == "rotated 30° around x")
    #expect(
      TransformWords.text("\(c) 0 \(s) 0 0 1 0 0 \(-s) 0 \(c) 0 0 0 0 1")
        == "rotated -30° around y")
    #expect(
      TransformWords.text("\(c) \(s) 0 0 \(-s) \(c) 0 0 0 0 1 0 0 0 7 1")
        == "rotated 30° around z, translated 0,0,7")
  }

  @Test func `a rotation by half a turn names its axis too`() {
    #expect(
      TransformWords.text("-1 0 0 0 0 1 0 0 0 0 -1 0 0 0 0 1") == "rotated 180° around y")
  }

  @Test func `a perspective is the distance of the eye`() {
    let (c, s) = (Self.long, Self.half)
    let factor = -1.0 / 500
    #expect(
      TransformWords.text(
        "\(c) 0 \(-s) \(-s * factor) 0 1 0 0 \(s) 0 \(c) \(c * factor) 0 0 0 1")
        == "rotated 30° around y, perspective 500")
  }

  @Test func `a scale in space has three factors`() {
    #expect(
      TransformWords.text("1 0 0 0 0 1 0 0 0 0 2 0 0 0 0 1") == "scaled 1×1×2")
  }

  @Test func `a transform without a name is reported by its numbers`() {
    #expect(
      TransformWords.text("1 0.5 0 0 0 1 0 0 0 0 1 0 0 0 0 1")
        == "transformed 1 0.5 0 0 0 1 0 0 0 0 1 0 0 0 0 1")
    #expect(TransformWords.text("none") == nil)
  }
}
