import Testing
import UIKit

struct NSValueTests {
  @Test func `a value gives back its point, size, rectangle or insets`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test func `a value gives back its transform, vector, offset or directional insets`() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeRotation(1, 2, 3, 4)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: space).caTransform3DValue, space))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(
      NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue
        == UIOffset(horizontal: 1, vertical: 2))
    #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
  }

  @Test func `values of the same transform are equal`() {
    let half = NSValue(caTransform3D: CATransform3DMakeScale(0.5, 0.5, 1))
    #expect(half == NSValue(caTransform3D: CATransform3DMakeScale(0.5, 0.5, 1)))
    #expect(half.hash == NSValue(caTransform3D: CATransform3DMakeScale(0.5, 0.5, 1)).hash)
    #expect(half != NSValue(caTransform3D: CATransform3DIdentity))
  }

  @Test func `a value that was made of something else gives back zeros`() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue == CATransform3D())
  }
}
