package import Foundation
package import LayoutComparison
public import RasterCore
package import RasterPNG

/// A picture with its metadata: the contents of a golden PNG.
///
/// A picture made from a drawing is not drawn until its pixels are first read, which is usually not
/// necessary for an unchanged snapshot.
public struct LayoutPicture: Sendable, Hashable {
  /// The metadata stored with the pixels of the golden.
  package var metadata: GoldenMetadata
  package var pixels: PicturePixels

  /// The pixels, drawn when they are first read.
  public var bitmap: Bitmap {
    get { pixels.bitmap }
    set { pixels = .drawn(newValue) }
  }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - scale: the number of pixels per point.
  ///   - panes: the layouts that the picture shows.
  ///   - fingerprints: the versions of the fonts and the rasteriser.
  package init(
    _ bitmap: Bitmap, scale: Double, panes: [RecordedLayout] = [], fingerprints: Fingerprints
  ) {
    self.init(
      bitmap, metadata: GoldenMetadata(fingerprints: fingerprints, scale: scale, panes: panes))
  }

  package init(_ bitmap: Bitmap, metadata: GoldenMetadata) {
    (pixels, self.metadata) = (.drawn(bitmap), metadata)
  }

  /// Creates a picture from a drawing, which is drawn when the pixels are first read.
  ///
  /// - Parameters:
  ///   - drawing: the display list, from the top left corner.
  ///   - size: the picture's size in points; in pixels it must be within ``PictureLimit``.
  ///   - metadata: the metadata of the golden, including the scale.
  package init(_ drawing: Drawing, size: CGSize, metadata: GoldenMetadata) {
    let pixels = RecordedPixels(drawing, size: size, scale: CGFloat(metadata.scale))
    (self.pixels, self.metadata) = (.recorded(pixels), metadata)
  }
}

extension Bitmap {
  /// Returns the bytes of a PNG file with the picture.
  package func png() throws(PNGError) -> Data { try PNG.encode(self) }
}
