import Foundation
import RasterCore

extension Benchmark {
  /// Blending of colours into pixels: rectangles of the whole frame, which have few edges.
  static let blend = [
    Benchmark("blend", "opaque frame") { fillingFrame(with: .color(.black)) },
    Benchmark("blend", "copied frame") {
      fillingFrame(with: .color(.black), blendMode: .copy)
    },
    Benchmark("blend", "half-transparent frame") {
      fillingFrame(with: .color(Color(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.5)))
    },
    Benchmark("blend", "multiplied frame") {
      fillingFrame(
        with: .color(Color(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.5)), blendMode: .multiply)
    },
    Benchmark("blend", "linear gradient") {
      fillingFrame(
        with: .linearGradient(
          Gradient(colors: [.black, .white]), from: .zero, to: CGPoint(x: 414, y: 736)))
    },
    Benchmark("blend", "radial gradient") {
      fillingFrame(
        with: .radialGradient(
          Gradient(colors: [.black, .white]), center: CGPoint(x: 207, y: 368), radius: 400))
    },
    Benchmark("blend", "image, doubled") { drawingImage(side: 600) },
    Benchmark("blend", "image, shrunk to a third") { drawingImage(side: 3600) },
    Benchmark("blend", "shadow of 20 points") {
      Frame.rasterizing(
        Drawing { canvas in
          canvas.beginGroup(shadow: Shadow(color: .black, offset: CGVector(dx: 0, dy: 4), blur: 20))
          canvas.fill(CGRect(x: 60, y: 60, width: 294, height: 616), with: .color(.white))
          canvas.endGroup()
        })
    },
  ]

  private static let frame = CGRect(x: 0, y: 0, width: 414, height: 736)

  private static func fillingFrame(
    with paint: Paint, blendMode: BlendMode = .sourceOver
  ) -> () -> Int {
    Frame.rasterizing(Drawing { $0.fill(frame, with: paint, blendMode: blendMode) })
  }

  /// Draws a square image of `side` pixels into a square of 1200 pixels.
  private static func drawingImage(side: Int) -> () -> Int {
    let image = Bitmap(width: side, height: side) { pixels in
      for index in pixels.indices {
        pixels[index] = UInt32(truncatingIfNeeded: index &* 2_654_435) | 0xFF00_0000
      }
    }
    let target = CGRect(x: 7, y: 100, width: 400, height: 400)
    return Frame.rasterizing(Drawing { $0.draw(image, in: target) })
  }
}
