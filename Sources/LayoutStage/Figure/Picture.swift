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

  /// Returns the pixels of the picture, so many a point.
  public func bitmap(scale: CGFloat) -> Bitmap {
    drawing.rasterized(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      scale: scale)
  }
}
