import Testing
import UIKit

@MainActor struct UIViewGeometryTests {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test func `a frame gives the centre and the bounds`() {
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `a new centre moves the frame`() {
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
  }

  @Test func `new bounds grow the frame around the centre`() {
    view.bounds.size = CGSize(width: 120, height: 70)
    #expect(view.frame == CGRect(x: 0, y: 10, width: 120, height: 70))
  }

  @Test func `the origin of the bounds does not move the frame`() {
    view.bounds.origin = CGPoint(x: 7, y: 9)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func `a new frame keeps the origin of the bounds`() {
    view.bounds.origin = CGPoint(x: 7, y: 9)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 7, y: 9, width: 10, height: 10))
  }

  @Test func `a turned view's frame is its bounding box`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(abs(frame.minX - 35) < 1e-9 && abs(frame.minY + 5) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
  }

  @Test func `a transform keeps bounds and centre`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: -40, y: -30, width: 200, height: 150))
  }

  @Test func `a frame set on a scaled view is its bounding box`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
  }

  @Test func `the anchor point is the fixed point of position and transform`() {
    view.layer.anchorPoint = .zero
    view.layer.position = CGPoint(x: 10, y: 20)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
  }

  @Test func `the layer and the view share their geometry`() {
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
