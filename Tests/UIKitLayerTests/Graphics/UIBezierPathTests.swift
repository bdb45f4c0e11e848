import RasterCore
import TestSupport
import Testing
import UIKit

struct UIBezierPathTests {
  /// Returns what a closure draws on 8 × 6 pixels.
  private func picture(_ draw: () -> Void) -> String {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6), format: format)
      .image { _ in draw() }
    return Picture.alpha(of: image.cgImage?.bitmap ?? Bitmap(width: 1, height: 1))
  }

  @Test func `a filled path covers its inside`() {
    let drawn = picture { UIBezierPath(rect: CGRect(x: 1, y: 1, width: 3, height: 2)).fill() }
    #expect(
      drawn == """
        ········
        ·███····
        ·███····
        ········
        ········
        ········
        """)
  }

  @Test func `a stroke lies half on either side of the path`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 3))
    path.addLine(to: CGPoint(x: 6, y: 3))
    path.lineWidth = 2
    #expect(
      picture { path.stroke() } == """
        ········
        ········
        ·█████··
        ·█████··
        ········
        ········
        """)
  }

  @Test func `dashes leave gaps`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 8, y: 0.5))
    path.setLineDash([2, 1], count: 2, phase: 0)
    #expect(picture { path.stroke() }.prefix(8) == "██·██·██")
  }

  @Test func `the even-odd rule makes a hole of the inner contour`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 3, height: 3)))
    path.usesEvenOddFillRule = true
    #expect(
      picture { path.fill() } == """
        █████···
        █···█···
        █···█···
        █···█···
        █████···
        ········
        """)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func `clipping draws only inside the path`() {
    let drawn = picture {
      UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 6))
    }
    #expect(
      drawn == """
        ········
        ········
        ··█·····
        ··█·····
        ········
        ········
        """)
  }

  @Test func `an arc is clockwise as seen on the screen`() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(arc.contains(CGPoint(x: 6, y: 6)))
    #expect(!arc.contains(CGPoint(x: 6, y: -6)))
  }

  @Test func `rounded corners are continuous`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let rounded = UIBezierPath(roundedRect: rect, cornerRadius: 20).cgPath
    #expect(rounded == CGPath(Path(roundedRect: rect, radius: 20, style: .continuous)))
  }

  @Test func `some corners may stay square`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 5, height: 5))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 9.5, y: 0.5)))
  }

  @Test func `a copy is a path of its own`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.lineWidth = 3
    let copy = path.copy() as? UIBezierPath
    path.removeAllPoints()
    #expect(copy?.lineWidth == 3)
    #expect(copy?.isEmpty == false)
  }

  @Test func `a transform moves every point`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    path.apply(CGAffineTransform(scaleX: 2, y: 3))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 4, height: 3))
  }
}
