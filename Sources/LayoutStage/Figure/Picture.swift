public import Foundation
public import RasterCore

/// A finished picture: what to draw and how large it is.
public struct Picture: Sendable {
  /// The recording; the picture's upper left corner is the origin.
  public var drawing: Drawing
  /// The size in points.
  public var size: CGSize
  /// Where the device's screen lies in a picture of one figure.
  public var screen: CGRect
  /// The layouts that the picture shows, and where.
  public var layouts: [PicturedLayout]

  /// Makes a picture of a recording.
  package init(drawing: Drawing, size: CGSize, screen: CGRect, layouts: [PicturedLayout] = []) {
    self.drawing = drawing
    self.size = size
    self.screen = screen
    self.layouts = layouts
  }

  /// Returns the pixels of the picture at a scale, in pixels per point.
  public func bitmap(scale: CGFloat) -> Bitmap {
    drawing.rasterized(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      scale: scale)
  }
}

/// A picture on its way into a file: what commands write and goldens pin.
public struct NamedPicture: Sendable {
  /// The path of the file, such as `plants/markers.before.portrait.png`.
  public var fileName: String
  /// What to draw, and the layouts that it shows.
  public var picture: Picture
  /// Pixels per point.
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
