import Foundation
import LayoutStage

extension SceneCursor {
  /// The lengths a scene may speak of, in points; the largest tablet is 1366 points high.
  static let lengths: ClosedRange<Double> = 0...10_000

  /// The distances a scene may speak of, in points; negative ones make things overlap.
  static let distances: ClosedRange<Double> = -10_000...10_000

  /// Reads `[width, height]`.
  func size(in range: ClosedRange<Double> = lengths) throws(SceneError) -> CGSize {
    let numbers = try numbers(2, in: range, expected: "[width, height]")
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Reads `[width, height]`, or `"automatic"`.
  func estimatedItemSize() throws(SceneError) -> SceneFlowMetrics.EstimatedItemSize {
    guard case .string(let word) = node.value else { return .size(try size()) }
    guard word == "automatic" else {
      throw error(
        "unknown estimate \"\(word)\"", expected: "[width, height] or \"automatic\"",
        suggestion: NearestName.of(word, in: ["automatic"]))
    }
    return .automatic
  }

  /// Returns whether an item size is the word `"page"`; another word is refused.
  func isPage() throws(SceneError) -> Bool {
    guard case .string(let word) = node.value else { return false }
    guard word == "page" else {
      throw error(
        "unknown size \"\(word)\"", expected: "[width, height] or \"page\"",
        suggestion: NearestName.of(word, in: ["page"]))
    }
    return true
  }

  /// Reads `[x, y]`.
  func point(in range: ClosedRange<Double> = distances) throws(SceneError) -> CGPoint {
    let numbers = try numbers(2, in: range, expected: "[x, y]")
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Reads an array of exactly so many numbers, each inside a range.
  func numbers(
    _ count: Int, in range: ClosedRange<Double>, expected: String
  ) throws(SceneError) -> [Double] {
    let elements = try elements(expected)
    guard elements.count == count else {
      throw error("found \(elements.count) values", expected: expected)
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number(in: range)) }
    return numbers
  }
}
