import Basics
import Foundation
import RasterCore
import VectorImages

/// The drawing of a PDF or SVG file, from which an image's pixels are made.
///
/// If `isKept` is true, the file is drawn again at every other size, so that it is sharp (fact
/// AC21).
final class VectorArt: Sendable {
  /// The name of the file, for notes about parts that are not drawn.
  let name: String
  /// Whether the drawing is used at sizes other than its own.
  let isKept: Bool
  private let image: VectorImage
  /// The scale for which the catalogue lists the file: the number of the file's points per point of
  /// the image.
  private let slotScale: CGFloat

  init(_ image: VectorImage, name: String, isKept: Bool = true, slotScale: CGFloat = 1) {
    (self.image, self.name, self.isKept, self.slotScale) = (image, name, isKept, slotScale)
  }

  private static let read = Mutex<[URL: VectorImage]>([:])

  /// Returns the drawing of a file, which is parsed once for all scales.
  static func file(_ url: URL, _ data: Data, scale: CGFloat) throws(VectorImageError) -> VectorArt {
    let name = url.lastPathComponent
    if let image = read.withLock({ $0[url] }) {
      return VectorArt(image, name: name, isKept: true, slotScale: scale)
    }
    let image = try VectorImage(data, name: url.path)
    read.withLock { $0[url] = image }
    return VectorArt(image, name: name, isKept: true, slotScale: scale)
  }

  /// The same drawing with `isKept` false: other sizes are scaled from the pixels at its own size.
  var fixed: VectorArt {
    VectorArt(image, name: name, isKept: false, slotScale: slotScale)
  }

  /// The names of the parts of the file that are not drawn.
  var omissions: [String] { image.omissions }

  /// The note of a picture that shows the drawing: `not here: blend mode Hue of icon.pdf`; nil if
  /// all of it is drawn.
  var note: String? {
    omissions.isEmpty ? nil : "not here: \(omissions.joined(separator: ", ")) of \(name)"
  }

  /// The natural size in points.
  private var size: CGSize {
    CGSize(width: image.size.width / slotScale, height: image.size.height / slotScale)
  }

  /// Returns the pixels at the natural size; the size is rounded up to whole pixels (fact AC20).
  ///
  /// - Throws: an error with the file's name if the picture is too large.
  func bitmap(scale: CGFloat) throws(VectorImageError) -> Bitmap {
    do throws(PictureTooLarge) {
      try PictureLimit.check(size, scale: scale)
    } catch {
      throw VectorImageError(file: name, problem: "\(error)")
    }
    let grid = PixelGrid(scale: scale)
    let (width, height) = (
      max(1, grid.pixels(covering: size.width)), max(1, grid.pixels(covering: size.height))
    )
    return image.drawing.rasterized(width: width, height: height, scale: scale / slotScale)
  }

  /// Draws the picture to fill the rectangle of an image, sharp at its size.
  ///
  /// The drawing may cover only a part of the image's last pixels, so it is scaled by the ratio of
  /// the rectangle's size to the image's size.
  func draw(in rect: CGRect, imageSize: CGSize, on canvas: Canvas, with pen: ImagePen) {
    guard imageSize.width > 0, imageSize.height > 0 else { return }
    canvas.save()
    canvas.clip(to: rect)
    canvas.beginGroup(alpha: pen.alpha, blendMode: pen.blendMode, isIsolated: pen.tint != nil)
    canvas.save()
    canvas.concatenate(
      CGAffineTransform(
        a: rect.width / imageSize.width / slotScale, b: 0, c: 0,
        d: rect.height / imageSize.height / slotScale, tx: rect.minX, ty: rect.minY))
    canvas.draw(image.drawing)
    canvas.restore()
    // The tint replaces all colours, but keeps their opacity.
    if let tint = pen.tint { canvas.fill(rect, with: .color(tint), blendMode: .sourceIn) }
    canvas.endGroup()
    canvas.restore()
  }
}

extension VectorArt: Hashable {
  /// Returns whether two drawings have the same file name, the same settings and the same size.
  static func == (one: VectorArt, other: VectorArt) -> Bool {
    one === other
      || one.name == other.name && one.isKept == other.isKept && one.slotScale == other.slotScale
        && one.image.size == other.image.size
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(isKept)
  }
}
