package import Foundation
package import RasterCore

/// An image that fills an area instead of a colour, repeated from an origin in both directions.
package struct ColorPattern: Sendable, Hashable {
  /// The repeated image, and its size in points.
  let image: Bitmap
  let size: CGSize
  /// The opacity, from 0 to 1.
  fileprivate(set) var alpha: CGFloat = 1

  /// Makes a pattern of an image; `scale` is the number of pixels per point.
  ///
  /// Returns nil if the image is empty, or if the scale is not positive.
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

  /// The maximum number of copies of the image that are drawn individually.
  private static let mostCopies: CGFloat = 1024
  /// The minimum length of the sides of a block, in pixels.
  private static let leastSide = 256

  /// Returns the tile for an area, and its size in points: the image or, for a large area, a block
  /// of several copies.
  ///
  /// A scaled tile is interpolated without the pixels of its neighbours, as on iOS (fact H34).
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
  /// The maximum number of tiles in a row or a column, which limits the memory for enormous areas;
  /// the part of an area beyond these tiles is not filled.
  private static let mostTiles: CGFloat = 512

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
    let top = origin.y + ((bounds.minY - origin.y) / size.height).rounded(.down) * size.height
    let left = origin.x + ((bounds.minX - origin.x) / size.width).rounded(.down) * size.width
    let rows = Self.tiles(covering: bounds.maxY - top, of: size.height)
    let columns = Self.tiles(covering: bounds.maxX - left, of: size.width)
    for row in 0..<rows {
      for column in 0..<columns {
        let place = CGPoint(
          x: left + CGFloat(column) * size.width, y: top + CGFloat(row) * size.height)
        draw(
          tile, in: CGRect(origin: place, size: size), alpha: alpha * pattern.alpha,
          blendMode: blendMode)
      }
    }
    restore()
  }

  private static func tiles(covering length: CGFloat, of side: CGFloat) -> Int {
    let tiles = (length / side).rounded(.up)
    // The comparison is false for NaN, which thus results in 0.
    return tiles > 0 ? Int(min(tiles, mostTiles)) : 0
  }
}
