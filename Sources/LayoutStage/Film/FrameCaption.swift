import Foundation
import RasterCore
import RasterText

/// The caption below a frame: the views that were hidden or shown, and the calls, since the
/// previous frame.
struct FrameCaption {
  private var lines: [(words: StyledText, top: CGFloat)] = []
  /// The height of all lines.
  private(set) var height: CGFloat = 0

  /// Lays out the caption of a frame.
  init(_ frame: FilmFrame, _ palette: FigurePalette, width: CGFloat) {
    for sentence in frame.hidden {
      let color = sentence.hasSuffix("hidden") ? palette.warning : palette.assent
      add(
        StyledText(sentence, size: 11, weight: .semibold, color: color, width: width), gap: 2)
    }
    for (index, call) in Self.counted(frame.calls).enumerated() {
      let words = StyledText(
        call, size: 10, face: .monospaced, color: palette.secondInk, width: width)
      add(words, gap: index == 0 && !lines.isEmpty ? 6 : 1)
    }
  }

  private mutating func add(_ words: StyledText, gap: CGFloat) {
    if !lines.isEmpty { height += gap }
    lines.append((words, height))
    height += words.size.height
  }

  /// Draws the caption with its upper-left corner at a point.
  func draw(in canvas: Canvas, at corner: CGPoint) {
    for line in lines {
      line.words.draw(in: canvas, at: CGPoint(x: corner.x, y: corner.y + line.top))
    }
  }

  /// Returns the calls without repetitions, in order of first occurrence; the number of occurrences
  /// follows if there are several.
  ///
  /// A long name may be broken across lines after its opening parenthesis.
  static func counted(_ calls: [String]) -> [String] {
    var counts: [(name: String, count: Int)] = []
    for call in calls {
      if let place = counts.firstIndex(where: { $0.name == call }) {
        counts[place].count += 1
      } else {
        counts.append((call, 1))
      }
    }
    return counts.map { name, count in
      // The zero-width space allows a line break after the parenthesis.
      name.replacing("(", with: "(\u{200B}") + (count > 1 ? " ×\(count)" : "")
    }
  }
}
