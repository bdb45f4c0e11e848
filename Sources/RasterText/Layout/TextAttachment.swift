package import Foundation
package import RasterCore

/// A drawing on a line of text, in place of an object replacement character.
package struct TextAttachment: Sendable, Hashable {
  /// The character that an attachment replaces, as a text.
  package static let character = "\u{FFFC}"

  /// The place relative to the pen on the baseline, in points, with y down.
  package let frame: CGRect
  /// The object that was drawn; attachments of different objects differ.
  private let object: any AnyObject & Sendable
  /// The drawing, with its upper left corner at the origin.
  private let drawing: Drawing

  /// Makes an attachment of an object's drawing.
  package init(
    of object: any AnyObject & Sendable, frame: CGRect, drawing: Drawing
  ) {
    (self.frame, self.object, self.drawing) = (frame, object, drawing)
  }

  /// The distance from the beginning of the attachment to that of the next character without kern,
  /// in points; 0 if the frame's width is not finite.
  var width: CGFloat { frame.width.isFinite ? max(0, frame.width) : 0 }

  /// Draws the attachment, given a point on the baseline.
  func draw(in canvas: Canvas, at pen: CGPoint) {
    canvas.save()
    canvas.translate(x: pen.x + frame.minX, y: pen.y + frame.minY)
    canvas.draw(drawing)
    canvas.restore()
  }

  /// Returns whether two attachments show the same object at the same place.
  package static func == (one: TextAttachment, other: TextAttachment) -> Bool {
    one.frame == other.frame && one.object === other.object
  }

  /// Hashes the place and the object.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(frame.minX)
    hasher.combine(frame.minY)
    hasher.combine(frame.width)
    hasher.combine(frame.height)
    hasher.combine(ObjectIdentifier(object))
  }
}
