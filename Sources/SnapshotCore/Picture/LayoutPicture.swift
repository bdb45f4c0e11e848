import Foundation
public import RasterCore
import RasterPNG

/// A picture with what it says about itself: the value that a golden PNG holds.
public struct LayoutPicture: Sendable, Hashable {
  /// The pixels.
  public var bitmap: Bitmap
  /// What the golden carries beside the pixels.
  public var metadata: GoldenMetadata

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - scale: pixels per point.
  ///   - panes: what the picture shows, each with its layout.
  ///   - fingerprints: what drew the picture.
  public init(
    _ bitmap: Bitmap, scale: Double, panes: [GoldenPane] = [], fingerprints: Fingerprints
  ) {
    self.bitmap = bitmap
    metadata = GoldenMetadata(fingerprints: fingerprints, scale: scale, panes: panes)
  }

  /// Makes a picture of its two parts.
  public init(_ bitmap: Bitmap, metadata: GoldenMetadata) {
    self.bitmap = bitmap
    self.metadata = metadata
  }
}

extension Bitmap {
  /// The bytes of a PNG file of the picture.
  func png() throws(PNGError) -> Data { try PNG.encode(self) }
}
