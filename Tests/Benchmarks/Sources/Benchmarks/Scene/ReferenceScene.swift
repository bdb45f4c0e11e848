import Foundation
import RasterCore

/// The scene that renderers are measured with: 631 primitives of a screen, without any layout.
///
/// Every number is an integer or comes from a fixed sequence, so that other programs can draw the
/// same scene.
struct ReferenceScene: Sendable {
  /// The kinds of primitives, in the order in which they are drawn.
  enum Kind: String, CaseIterable {
    case clear, roundedFills, roundedStrokes, photos, hatches, labels, dimensions
  }

  /// One step, whose shapes are already made: only recording and drawing them is timed.
  enum Step: Sendable {
    case fill(Path, Color)
    case stroke(Path, StrokeStyle, Color)
    case photo(CGRect)
    case hatch(Path, in: CGRect)
    case label(GlyphRun, at: CGPoint)
  }

  static let width = 1242
  static let height = 2208
  static let photo = makePhoto()

  /// The steps, each with its kind.
  let steps: [(kind: Kind, step: Step)]

  /// Records the scene, or only the primitives of one kind.
  func drawing(only kind: Kind? = nil) -> Drawing {
    Drawing { canvas in
      for (own, step) in steps where kind == nil || own == kind { step.record(on: canvas) }
    }
  }

  /// Noise over gradients, by integers only.
  private static func makePhoto() -> Bitmap {
    Bitmap(width: 600, height: 400) { pixels in
      for index in pixels.indices {
        let (x, y) = (index % 600, index / 600)
        var hash = UInt64(x * 374_761_393 + y * 668_265_263) & 0xFFFF_FFFF
        hash = ((hash ^ (hash >> 13)) &* 1_274_126_177) & 0xFFFF_FFFF
        let noise = Int((hash ^ (hash >> 16)) & 15) - 8
        let red = 40 + x * 200 / 600 + noise
        let green = 60 + y * 160 / 400 + (x / 37 + y / 29) % 2 * 20 + noise
        let blue = 200 - x * 120 / 600 + y * 40 / 400 - noise
        let parts = [red, green, blue].map { UInt32(min(max($0, 0), 255)) }
        pixels[index] = 0xFF00_0000 | parts[2] << 16 | parts[1] << 8 | parts[0]
      }
    }
  }
}

extension ReferenceScene.Step {
  /// Records the step.
  func record(on canvas: Canvas) {
    switch self {
    case .fill(let path, let color): canvas.fill(path, with: .color(color))
    case .stroke(let path, let style, let color): canvas.stroke(path, style, with: .color(color))
    case .photo(let frame):
      canvas.save()
      canvas.clip(to: Path(roundedRect: frame, radius: 24))
      // As `aspectFill` would: the middle of a picture that is wider than its frame.
      canvas.draw(
        ReferenceScene.photo, in: frame, source: CGRect(x: 100, y: 0, width: 400, height: 400))
      canvas.restore()
    case .hatch(let lines, let frame):
      canvas.save()
      canvas.clip(to: frame)
      canvas.stroke(
        lines, StrokeStyle(width: 3),
        with: .color(Color(red: 1, green: 45 / 255, blue: 85 / 255, alpha: 128 / 255)))
      canvas.restore()
    case .label(let run, let origin):
      canvas.draw(
        run, at: origin, with: .color(Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)))
    }
  }
}
