import Foundation
import RasterCore
import TestSupport

/// Drawings of everything a canvas can record, from seeds.
struct RandomDrawing {
  private var random: SeededGenerator
  private let canvas = Canvas()

  /// Returns the drawing of a seed, about 40 points wide and 32 high.
  static func drawing(seed: UInt64) -> Drawing {
    var drawing = RandomDrawing(random: SeededGenerator(seed: seed))
    for _ in 0..<30 { drawing.step(depth: 0) }
    return drawing.canvas.drawing
  }

  private mutating func step(depth: Int) {
    switch random.integer(0...8) {
    case 0: canvas.fill(path(), with: paint(), using: .evenOdd, blendMode: mode())
    case 1: canvas.fill(rect(), with: paint())
    case 2: canvas.stroke(path(), pen(), with: paint())
    case 3: canvas.draw(image(), in: rect(), alpha: random.number(0...2))
    case 4: canvas.drawMask(image(), in: rect(), with: paint(), sampling: .nearest)
    case 5 where depth < 3: inside(depth) { $0.canvas.clip(to: $0.path()) }
    case 6 where depth < 3: inside(depth) { $0.canvas.rotate(by: $0.random.number(-3...3)) }
    case 7 where depth < 3: group(depth)
    default: canvas.fill(path(), with: paint())
    }
  }

  private mutating func inside(_ depth: Int, _ change: (inout RandomDrawing) -> Void) {
    canvas.save()
    change(&self)
    for _ in 0..<3 { step(depth: depth + 1) }
    canvas.restore()
  }

  private mutating func group(_ depth: Int) {
    let shadow = Shadow(
      color: random.color(),
      offset: CGVector(dx: random.number(-5...5), dy: random.number(-5...5)),
      blur: random.number(0...4))
    canvas.beginGroup(
      alpha: random.number(0...1.5), blendMode: mode(),
      shadow: random.integer(0...1) == 0 ? shadow : nil)
    for _ in 0..<3 { step(depth: depth + 1) }
    canvas.endGroup()
  }

  private mutating func path() -> Path {
    switch random.integer(0...3) {
    case 0: return Path(roundedRect: rect(), radius: random.number(0...9), style: .continuous)
    case 1: return Path(ellipseIn: rect())
    case 2:
      var path = Path()
      path.addLines(between: (0..<random.integer(2...7)).map { _ in point() })
      return path
    default:
      var path = Path()
      path.move(to: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      path.addQuadCurve(to: point(), control: point())
      return path
    }
  }

  private mutating func paint() -> Paint {
    let gradient = Gradient(colors: [random.color(), random.color(), random.color()])
    switch random.integer(0...3) {
    case 0: return .linearGradient(gradient, from: point(), to: point())
    case 1: return .radialGradient(gradient, center: point(), radius: random.number(1...30))
    default: return .color(random.color())
    }
  }

  private mutating func pen() -> StrokeStyle {
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    return StrokeStyle(
      width: random.number(0.1...8), cap: caps[random.integer(0...2)],
      join: joins[random.integer(0...2)],
      dash: random.integer(0...2) == 0 ? [random.number(0...9), random.number(0.1...5)] : [])
  }

  private mutating func image() -> Bitmap {
    var bitmap = Bitmap(width: random.integer(1...30), height: random.integer(1...30))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { bitmap[x, y] = random.color().pixel }
    }
    return bitmap
  }

  /// Returns one of the first modes, since the drawings of seeds are pinned.
  private mutating func mode() -> BlendMode {
    random.integer(0...1) == 0 ? .sourceOver : BlendMode.allCases[random.integer(0...13)]
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: random.number(-10...50), y: random.number(-10...42))
  }

  private mutating func rect() -> CGRect { random.rect(in: -10...35, largest: 30) }
}

extension SeededGenerator {
  /// Returns a rectangle with its origin in a range and sides up to a length.
  mutating func rect(in range: ClosedRange<Double>, largest: Double) -> CGRect {
    CGRect(
      x: number(range), y: number(range), width: number(0.01...largest),
      height: number(0.01...largest))
  }

  /// Returns corners around a point at growing angles, which make a polygon that does not cross
  /// itself.
  mutating func star(
    corners: Int, around center: CGPoint, radius: ClosedRange<Double>
  ) -> [CGPoint] {
    (0..<corners).map { index in
      let angle = (Double(index) + number(0...0.9)) / Double(corners) * 2 * .pi
      let length = number(radius)
      return CGPoint(
        x: center.x + length * Trigonometry.cosine(angle),
        y: center.y + length * Trigonometry.sine(angle))
    }
  }

  /// Returns a colour that need not be opaque.
  mutating func color() -> Color {
    Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
  }
}
