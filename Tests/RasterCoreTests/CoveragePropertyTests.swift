import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct CoveragePropertyTests {
  @Test(arguments: 0..<40)
  func `coverage sums to the area`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rect = CGRect(
      x: random.number(2...10), y: random.number(2...10), width: random.number(1...25),
      height: random.number(1...25))
    let sum = coverage(Path(ellipseIn: rect)).reduce(0) { $0 + Double($1) } / 255
    let area = Double(rect.width * rect.height) * .pi / 4
    // Rounding errors of pixels cancel, up to about the square root of the number of edge pixels.
    #expect(abs(sum - area) < 0.1)
  }

  @Test(arguments: 0..<40)
  func `a path split in two covers the same`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let star = random.star(corners: 9, around: CGPoint(x: 20, y: 20), radius: 2...18)
    let middle = CGPoint(x: random.number(15...25), y: random.number(15...25))
    var (whole, halves) = (Path(), Path())
    whole.addLines(between: star)
    halves.addLines(between: Array(star[0...4]) + [middle])
    halves.closeSubpath()
    halves.addLines(between: Array(star[4...]) + [star[0], middle])
    #expect(coverage(whole) == coverage(halves))
  }

  @Test(arguments: 0..<40)
  func `a shape moved by whole pixels covers the same, moved`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rect = CGRect(
      x: random.number(2...10), y: random.number(2...10), width: random.number(1...15),
      height: random.number(1...15))
    let path = Path(roundedRect: rect, radius: 3)
    let moved = coverage(path.applying(CGAffineTransform(translationX: 8, y: 5)))
    #expect(Array(coverage(path)[..<(20 * 40)]) == shifted(moved, x: 8, y: 5))
  }

  @Test(arguments: 0..<40)
  func `a path drawn backwards covers the same`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rect = random.rect(in: 0...20, largest: 25)
    let path = Path(ellipseIn: rect)
    #expect(coverage(path) == coverage(path.reversed()))
  }

  private func coverage(_ path: Path) -> [UInt8] {
    let bitmap = Drawing { $0.fill(path, with: .color(.black)) }.rasterized(width: 40, height: 40)
    return bitmap.withUnsafePixels { $0.map { UInt8($0 >> 24) } }
  }

  /// Returns the first 20 rows of a 40 pixel wide mask moved left and up, clear from the right.
  private func shifted(_ mask: [UInt8], x: Int, y: Int) -> [UInt8] {
    (0..<20 * 40).map { index in
      let column = index % 40 + x
      return column < 40 ? mask[(index / 40 + y) * 40 + column] : 0
    }
  }
}
