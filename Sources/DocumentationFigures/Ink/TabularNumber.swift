import Foundation
import LayoutStage
import RasterCore
import RasterText

/// A whole number whose digits are all equally wide, so that numbers in a column line up.
struct TabularNumber {
  private let digits: [StyledText]
  private let advance: CGFloat

  /// Makes a number in a font size, weight and colour.
  init(_ number: Int, size: CGFloat, weight: FontWeight, color: Color) {
    func set(_ text: String) -> StyledText {
      StyledText(text, size: size, weight: weight, color: color)
    }
    digits = String(number).map { set(String($0)) }
    advance = (0...9).map { set(String($0)).size.width }.max() ?? 0
  }

  var width: CGFloat { CGFloat(digits.count) * advance }

  /// Draws the number so that it ends at a point on its baseline.
  func draw(in canvas: Canvas, endingAt end: CGPoint) {
    for (place, digit) in digits.reversed().enumerated() {
      let middle = end.x - (CGFloat(place) + 0.5) * advance
      digit.draw(in: canvas, onBaseline: CGPoint(x: middle, y: end.y), anchor: .center)
    }
  }
}
