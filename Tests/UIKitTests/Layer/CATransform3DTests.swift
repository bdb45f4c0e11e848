import Testing
import UIKit

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
}
