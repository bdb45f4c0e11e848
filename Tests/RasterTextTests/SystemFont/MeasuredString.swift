import Foundation
import RasterCore

@testable import RasterText

/// A string whose width was measured in a picture of iOS or printed by it.
struct MeasuredString: Decodable, Sendable {
  let text: String
  let size: Double
  let weight: String
  /// The distance from the first to the last inked column, in points.
  let ink: Double?
  /// The advance width estimated from the ink, in points, with the tracking after the last letter.
  let advance: Double?
  /// The width of a label that shows the string, in points, and the pixels per point.
  let label: Double?, scale: Double?
  /// The reason why the size or the weight may be wrong.
  let doubt: String?

  private struct File: Decodable { let strings: [MeasuredString] }

  /// Returns the strings of a fixture.
  static func all(in fixture: String = "SystemWidths") throws -> [MeasuredString] {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../Fixtures/\(fixture).json").standardized
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).strings
  }

  var fontWeight: FontWeight {
    switch weight {
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    default: .regular
    }
  }

  var font: TextFont { .system(size: size, weight: fontWeight) }

  /// Returns whether a font sets the string within half a point or 1 % of the estimated width.
  func hasAdvance(_ font: TextFont) -> Bool {
    guard let advance else { return false }
    return abs(layout(text, font: font).size.width - advance) <= max(0.5, 0.01 * advance)
  }

  /// Returns whether a font draws the string within half a point or 1 % of the measured ink.
  func hasInk(_ font: TextFont) -> Bool {
    guard let ink else { return false }
    return abs(drawnInk(font) - ink) <= max(0.5, 0.01 * ink)
  }

  /// The width of a label, rounded up to pixels.
  var labelWidth: Double {
    let scale = scale ?? 3
    return (layout(text, font: font).size.width * scale).rounded(.up) / scale
  }

  /// Returns the inked width at three pixels per point: the columns between the first and the last
  /// one count whole, these two by their coverage.
  func drawnInk(_ font: TextFont) -> Double {
    let layout = layout(text, font: font)
    let canvas = Canvas()
    layout.draw(in: canvas, at: CGPoint(x: 4, y: 4))
    let bitmap = canvas.drawing.rasterized(
      width: Int(layout.size.width * 3) + 30, height: Int(layout.size.height * 3) + 30, scale: 3)
    let coverage = (0..<bitmap.width).map { x in
      (0..<bitmap.height).map { Double(bitmap[x, $0].alpha) / 255 }.max() ?? 0
    }
    guard let first = coverage.firstIndex(where: { $0 > 0 }),
      let last = coverage.lastIndex(where: { $0 > 0 }), last > first
    else { return 0 }
    return (Double(last - first - 1) + coverage[first] + coverage[last]) / 3
  }
}
