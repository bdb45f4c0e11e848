package import Foundation
public import LayoutComparison
public import RasterCore
package import RasterPNG

/// A picture with its description: the value that a golden PNG holds.
///
/// A picture of a drawing is drawn when a caller requests its pixels: an unchanged snapshot never
/// does.
public struct LayoutPicture: Sendable, Hashable {
  /// The metadata beside the pixels of the golden.
  public var metadata: GoldenMetadata
  package var pixels: PicturePixels

  /// The pixels; drawn once, when they are first read.
  public var bitmap: Bitmap {
    get { pixels.bitmap }
    set { pixels = .drawn(newValue) }
  }

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - scale: pixels per point.
  ///   - panes: the layouts that the picture shows.
  ///   - fingerprints: the versions of fonts and rasteriser.
  public init(
    _ bitmap: Bitmap, scale: Double, panes: [RecordedLayout] = [], fingerprints: Fingerprints
  ) {
    self.init(
      bitmap, metadata: GoldenMetadata(fingerprints: fingerprints, scale: scale, panes: panes))
  }

  /// Makes a picture of its two parts.
  public init(_ bitmap: Bitmap, metadata: GoldenMetadata) {
    (pixels, self.metadata) = (.drawn(bitmap), metadata)
  }

  /// Makes a picture of a drawing, of which nothing is drawn yet.
  ///
  /// - Parameters:
  ///   - drawing: the display list, from the upper left corner.
  ///   - size: the picture's size, in points; its pixels are within ``PictureLimit``.
  ///   - metadata: what the golden carries beside the pixels, the scale among it.
  package init(_ drawing: Drawing, size: CGSize, metadata: GoldenMetadata) {
    let pixels = RecordedPixels(drawing, size: size, scale: CGFloat(metadata.scale))
    (self.pixels, self.metadata) = (.recorded(pixels), metadata)
  }
}

extension Bitmap {
  /// The bytes of a PNG file of the picture.
  package func png() throws(PNGError) -> Data { try PNG.encode(self) }
}
