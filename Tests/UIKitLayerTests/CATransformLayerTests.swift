import Testing
import UIKit

struct CATransformLayerTests {
  @Test func `a transform layer draws its sublayers and nothing of its own`() {
    let (layer, child) = (CATransformLayer(), CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
    layer.backgroundColor = UIColor.red.cgColor
    child.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
    child.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(child)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image {
      layer.render(in: $0.cgContext)
    }
    let drawn = UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(image == drawn)
  }

  @Test func `a layer is hit where it or a sublayer is, the front-most first`() {
    let (layer, back, front) = (CALayer(), CALayer(), CALayer())
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    back.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    front.frame = CGRect(x: 5, y: 0, width: 20, height: 10)
    layer.addSublayer(back)
    layer.addSublayer(front)
    #expect(layer.hitTest(CGPoint(x: 12, y: 12)) === back)
    #expect(layer.hitTest(CGPoint(x: 16, y: 12)) === front)
    #expect(layer.hitTest(CGPoint(x: 12, y: 25)) === layer)
    #expect(layer.hitTest(CGPoint(x: 33, y: 12)) === front)
    layer.masksToBounds = true
    #expect(layer.hitTest(CGPoint(x: 33, y: 12)) == nil)
    front.isHidden = true
    #expect(layer.hitTest(CGPoint(x: 16, y: 12)) === back)
    #expect(layer.hitTest(.zero) == nil)
  }

  @MainActor @Test func `a view's mask is its layer's`() {
    let (view, mask) = (UIView(), UIView())
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }
}
