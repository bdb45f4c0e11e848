package import Foundation
package import RasterCore

/// An image that is repeated from an origin in both directions, in place of a colour.
package struct ColorPattern: Sendable, Hashable {
  /// The repeated image, and its size in points.
  let image: Bitmap
  let size: CGSize
  /// The opacity, from 0 to 1.
  fileprivate(set) var alpha: CGFloat = 1

  /// Makes a pattern of an image with a number of pixels per point; nil if the image is empty.
  package init?(_ image: Bitmap, scale: CGFloat) {
    guard image.width > 0, image.height > 0, scale > 0 else { return nil }
    self.image = image
    size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// Returns the pattern with a different opacity.
  package func withAlpha(_ alpha: CGFloat) -> ColorPattern {
    var pattern = self
    pattern.alpha = min(max(alpha, 0), 1)
    return pattern
  }

  /// The number of copies that an area is filled with one by one.
  private static let mostCopies: CGFloat = 1024
  /// The sides in pixels that blocks of copies have at least.
  private static let leastSide = 256

  /// Returns the image and its size in points, or for a large area several copies of it beside each
  /// other.
  ///
  /// Where an image is enlarged, its copies do not blend into each other, as on iOS (fact H34).
  fileprivate func tile(for area: CGSize) -> (image: Bitmap, size: CGSize) {
    let copies = (area.width / size.width + 1) * (area.height / size.height + 1)
    if copies <= Self.mostCopies { return (image, size) }
    let columns = (Self.leastSide + image.width - 1) / image.width
    let rows = (Self.leastSide + image.height - 1) / image.height
    let (width, height) = (image.width * columns, image.height * rows)
    var block = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { block[x, y] = image[x % image.width, y % image.height] }
    }
    return (
      block, CGSize(width: size.width * CGFloat(columns), height: size.height * CGFloat(rows))
    )
  }
}

extension Canvas {
  /// Fills a path with a pattern that begins at an origin in points.
  package func fill(
    _ path: Path, with pattern: ColorPattern, from origin: CGPoint, alpha: CGFloat = 1,
    using rule: FillRule = .nonZero, blendMode: BlendMode = .sourceOver
  ) {
    let bounds = path.controlPointBounds
    guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { return }
    let (tile, size) = pattern.tile(for: bounds.size)
    save()
    clip(to: path, using: rule)
    var y = origin.y + ((bounds.minY - origin.y) / size.height).rounded(.down) * size.height
    while y < bounds.maxY {
      var x = origin.x + ((bounds.minX - origin.x) / size.width).rounded(.down) * size.width
      while x < bounds.maxX {
        draw(
          tile, in: CGRect(origin: CGPoint(x: x, y: y), size: size),
          alpha: alpha * pattern.alpha, blendMode: blendMode)
        x += size.width
      }
      y += size.height
    }
    restore()
  }
}
