import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct AffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test func `the first of two concatenated transforms is applied first`() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let both = scale.concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(point.applying(both) == CGPoint(x: 16, y: 10))
  }

  @Test func `translatedBy moves a point before the transform`() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(point.applying(transform) == CGPoint(x: 8, y: 18))
  }

  @Test func `scaledBy scales a point before the transform`() {
    let transform = CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 3)
    #expect(point.applying(transform) == CGPoint(x: 7, y: 16))
  }

  @Test func `a quarter turn takes x to y`() {
    let transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = CGPoint(x: 1, y: 0).applying(transform)
    #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
  }

  @Test func `four quarter turns are the identity to the last bits`() {
    var transform = CGAffineTransform.identity
    for _ in 0..<4 { transform = transform.rotated(by: .pi / 2) }
    let moved = point.applying(transform)
    #expect(abs(moved.x - 3) < 1e-14 && abs(moved.y - 5) < 1e-14)
  }

  @Test(arguments: 0..<100)
  func `a transform and its inverse bring a point back`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let transform = CGAffineTransform(rotationAngle: random.number(-10...10))
      .scaledBy(x: random.number(0.1...9), y: random.number(0.1...9))
      .translatedBy(x: random.number(-99...99), y: random.number(-99...99))
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-10 && abs(back.y - 5) < 1e-10)
  }

  @Test func `a transform that flattens the plane is its own inverse`() {
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

  @Test func `a size ignores the translation`() {
    let transform = CGAffineTransform(translationX: 9, y: 9).scaledBy(x: 2, y: 3)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test func `the functions in C's style do the same as the methods`() {
    let transform = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    #expect(CGAffineTransformScale(transform, 2, 3) == transform.scaledBy(x: 2, y: 3))
    #expect(CGAffineTransformTranslate(transform, 2, 3) == transform.translatedBy(x: 2, y: 3))
    #expect(CGAffineTransformRotate(transform, 2) == transform.rotated(by: 2))
    #expect(CGAffineTransformInvert(transform) == transform.inverted())
    #expect(CGPointApplyAffineTransform(point, transform) == point.applying(transform))
  }
}
