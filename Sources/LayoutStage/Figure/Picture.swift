public import Foundation
public import RasterCore

/// A finished picture: its display list and its size.
public struct Picture: Sendable {
  /// The drawing; the picture's upper-left corner is the origin.
  public var drawing: Drawing
  /// The size in points.
  public var size: CGSize
  /// The frame of the device's screen in a picture of one figure; otherwise the frame of the whole
  /// picture.
  public var screen: CGRect
  /// The layouts shown in the picture, with their positions.
  public var layouts: [LayoutInPicture]
  /// The reason why the picture is not drawn: its content is too large, or its views are nested too
  /// deeply.
  ///
  /// It is nil if the picture is drawn.
  var refusal: PictureTooLarge?

  /// Makes a picture from a drawing.
  package init(drawing: Drawing, size: CGSize, screen: CGRect, layouts: [LayoutInPicture] = []) {
    self.drawing = drawing
    self.size = size
    self.screen = screen
    self.layouts = layouts
  }

  /// Makes a picture that cannot be drawn, with the reason.
  package init(refusal: PictureTooLarge) {
    self.init(drawing: Drawing(), size: .zero, screen: .zero)
    self.refusal = refusal
  }

  /// Returns the pixels of the picture at a scale, in pixels per point.
  ///
  /// - Throws: `PictureTooLarge` if the picture is larger than `PictureLimit` allows, or if its
  ///   views are nested too deeply.
  public func bitmap(scale: CGFloat) throws(PictureTooLarge) -> Bitmap {
    try checkSize(scale: scale)
    return drawing.rasterized(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      scale: scale)
  }

  /// Throws an error if the picture cannot be drawn: it is too large, or there is a `refusal`.
  package func checkSize(scale: CGFloat) throws(PictureTooLarge) {
    if let refusal { throw refusal }
    try PictureLimit.check(size, scale: scale)
  }
}

/// A picture with the name of its file.
///
/// Commands write the picture to the file, and tests compare it with the golden of that name.
public struct NamedPicture: Sendable {
  /// The path of the file, such as `plants/markers.before.portrait.png`.
  public var fileName: String
  /// The drawing, with the layouts it shows.
  public var picture: Picture
  /// The number of pixels per point.
  public var scale: CGFloat

  /// Makes a picture with a file name.
  public init(_ fileName: String, _ picture: Picture, scale: CGFloat) {
    (self.fileName, self.picture, self.scale) = (fileName, picture, scale)
  }

  /// The layouts shown in the picture: several for a sheet, none if nothing is laid out.
  public var layouts: [LayoutInPicture] { picture.layouts }

  /// Throws an error if the picture is too large to draw, or its views are nested too deeply.
  package func checkSize() throws(PictureTooLarge) { try picture.checkSize(scale: scale) }

  /// Returns the pixels of the picture at its scale.
  ///
  /// - Throws: `PictureTooLarge` if the picture is larger than `PictureLimit` allows, or if its
  ///   views are nested too deeply.
  public func bitmap() throws(PictureTooLarge) -> Bitmap { try picture.bitmap(scale: scale) }
}
