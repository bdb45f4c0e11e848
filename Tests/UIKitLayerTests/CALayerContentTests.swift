import RasterCore
import TestSupport
import Testing
import UIKit

/// Layers with contents of their own.
@MainActor struct CALayerContentTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 3))

  private var picture: String { Picture.alpha(of: stage.bitmap(scale: 1)) }

  private func add<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.frame = CGRect(x: 1, y: 0, width: 4, height: 3)
    stage.layer.addSublayer(layer)
    return layer
  }

  @Test func `a shape layer fills its path in black unless told`() {
    add(CAShapeLayer()).path = CGPath(
      rect: CGRect(x: 1, y: 1, width: 2, height: 1), transform: nil)
    #expect(picture == "······\n··██··\n······")
  }

  @Test func `a shape layer strokes with its own pen`() {
    let shape = add(CAShapeLayer())
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 4, y: 1.5)])
    shape.path = path
    shape.strokeColor = UIColor.black.cgColor
    shape.lineDashPattern = [1, 1]
    #expect(picture == "······\n·█·█··\n······")
  }

  @Test func `a shape layer draws its line from strokeStart to strokeEnd of all contours (K21)`() {
    let shape = add(CAShapeLayer())
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5)])
    path.addLines(between: [CGPoint(x: 0, y: 2.5), CGPoint(x: 4, y: 2.5)])
    shape.path = path
    shape.strokeColor = UIColor.black.cgColor
    shape.strokeEnd = 0.75
    #expect(picture == "·████·\n······\n·██···")
    shape.strokeStart = 0.25
    #expect(picture == "···██·\n······\n·██···")
    shape.strokeEnd = 0.25
    #expect(picture == "······\n······\n······")
  }

  @Test func `of a closed path a part is drawn too (K21)`() {
    let shape = add(CAShapeLayer())
    shape.path = CGPath(rect: CGRect(x: 0.5, y: 0.5, width: 3, height: 2), transform: nil)
    shape.fillColor = nil
    shape.strokeColor = UIColor.black.cgColor
    // The upper side except for half a point.
    shape.strokeStart = 0.05
    shape.strokeEnd = 0.3
    #expect(picture == "··██5·\n······\n······")
  }

  @Test func `a gradient layer goes from its first to its last colour`() {
    let gradient = add(CAGradientLayer())
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 0)
    #expect(picture.prefix(6) == "·1469·")
  }

  @Test func `a gradient layer is rounded like a background`() {
    let gradient = add(CAGradientLayer())
    gradient.colors = [UIColor.black.cgColor]
    gradient.cornerRadius = 1.5
    let rounded = picture
    gradient.colors = nil
    gradient.backgroundColor = UIColor.black.cgColor
    #expect(rounded == picture)
    #expect(rounded.hasPrefix("·5995·"))
  }

  @Test func `a layer shows an image by its gravity`() {
    let layer = add(CALayer())
    layer.contents = CGImage(Bitmap(width: 2, height: 1, filledWith: Color.black.pixel))
    layer.contentsGravity = .bottomRight
    #expect(picture == "······\n······\n···██·")
  }

  @Test func `a layer shows a part of an image`() {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap[1, 0] = Color.black.pixel
    let layer = add(CALayer())
    layer.contents = CGImage(bitmap)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(picture == "·████·\n·████·\n·████·")
  }

  @Test func `a layer without a view is laid out before it is drawn`() {
    final class Holder: CALayer {
      override func layoutSublayers() { sublayers?.first?.frame = bounds }
    }
    let inner = CALayer()
    inner.backgroundColor = UIColor.black.cgColor
    add(Holder()).addSublayer(inner)
    #expect(picture.prefix(6) == "·████·")
  }

  @Test func `a layer that needs a layout is laid out on request, from the outermost one on`() {
    final class Frame: CALayer {
      override func layoutSublayers() {
        for layer in sublayers ?? [] { layer.frame = bounds.insetBy(dx: 10, dy: 10) }
      }
    }
    let (outer, middle, inner) = (Frame(), Frame(), CALayer())
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for layer in [outer, middle] { layer.setNeedsLayout() }
    middle.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 60, height: 60))
    inner.frame = .zero
    outer.layoutIfNeeded()
    #expect(inner.frame == .zero)
  }

  @Test func `the layer of a view lays the view out`() {
    final class Pot: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let pot = Pot()
    pot.layer.layoutIfNeeded()
    pot.layer.layoutIfNeeded()
    #expect(pot.count == 1)
    pot.layer.setNeedsLayout()
    pot.layer.layoutIfNeeded()
    #expect(pot.count == 2)
  }

  @Test func `a layer can be rendered into any context`() {
    stage.backgroundColor = .black
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 1), format: format)
      .image { stage.layer.render(in: $0.cgContext) }
    #expect(image.cgImage.map { Picture.alpha(of: $0.bitmap) } == "██████·")
  }
}
