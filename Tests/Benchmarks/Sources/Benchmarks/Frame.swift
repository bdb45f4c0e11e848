import Foundation
import RasterCore

/// The picture that most stages draw: the screen of an iPhone 7 Plus, 414 × 736 points at @3x.
enum Frame {
  static let width = 1242
  static let height = 2208
  static let scale: CGFloat = 3

  /// Rasterises a drawing in points, by default on one thread, and returns the red of the pixel in
  /// its middle.
  static func rasterize(
    _ drawing: Drawing, into bitmap: inout Bitmap, bands: Int? = 1
  ) -> Int {
    drawing.rasterize(into: &bitmap, scale: scale, background: Color.white, bands: bands)
    return Int(bitmap[bitmap.width / 2, bitmap.height / 2].red)
  }

  /// Work that rasterises a drawing again and again into the same bitmap.
  static func rasterizing(_ drawing: Drawing) -> () -> Int {
    var bitmap = Bitmap(width: width, height: height)
    return { rasterize(drawing, into: &bitmap) }
  }

  /// A screen of cards with text and dots: the picture that is encoded and decoded.
  static var interface: Bitmap {
    cards(width: width, height: height).rasterized(
      width: width, height: height, scale: scale, background: Color(white: 0.95))
  }

  /// Cards with text and dots, as many as fit into a picture of a size in pixels.
  static func cards(width: Int, height: Int) -> Drawing {
    let typesetter = UnkernedText()
    let columns = max(1, Int(CGFloat(width) / scale / 132))
    let rows = max(1, Int(CGFloat(height) / scale / 90))
    return Drawing { canvas in
      for index in 0..<(columns * rows) {
        let origin = CGPoint(x: 12 + 132 * (index % columns), y: 16 + 90 * (index / columns))
        drawCard(index, at: origin, typesetter, on: canvas)
      }
    }
  }

  /// A gradient with noise, as in a photograph: no pixels repeat.
  static var photograph: Bitmap {
    var grain: UInt32 = 1
    return Bitmap(width: width, height: height) { pixels in
      for index in pixels.indices {
        grain = grain &* 1_664_525 &+ 1_013_904_223
        let (x, y) = (UInt32(index % width), UInt32(index / width))
        let noise = grain >> 28
        let red = 40 + x * 180 / UInt32(width) + noise
        let green = 60 + y * 160 / UInt32(height) + noise
        pixels[index] = 0xFF00_0000 | (200 - red / 2) << 16 | green << 8 | red
      }
    }
  }

  private static func drawCard(
    _ index: Int, at origin: CGPoint, _ typesetter: UnkernedText, on canvas: Canvas
  ) {
    let frame = CGRect(x: origin.x, y: origin.y, width: 126, height: 82)
    let card = Path(roundedRect: frame, radius: 10, style: .continuous)
    canvas.fill(card, with: .color(.white))
    canvas.stroke(card, StrokeStyle(width: 1), with: .color(.black))
    let lines = [
      ("Item \(index)", 15), ("section \(index / 12), row \(index % 12)", 12),
      ("128 by 88 points", 13),
    ]
    for (line, (text, size)) in lines.enumerated() {
      canvas.draw(
        typesetter.run(of: text, size: CGFloat(size)),
        at: CGPoint(x: origin.x + 10, y: origin.y + 20 + 16 * CGFloat(line)), with: .color(.black))
    }
    for place in 0..<12 {
      let dot = CGRect(x: origin.x + 10 + 9 * CGFloat(place), y: origin.y + 64, width: 7, height: 7)
      canvas.fill(Path(ellipseIn: dot), with: .color(Color(red: 0, green: 0.48, blue: 1)))
    }
  }
}
