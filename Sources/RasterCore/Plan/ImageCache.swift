import Basics
import Foundation

/// A cache that makes the shaders of images, and reduces each image to a given size only once.
///
/// The cache is shared by all threads.
final class ImageCache: Sendable {
  /// A reduced version of an image, with the image and the part of it that was reduced.
  private struct Reduction: Sendable {
    let image: Bitmap
    let source: PixelRect
    let reduced: Bitmap
  }

  private let reductions = Mutex<[Reduction]>([])

  /// Returns the shader that draws a part of an image into a rectangle under a transform, or nil if
  /// nothing would be visible.
  func shader(
    for content: ImageContent, _ target: CGRect, _ transform: CGAffineTransform
  ) -> ImageShader? {
    let source = content.source.standardized
    let whole = CGRect(x: 0, y: 0, width: content.image.width, height: content.image.height)
    guard target.width > 0, target.height > 0, source.width > 0, source.height > 0,
      !source.intersection(whole).isEmpty,
      let clamp = PixelRect(around: source.intersection(whole))
    else { return nil }
    let toTarget = CGAffineTransform(
      a: target.width / source.width, b: 0, c: 0, d: target.height / source.height,
      tx: target.minX - source.minX * (target.width / source.width),
      ty: target.minY - source.minY * (target.height / source.height))
    let toDevice = toTarget.concatenating(transform)
    // The lengths of the sides of one image pixel, in device pixels. If a length is below 1, an
    // image with linear sampling is averaged first.
    let (sx, sy) = (
      (toDevice.a * toDevice.a + toDevice.b * toDevice.b).squareRoot(),
      (toDevice.c * toDevice.c + toDevice.d * toDevice.d).squareRoot()
    )
    guard content.sampling == .linear, sx < 1 || sy < 1, sx > 0, sy > 0 else {
      return ImageShader(content.image, clamp, toDevice, content.sampling)
    }
    return reduced(content.image, clamp, toDevice, sx, sy)
  }

  /// Returns a shader of the image averaged to approximately its size in the device, or nil if the
  /// transform has no inverse.
  private func reduced(
    _ image: Bitmap, _ clamp: PixelRect, _ toDevice: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
  ) -> ImageShader? {
    let width = Self.reduced(clamp.width, by: sx)
    let height = Self.reduced(clamp.height, by: sy)
    let small = reduction(of: image, clamp, width: width, height: height)
    let fromSmall = CGAffineTransform(
      a: CGFloat(clamp.width) / CGFloat(width), b: 0, c: 0,
      d: CGFloat(clamp.height) / CGFloat(height), tx: CGFloat(clamp.minX), ty: CGFloat(clamp.minY))
    return ImageShader(
      small, PixelRect(minX: 0, minY: 0, maxX: width, maxY: height),
      fromSmall.concatenating(toDevice), .linear)
  }

  private static func reduced(_ side: Int, by scale: CGFloat) -> Int {
    scale >= 1 ? side : max(1, FixedPoint.round(Double(side) * Double(scale)))
  }

  private func reduction(
    of image: Bitmap, _ source: PixelRect, width: Int, height: Int
  ) -> Bitmap {
    // The lock is held while a version is made, so that other threads that need the same version
    // wait for it instead of computing it again.
    reductions.withLock { reductions in
      // Images are compared by identity. An image with equal pixels in other memory is averaged
      // again.
      let known = reductions.first {
        $0.source == source && $0.reduced.width == width && $0.reduced.height == height
          && $0.image.isIdentical(to: image)
      }
      if let known { return known.reduced }
      let reduced = AreaAverage.reduce(image, source, width: width, height: height)
      reductions.append(Reduction(image: image, source: source, reduced: reduced))
      return reduced
    }
  }
}
