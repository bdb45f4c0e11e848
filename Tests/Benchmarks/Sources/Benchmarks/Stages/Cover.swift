import Foundation
import RasterCore

extension Benchmark {
  /// Coverage of pixels by edges: shapes of which nearly all pixels are on edges.
  static let cover = [
    Benchmark("cover", "2000 triangles of 40 points") {
      Frame.rasterizing(
        Drawing { canvas in
          for index in 0..<2000 { canvas.fill(triangle(index), with: .color(.black)) }
        })
    },
    Benchmark("cover", "one star of 2000 points, even-odd") {
      Frame.rasterizing(Drawing { $0.fill(star, with: .color(.black), using: .evenOdd) })
    },
    Benchmark("cover", "200 hairlines across the frame") {
      Frame.rasterizing(
        Drawing { canvas in
          for index in 0..<200 {
            var line = Path()
            line.move(to: CGPoint(x: 0, y: 3.6 * CGFloat(index)))
            line.addLine(to: CGPoint(x: 414, y: 3.6 * CGFloat(199 - index)))
            canvas.stroke(line, StrokeStyle(width: 1), with: .color(.black))
          }
        })
    },
  ]

  private static func triangle(_ index: Int) -> Path {
    let x = CGFloat(index * 37 % 374) + 0.3
    let y = CGFloat(index * 61 % 696) + 0.7
    var path = Path()
    path.addLines(
      between: [CGPoint(x: x, y: y), CGPoint(x: x + 40, y: y + 13), CGPoint(x: x + 9, y: y + 40)])
    path.closeSubpath()
    return path
  }

  /// A polygon of 2,000 corners on the edges of the frame, whose sides cross each other.
  private static var star: Path {
    var path = Path()
    path.addLines(
      between: (0..<2000).map { index in
        let place = CGFloat(index * 997 % 2000)
        return place < 1000
          ? CGPoint(x: place * 0.414, y: index.isMultiple(of: 2) ? 0 : 736)
          : CGPoint(x: index.isMultiple(of: 2) ? 0 : 414, y: (place - 1000) * 0.736)
      })
    path.closeSubpath()
    return path
  }
}
