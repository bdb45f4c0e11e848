import Testing
import UIKit

@MainActor struct UIViewConversionTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
  let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func `a point goes up through both frames`() {
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: window) == CGPoint(x: 16, y: 27))
  }

  @Test func `without a view the window is meant`() {
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test func `what a layer does to all inside counts on the way`() {
    outer.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: -90, y: -88))
    #expect(inner.convert(CGPoint(x: -90, y: -88), from: outer) == .zero)
  }

  @Test func `the origin of the bounds counts on the way`() {
    outer.bounds.origin = CGPoint(x: 100, y: 0)
    #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: -85, y: 26))
  }

  @Test func `siblings meet at their superview`() {
    let other = UIView(frame: CGRect(x: 105, y: 106, width: 50, height: 50))
    outer.addSubview(other)
    #expect(other.convert(CGPoint.zero, to: inner) == CGPoint(x: 100, y: 100))
  }

  @Test func `a rectangle through a transform becomes its bounding box`() {
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let box = inner.convert(inner.bounds, to: outer)
    #expect(box == CGRect(x: -20, y: -19, width: 100, height: 100))
  }

  @Test func `a hit is the front-most view at a point`() {
    let front = UIView(frame: inner.frame)
    outer.addSubview(front)
    #expect(window.hitTest(CGPoint(x: 20, y: 30), with: nil) === front)
  }

  @Test(arguments: ["hidden", "clear", "closed"])
  func `a view that takes no touches is passed over`(why: String) {
    switch why {
    case "hidden": inner.isHidden = true
    case "clear": inner.alpha = 0.009
    default: inner.isUserInteractionEnabled = false
    }
    #expect(window.hitTest(CGPoint(x: 20, y: 30), with: nil) === outer)
  }

  @Test func `a subview outside its superview is not hit`() {
    inner.frame.origin = CGPoint(x: 250, y: 0)
    #expect(window.hitTest(CGPoint(x: 262, y: 22), with: nil) === window)
  }
}
