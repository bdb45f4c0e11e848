import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct AffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test func `the first of two concatenated maps is applied first`() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let both = scale.concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(point.applying(both) == CGPoint(x: 16, y: 10))
  }

  @Test func `translatedBy shifts before the map`() {
    let map = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(point.applying(map) == CGPoint(x: 8, y: 18))
  }

  @Test func `scaledBy stretches before the map`() {
    let map = CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 3)
    #expect(point.applying(map) == CGPoint(x: 7, y: 16))
  }

  @Test func `a quarter turn takes x to y`() {
    let map = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = CGPoint(x: 1, y: 0).applying(map)
    #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
  }

  @Test func `four quarter turns are the identity to the last bits`() {
    var map = CGAffineTransform.identity
    for _ in 0..<4 { map = map.rotated(by: .pi / 2) }
    let moved = point.applying(map)
    #expect(abs(moved.x - 3) < 1e-14 && abs(moved.y - 5) < 1e-14)
  }

  @Test(arguments: 0..<100)
  func `a map and its inverse bring a point back`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let map = CGAffineTransform(rotationAngle: random.number(-10...10))
      .scaledBy(x: random.number(0.1...9), y: random.number(0.1...9))
      .translatedBy(x: random.number(-99...99), y: random.number(-99...99))
    let back = point.applying(map).applying(map.inverted())
    #expect(abs(back.x - 3) < 1e-10 && abs(back.y - 5) < 1e-10)
  }

  @Test func `a map that flattens the plane is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a turned rectangle's bounds hold its corners`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    let turned = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -2, y: 0, width: 2, height: 4))
  }

  @Test func `the null rectangle stays null`() {
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func `a size ignores the shift`() {
    let map = CGAffineTransform(translationX: 9, y: 9).scaledBy(x: 2, y: 3)
    #expect(CGSize(width: 1, height: 1).applying(map) == CGSize(width: 2, height: 3))
  }

  @Test func `the functions in C's style do the same as the methods`() {
    let map = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    #expect(CGAffineTransformScale(map, 2, 3) == map.scaledBy(x: 2, y: 3))
    #expect(CGAffineTransformTranslate(map, 2, 3) == map.translatedBy(x: 2, y: 3))
    #expect(CGAffineTransformRotate(map, 2) == map.rotated(by: 2))
    #expect(CGAffineTransformInvert(map) == map.inverted())
    #expect(CGPointApplyAffineTransform(point, map) == point.applying(map))
  }
}
