public import Foundation
import RasterText

extension NSAttributedString {
  /// Returns the size of the text, broken only at line feeds, not rounded.
  public func size() -> CGSize {
    StringDrawing(self).layout(in: .zero, .usesLineFragmentOrigin).size
  }

  /// Returns the rectangle around the text in an available size; its origin is zero, its size not
  /// rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = StringDrawing(self).layout(in: size, options)
    context?.totalBounds = CGRect(origin: .zero, size: layout.size)
    return CGRect(origin: .zero, size: layout.size)
  }

  /// Draws the text in the current context, its upper left corner at a point.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(in: CGRect(origin: point, size: .zero), [])
  }

  /// Draws the text in the current context, broken into lines of a rectangle's width.
  public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect, .usesLineFragmentOrigin) }

  /// Draws the text in the current context with options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(in: rect, options)
  }
}
