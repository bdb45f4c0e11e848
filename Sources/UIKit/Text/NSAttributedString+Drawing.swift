public import Foundation
import RasterText

extension NSAttributedString {
  /// Returns the size of the text in points, not rounded.
  ///
  /// Lines break only at line feeds.
  public func size() -> CGSize {
    StringDrawing(self).layout(in: .zero, .usesLineFragmentOrigin).size
  }

  /// Returns the bounding rectangle of the text in an available size.
  ///
  /// Its origin is zero, and its size is not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = StringDrawing(self).layout(in: size, options)
    context?.totalBounds = CGRect(origin: .zero, size: layout.size)
    return CGRect(origin: .zero, size: layout.size)
  }

  /// Draws the first line of the text, unwrapped, with its upper left corner at a point of the
  /// current context.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(in: CGRect(origin: point, size: .zero), [])
  }

  /// Draws the text in the current context, wrapped at the width of a rectangle.
  public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect, .usesLineFragmentOrigin) }

  /// Draws the text with options in a rectangle of the current context.
  ///
  /// The `context` parameter is ignored.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(in: rect, options)
  }
}
