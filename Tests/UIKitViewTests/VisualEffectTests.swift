import RasterCore
import Testing
import UIKit

@MainActor struct VisualEffectTests {
  @Test func `a blur's content fills its view, and lies over the colour of the blur (K20)`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    let sign = UIView()
    view.contentView.addSubview(sign)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.subviews.last === view.contentView)
    #expect(view.subviews.first?.backgroundColor == UIColor(white: 1, alpha: 0.3))
    view.effect = nil
    #expect(view.subviews.first?.backgroundColor == nil)
  }

  @Test func `newer blurs are as light as the interface, unless they are always so (K20)`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func tint(_ style: UIBlurEffect.Style) -> UIColor? {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      return view.subviews.first?.backgroundColor?.resolvedColor(with: dark)
    }
    #expect(tint(.systemMaterial) == UIColor(white: 0.11, alpha: 0.73))
    #expect(tint(.regular) == tint(.dark))
    #expect(tint(.systemMaterialLight) == UIColor(white: 0.97, alpha: 0.82))
  }

  /// Returns the pixel of a view of 8 × 8 at (4, 4), drawn in the way of a closure over white.
  private func pixel(
    of view: UIView, _ draw: (UIView, CGContext) -> Void
  ) -> Pixel? {
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      UIColor.white.setFill()
      $0.fill(view.bounds)
      draw(view, $0.cgContext)
    }
    return image.cgImage?.bitmap[4, 4]
  }

  private let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  @Test func `a rendered layer leaves out materials, a drawn hierarchy shows them (H22)`() {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let (bar, tinted, opaque) = (UINavigationBar(), UIToolbar(), UITabBar())
    tinted.barTintColor = .red
    (opaque.barTintColor, opaque.isTranslucent) = (.red, false)
    for view in [effect, bar, tinted, opaque] {
      view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      let rendered = pixel(of: view) { $0.layer.render(in: $1) }
      #expect((rendered == white) == (view !== opaque))
      let drawn = pixel(of: view) { view, _ in
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      }
      #expect(drawn != white)
    }
  }

  @Test func `content on a material is rendered, and so is a bar's hairline (H22)`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    view.contentView.backgroundColor = .red
    let rendered = pixel(of: view) { $0.layer.render(in: $1) }
    #expect(rendered == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    host.addSubview(bar)
    let line = pixel(of: host) { $0.layer.render(in: $1) }
    #expect(line != nil && line != white)
  }

  @Test func `of vibrancy nothing is seen`() {
    let blur = UIBlurEffect(style: .dark)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    #expect(view.subviews.first?.backgroundColor == nil)
  }
}
