import Foundation
import RasterCore

extension Benchmark {
  /// Flattening of curves: long curves through a picture one pixel high, where covering pixels
  /// takes little time.
  static let flatten = [
    Benchmark("flatten", "1000 cubic curves, 600 points tall") {
      let drawing = Drawing { canvas in
        for index in 0..<1000 {
          canvas.fill(curve(from: CGFloat(index) * 0.4), with: .color(.black))
        }
      }
      return rasterizingOneRow(drawing)
    },
    Benchmark("flatten", "1000 rounded rectangles, stroked") {
      let drawing = Drawing { canvas in
        for index in 0..<1000 {
          let frame = CGRect(x: CGFloat(index) * 0.3, y: 1, width: 100, height: 60)
          let path = Path(roundedRect: frame, radius: 12, style: .continuous)
          canvas.stroke(path, StrokeStyle(width: 1), with: .color(.black))
        }
      }
      return rasterizingOneRow(drawing)
    },
  ]

  private static func curve(from x: CGFloat) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: x, y: -300))
    path.addCurve(
      to: CGPoint(x: x, y: 300), control1: CGPoint(x: x + 200, y: -100),
      control2: CGPoint(x: x - 200, y: 100))
    path.closeSubpath()
    return path
  }

  private static func rasterizingOneRow(_ drawing: Drawing) -> () -> Int {
    var bitmap = Bitmap(width: Frame.width, height: 1)
    return { Frame.rasterize(drawing, into: &bitmap) }
  }
}
