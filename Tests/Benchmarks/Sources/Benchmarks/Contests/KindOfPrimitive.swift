import Foundation
import RasterCore

/// A picture of many primitives of one kind, at positions from a fixed pseudo-random sequence.
struct KindOfPrimitive {
  /// The name of the drawing, as a row of the table.
  let name: String
  /// Whether all edges are horizontal or vertical, which cairo draws fastest.
  var isAlongAxes = false
  /// Makes the shapes, and returns a closure that records them: only the closure is timed.
  let record: () -> (Canvas) -> Void

  static let roundRect: @Sendable (CGRect) -> Path = { Path(roundedRect: $0, radius: 12) }

  /// Every kind, in the order of the table.
  static var all: [KindOfPrimitive] {
    [
      KindOfPrimitive(name: "500 round rectangles of 64 px, filled") {
        shapes(roundRect) { $0.fill($1, with: .color($2)) }
      },
      KindOfPrimitive(name: "500 round rectangles of 64 px, stroked") {
        shapes(roundRect) { $0.stroke($1, StrokeStyle(width: 2), with: .color($2)) }
      },
      KindOfPrimitive(name: "50 squares of 256 px, linear gradients") {
        gradients { .linearGradient($0, from: $1.origin, to: CGPoint(x: $1.maxX, y: $1.maxY)) }
      },
      KindOfPrimitive(name: "50 squares of 256 px, radial gradients") {
        gradients {
          .radialGradient($0, center: CGPoint(x: $1.midX, y: $1.midY), radius: 128)
        }
      },
      KindOfPrimitive(name: "200 runs of 20 glyphs, warm masks", record: glyphRuns),
      KindOfPrimitive(name: "500 rectangles of 64 px, stroked", isAlongAxes: true) {
        shapes {
          Path($0)
        } draw: {
          $0.stroke($1, StrokeStyle(width: 2), with: .color($2))
        }
      },
    ]
  }

  private static func glyphRuns() -> (Canvas) -> Void {
    let labels = ReferenceScene().steps.filter { $0.kind == .labels }.map(\.step)
    return { canvas in for label in labels { label.record(on: canvas) } }
  }

  private static func gradients(
    _ paint: @escaping (Gradient, CGRect) -> Paint
  ) -> (Canvas) -> Void {
    let frames = frames(50, side: 256)
    let paints = frames.map {
      paint(Gradient(colors: [.white, $0.color, .black]), $0.frame)
    }
    let paths = frames.map { Path($0.frame) }
    return { canvas in
      for (path, paint) in zip(paths, paints) { canvas.fill(path, with: paint) }
    }
  }

  private static func shapes(
    _ shape: (CGRect) -> Path, draw: @escaping (Canvas, Path, Color) -> Void
  ) -> (Canvas) -> Void {
    let shapes = frames(500, side: 64).map { (path: shape($0.frame), color: $0.color) }
    return { canvas in for one in shapes { draw(canvas, one.path, one.color) } }
  }

  /// Squares whose edges are between pixels, each with an opaque colour.
  private static func frames(_ count: Int, side: CGFloat) -> [(frame: CGRect, color: Color)] {
    var numbers = FixedSequence(7)
    return (0..<count).map { _ in
      let x = CGFloat(numbers.next(ReferenceScene.width - Int(side))) + 0.25
      let y = CGFloat(numbers.next(ReferenceScene.height - Int(side))) + 0.75
      let color = Color(
        red: Double(numbers.next(256)) / 255, green: Double(numbers.next(256)) / 255,
        blue: Double(numbers.next(256)) / 255)
      return (CGRect(x: x, y: y, width: side, height: side), color)
    }
  }
}
