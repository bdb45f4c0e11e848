import Foundation
import RasterCore
import RasterPNG

/// Pictures of the most different documents: ours, the other one, and their difference.
enum ContactSheet {
  private static let side: CGFloat = 150
  private static let columns = 3
  private static let rows = 8

  /// Writes sheets to a folder; returns their paths.
  static func write(_ results: [DocumentResult], to folder: String) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let kept = results.filter { $0.pictures.count == 2 }
    let count = columns * rows
    return try stride(from: 0, to: kept.count, by: count).map { start in
      let bitmap = sheet(Array(kept[start..<min(start + count, kept.count)]))
      let file = URL(fileURLWithPath: "\(folder)/worst-\(start / count + 1).png")
      try PNG.write(bitmap, to: file)
      return file.path
    }
  }

  /// The documents go down the columns, in the order of the list.
  private static func sheet(_ results: [DocumentResult]) -> Bitmap {
    let drawing = Drawing { canvas in
      for (index, result) in results.enumerated() {
        let left = CGFloat(index / rows) * (side * 3 + 24)
        let top = CGFloat(index % rows) * (side + 8)
        let pictures = result.pictures + [difference(result.pictures[0], result.pictures[1])]
        for (column, picture) in pictures.enumerated() {
          let place = CGRect(
            x: left + CGFloat(column) * (side + 4), y: top, width: side, height: side)
          draw(picture, in: place, on: canvas)
        }
      }
    }
    return drawing.rasterized(
      width: Int(CGFloat(columns) * (side * 3 + 24)), height: Int(CGFloat(rows) * (side + 8)),
      background: Color(white: 0.75))
  }

  private static func draw(_ picture: Bitmap, in place: CGRect, on canvas: Canvas) {
    let factor = min(
      place.width / CGFloat(picture.width), place.height / CGFloat(picture.height), 2)
    canvas.draw(
      picture,
      in: CGRect(
        x: place.minX, y: place.minY, width: CGFloat(picture.width) * factor,
        height: CGFloat(picture.height) * factor))
  }

  private static func difference(_ one: Bitmap, _ other: Bitmap) -> Bitmap {
    var result = Bitmap(
      width: min(one.width, other.width), height: min(one.height, other.height))
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (a, b) = (one[x, y], other[x, y])
        func distance(_ a: UInt8, _ b: UInt8) -> UInt8 { a > b ? a - b : b - a }
        result[x, y] = Pixel(
          red: max(distance(a.red, b.red), distance(a.alpha, b.alpha)),
          green: max(distance(a.green, b.green), distance(a.alpha, b.alpha)),
          blue: max(distance(a.blue, b.blue), distance(a.alpha, b.alpha)), alpha: 255)
      }
    }
    return result
  }
}
