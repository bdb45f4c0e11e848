import Foundation
import RasterText

extension UITextField {
  /// The width of the caret in points.
  private static let caretWidth: CGFloat = 2

  /// Returns the rectangle of the insertion point before a character: 2 points wide, and as high as
  /// a line.
  func _caretRect(at offset: Int) -> CGRect {
    CGRect(origin: CGPoint(x: x(at: offset), y: lineRect.minY), size: caretSize)
  }

  func _firstRect(from start: Int, to end: Int) -> CGRect {
    let (first, last) = (x(at: start), x(at: end))
    return CGRect(
      x: min(first, last), y: lineRect.minY, width: abs(last - first), height: lineRect.height)
  }

  /// Returns the offset of the position nearest to an x coordinate.
  func nearestOffset(to x: CGFloat) -> Int {
    let offsets = 0...(text?.utf16.count ?? 0)
    return offsets.min { abs(self.x(at: $0) - x) < abs(self.x(at: $1) - x) } ?? 0
  }

  private var caretSize: CGSize { CGSize(width: Self.caretWidth, height: lineRect.height) }

  private var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// The rectangle of the line: as high as a line of the font, and centred vertically in the
  /// text's rectangle.
  private var lineRect: CGRect {
    let place = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let height = pixels.ceiling(label.font.lineHeight)
    return CGRect(
      x: place.minX, y: pixels.round(place.midY - height / 2), width: place.width, height: height)
  }

  /// Returns the x coordinate of the left end of a character's glyph.
  ///
  /// Differs from UIKit: distances are measured from the left end, even in right-to-left text.
  private func x(at offset: Int) -> CGFloat {
    let text = label.content.attributedText(in: traitCollection)
    let slack = max(0, lineRect.width - Self.width(of: text, to: .max))
    let share: CGFloat =
      switch label.textAlignment {
      case .center: 0.5
      case .right: 1
      case .natural: isRightToLeft ? 1 : 0
      default: 0
      }
    return pixels.round(lineRect.minX + slack * share + Self.width(of: text, to: offset))
  }

  /// Returns the width of the beginning of a text, up to a number of UTF-16 units.
  private static func width(of text: AttributedText, to offset: Int) -> CGFloat {
    var rest = offset
    var runs: [AttributedText.Run] = []
    for run in text.runs {
      let part = String(decoding: run.text.utf16.prefix(rest), as: UTF16.self)
      rest -= part.utf16.count
      if !part.isEmpty { runs.append(AttributedText.Run(text: part, attributes: run.attributes)) }
    }
    guard let last = runs.last else { return 0 }
    // Spaces at the end of a line do not count in its width. A full stop is added after them, so
    // that they count, and its own width is subtracted.
    let stop = AttributedText.Run(text: ".", attributes: last.attributes)
    return TextLayout(AttributedText(runs: runs + [stop])).size.width
      - TextLayout(AttributedText(runs: [stop])).size.width
  }
}
