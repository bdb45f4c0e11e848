import Foundation

/// A mask: a drawing whose alpha or luminance multiplies the pixels of a group.
///
/// ```
///  group            mask             multiplied
///  ████████         ···55███         ···55███
/// ```
///
/// The group is hidden outside the mask's drawing, unless the backdrop of a luminance mask or the
/// transfer function makes it visible there.
package final class GroupMask: Sendable {
  /// The property of a mask's pixel by which the group's pixel is multiplied.
  package enum Measure: Sendable, Hashable {
    /// The pixel's alpha.
    case alpha
    /// The luminance of the pixel over an opaque colour, by the weights 0.2125, 0.7154 and 0.0721.
    case luminance(backdrop: Color = .black)
  }

  /// The mask, in the coordinates of the group's drawing.
  package let drawing: Drawing
  /// The property of the mask's pixels that multiplies the group's pixels.
  package let measure: Measure
  /// The multiplier for each of the 256 values; nil if each value is its own multiplier.
  package let transfer: [UInt8]?

  /// Makes a mask.
  ///
  /// - Parameters:
  ///   - drawing: the mask, in the coordinates of the canvas at the group's beginning.
  ///   - measure: the property of the mask's pixels that multiplies the group's pixels.
  ///   - transfer: the multiplier for each value from 0 to 255. An array of another length is
  ///     ignored.
  package init(_ drawing: Drawing, by measure: Measure = .alpha, transfer: [UInt8]? = nil) {
    (self.drawing, self.measure) = (drawing, measure)
    self.transfer = transfer?.count == 256 ? transfer : nil
  }

  /// Returns the mask under a transform.
  func applying(_ transform: CGAffineTransform) -> GroupMask {
    guard transform != .identity else { return self }
    let moved = Drawing { canvas in
      canvas.transform = transform
      canvas.draw(drawing)
    }
    return GroupMask(moved, by: measure, transfer: transfer)
  }
}
