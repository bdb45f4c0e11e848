import Testing
@testable import QuartzCore

struct CATransform3DTests {
  @Test func `a step before a map is done first`() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 1, 1, 0)
    #expect((t.m41, t.m42) == (2, 3))
  }

  @Test func `concatenation does the first map first`() {
    let t = CATransform3DConcat(
      CATransform3DMakeTranslation(1, 1, 0), CATransform3DMakeScale(2, 3, 1))
    #expect((t.m41, t.m42) == (2, 3))
  }

  @Test func `a turn around z is the turn of the plane`() {
    let t = CATransform3DMakeRotation(0.3, 0, 0, 2)
    #expect(CATransform3DGetAffineTransform(t) == CGAffineTransform(rotationAngle: 0.3))
    #expect(CATransform3DIsAffine(t))
  }

  @Test func `a turn around y shortens x`() {
    let t = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(t.m11 - 0.5) < 1e-12)
    #expect(t.m22 == 1)
    #expect(!CATransform3DIsAffine(t))
  }

  @Test func `an affine map goes to space and back`() {
    let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(m)) == m)
  }

  @Test func `a map and the one that undoes it leave every point where it is`() {
    var t = CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 0.3, 1, 2, 3)
    t.m34 = -1 / 500
    let there = CATransform3DConcat(t, CATransform3DInvert(t))
    for (row, expected) in zip(there.rows, CATransform3DIdentity.rows) {
      for (value, expected) in zip(row, expected) { #expect(abs(value - expected) < 1e-12) }
    }
  }

  @Test func `a map whose first number is zero is undone as well`() {
    let turn = CATransform3D(
      m11: 0, m12: 1, m13: 0, m14: 0, m21: -1, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
    #expect(CATransform3DConcat(turn, CATransform3DInvert(turn)) == CATransform3DIdentity)
  }

  @Test func `a map that nothing undoes is returned as it is`() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }
}
