public import Foundation
public import RasterCore

/// A picture on its way into a file: what commands write and goldens pin.
public struct NamedPicture: Sendable {
  /// The path of the file, such as `plants/markers.before.portrait.png`.
  public var fileName: String
  /// What to draw, and the layouts that it shows.
  public var picture: Picture
  /// Pixels a point.
  public var scale: CGFloat

  /// Names a picture.
  public init(_ fileName: String, _ picture: Picture, scale: CGFloat) {
    (self.fileName, self.picture, self.scale) = (fileName, picture, scale)
  }

  /// The layouts that the picture shows; several on a sheet, none where nothing is laid out.
  public var layouts: [PicturedLayout] { picture.layouts }

  /// Returns the pixels.
  public func bitmap() -> Bitmap { picture.bitmap(scale: scale) }
}
