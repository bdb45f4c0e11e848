internal import CFreeType
import Foundation
import RasterCore

extension FreeTypeFace {
  /// The outline of a glyph: one em is one unit, y points down, the origin is on the baseline.
  ///
  /// A glyph that is broken in the file has an empty outline.
  func outline(of glyph: UInt32) -> Path {
    guard load(glyph) else { return Path() }
    var tracer = OutlineTracer(unitsPerEm: CGFloat(face.pointee.units_per_EM))
    var steps = OutlineTracer.steps
    withUnsafeMutablePointer(to: &tracer) { tracer in
      _ = FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &steps, tracer)
    }
    tracer.finish()
    return tracer.path
  }

  /// Loads a glyph in font units and says whether that worked.
  func load(_ glyph: UInt32) -> Bool {
    let plain = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard FT_Load_Glyph(face, glyph, FT_Int32(plain)) == 0 else { return false }
    return face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
  }
}

/// Follows FreeType around an outline and writes a path down.
private struct OutlineTracer {
  /// The callbacks FreeType drives; each gets the tracer back as its last argument.
  static var steps: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { end, tracer in
        OutlineTracer.tell(tracer) { $0.begin(at: $0.point(end)) }
      },
      line_to: { end, tracer in
        OutlineTracer.tell(tracer) { $0.path.addLine(to: $0.point(end)) }
      },
      conic_to: { control, end, tracer in
        OutlineTracer.tell(tracer) {
          $0.path.addQuadCurve(to: $0.point(end), control: $0.point(control))
        }
      },
      cubic_to: { first, second, end, tracer in
        OutlineTracer.tell(tracer) {
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

  /// Closes the contour; FreeType never says where one ends.
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

  private static func tell(
    _ context: UnsafeMutableRawPointer?, _ step: (inout OutlineTracer) -> Void
  ) -> CInt {
    guard let tracer = context?.assumingMemoryBound(to: OutlineTracer.self) else { return 1 }
    step(&tracer.pointee)
    return 0
  }
}
