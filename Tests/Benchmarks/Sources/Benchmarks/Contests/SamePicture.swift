import Foundation
import RasterCore
import RasterPNG

/// The drawings of both sides of a contest, written as files for a comparison by eye: times are
/// comparable only if the pictures are equal.
enum SamePicture {
  /// Draws the reference scene and each kind of primitive with Quarterturn and with cairo.
  ///
  /// - Returns: a line for each, with the difference between the two pictures.
  static func write(to folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let drawings =
      [("the reference scene", ReferenceScene().drawing())]
      + KindOfPrimitive.all.map { ($0.name, Drawing($0.record())) }
    return try drawings.map { name, drawing in
      let file = name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
      return "\(name): \(try difference(of: drawing, folder.appendingPathComponent(file)))"
    }
  }

  private static func difference(of drawing: Drawing, _ file: URL) throws -> String {
    let (width, height) = (ReferenceScene.width, ReferenceScene.height)
    let (own, other) = (
      file.appendingPathExtension("png"), file.appendingPathExtension("cairo.png")
    )
    let ours = drawing.rasterized(width: width, height: height)
    try PNG.write(ours, to: own)
    let list = file.appendingPathExtension("list")
    try DisplayList(drawing).write(to: list, width: width, height: height, scale: 1)
    _ = try Launch("cairo_lists", ["png", list.path, other.path]).milliseconds()
    let apart = distances(ours, try PNG.read(other).bitmap)
    return "mean \(apart.mean.threeDigits) of 255, most \(apart.most)"
  }

  private static func distances(_ first: Bitmap, _ second: Bitmap) -> (mean: Double, most: Int) {
    var (sum, most) = (0, 0)
    first.withUnsafeBytes { old in
      second.withUnsafeBytes { new in
        for (a, b) in zip(old, new) {
          sum += abs(Int(a) - Int(b))
          most = max(most, abs(Int(a) - Int(b)))
        }
      }
    }
    return (Double(sum) / Double(first.width * first.height * 4), most)
  }
}
