import Measures
import UIKit

/// A drawing of ours beside the outlines of the areas and texts that were measured in the recorded
/// picture.
///
/// ```
/// ┌────────┐ ┌────────┐
/// │  ours  │ │ ▭ ▬▬▬  │   areas have outlines, lines of text are filled
/// └────────┘ └────────┘
/// ```
@MainActor enum OutlinePair {
  private static let gap: CGFloat = 24

  /// Returns the pair at the drawing's number of pixels; nil for a drawing without pixels.
  static func image(of drawing: UIImage, real parts: PictureParts) -> UIImage? {
    guard let pixels = drawing.cgImage else { return nil }
    let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 2 * width + gap, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      drawing.draw(in: CGRect(x: 0, y: 0, width: width, height: height))
      UIColor(white: 0.82, alpha: 1).setFill()
      for text in parts.texts { context.fill(rect(text, width + gap)) }
      let areas = parts.areas.filter { !$0.isInk }
      UIColor(red: 0.15, green: 0.35, blue: 0.85, alpha: 1).setStroke()
      let line = max(1, drawing.scale / 2)
      for area in areas {
        let path = UIBezierPath(
          rect: rect(area.box, width + gap).insetBy(dx: line / 2, dy: line / 2))
        path.lineWidth = line
        path.stroke()
      }
    }
  }

  private static func rect(_ box: PixelBox, _ x: CGFloat) -> CGRect {
    CGRect(
      x: x + CGFloat(box.left), y: CGFloat(box.top), width: CGFloat(box.width),
      height: CGFloat(box.height))
  }
}
