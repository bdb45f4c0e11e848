import Basics
import Foundation
import LayoutCore
import LayoutStage

extension SceneCursor {
  /// The permitted lengths, in points; the largest iPad is 1366 points high.
  static let lengths: ClosedRange<Double> = 0...10_000

  /// The permitted distances, in points; negative distances make elements overlap.
  static let distances: ClosedRange<Double> = -10_000...10_000

  /// Reads a distance, which may be negative.
  func distance() -> CGFloat? { number(in: Self.distances).map { CGFloat($0) } }

  /// Reads `[width, height]`.
  func size(in range: ClosedRange<Double> = lengths) -> CGSize? {
    numbers(2, in: range, expected: "[width, height]").map {
      CGSize(width: $0[0], height: $0[1])
    }
  }

  /// Reads `[width, height]`, or `"automatic"`.
  func estimatedItemSize() -> SceneFlowMetrics.EstimatedItemSize? {
    guard let word = value.text else { return size().map { .size($0) } }
    guard word == "automatic" else {
      return refuse(
        "unknown estimate \"\(word)\"", expected: "[width, height] or \"automatic\"",
        suggestion: NearestName.of(word, in: ["automatic"]))
    }
    return .automatic
  }

  /// Returns whether an item size is the text `"page"`; records an error and returns nil for any
  /// other text.
  func isPage() -> Bool? {
    guard let word = value.text else { return false }
    guard word == "page" else {
      return refuse(
        "unknown size \"\(word)\"", expected: "[width, height] or \"page\"",
        suggestion: NearestName.of(word, in: ["page"]))
    }
    return true
  }

  /// Reads `[x, y]`.
  func point(in range: ClosedRange<Double> = distances) -> CGPoint? {
    numbers(2, in: range, expected: "[x, y]").map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// Reads an array of exactly `count` numbers, each within a range.
  func numbers(
    _ count: Int, in range: ClosedRange<Double>, expected: String
  ) -> [Double]? {
    guard let elements = elements(expected) else { return nil }
    guard elements.count == count else {
      return refuse("found \(elements.count) values", expected: expected)
    }
    let numbers = elements.compactMap { $0.number(in: range) }
    return numbers.count == count ? numbers : nil
  }
}
