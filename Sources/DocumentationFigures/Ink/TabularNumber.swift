import Foundation
import LayoutStage
import RasterCore
import RasterText

/// A whole number whose digits are all equally wide, so that numbers below each other line up.
struct TabularNumber {
  private let digits: [StyledText]
  private let advance: CGFloat

  /// Sets a number.
  init(_ number: Int, size: CGFloat, weight: FontWeight, color: Color) {
    func set(_ text: String) -> StyledText {
      StyledText(text, size: size, weight: weight, color: color)
    }
    digits = String(number).map { set(String($0)) }
    advance = (0...9).map { set(String($0)).size.width }.max() ?? 0
  }

  /// The size of the digits.
  var width: CGFloat { CGFloat(digits.count) * advance }

  /// Draws the number so that it ends at a point of its baseline.
  func draw(in canvas: Canvas, endingAt end: CGPoint) {
    for (place, digit) in digits.reversed().enumerated() {
      let middle = end.x - (CGFloat(place) + 0.5) * advance
      digit.draw(in: canvas, onBaseline: CGPoint(x: middle, y: end.y), anchor: .center)
    }
  }
}
