internal import CFreeType
import Foundation
import RasterCore

/// A tracer that builds a path from FreeType's callbacks.
struct OutlineTracer {
  /// The callbacks for FreeType.
  ///
  /// Each callback receives the tracer as its last argument.
  static var steps: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { end, tracer in
        OutlineTracer.step(tracer) { $0.begin(at: $0.point(end)) }
      },
      line_to: { end, tracer in
        OutlineTracer.step(tracer) { $0.path.addLine(to: $0.point(end)) }
      },
      conic_to: { control, end, tracer in
        OutlineTracer.step(tracer) {
          $0.path.addQuadCurve(to: $0.point(end), control: $0.point(control))
        }
      },
      cubic_to: { first, second, end, tracer in
        OutlineTracer.step(tracer) {
          let (control1, control2) = ($0.point(first), $0.point(second))
          $0.path.addCurve(to: $0.point(end), control1: control1, control2: control2)
        }
      },
      shift: 0, delta: 0)
  }

  var path = Path()
  private var isOpen = false
  private let unitsPerEm: CGFloat

  init(unitsPerEm: CGFloat) {
    self.unitsPerEm = unitsPerEm
  }

  /// Closes the contour, since FreeType has no callback for the end of a contour.
  mutating func finish() {
    if isOpen { path.closeSubpath() }
    isOpen = false
  }

  private mutating func begin(at point: CGPoint) {
    finish()
    path.move(to: point)
    isOpen = true
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector = vector?.pointee else { return .zero }
    return CGPoint(x: CGFloat(vector.x) / unitsPerEm, y: -CGFloat(vector.y) / unitsPerEm)
  }

  /// Calls a closure with the tracer to which FreeType's context pointer refers.
  ///
  /// A result other than 0 stops FreeType.
  private static func step(
    _ context: UnsafeMutableRawPointer?, _ step: (inout OutlineTracer) -> Void
  ) -> CInt {
    guard let tracer = context?.assumingMemoryBound(to: OutlineTracer.self) else { return 1 }
    step(&tracer.pointee)
    return 0
  }
}
