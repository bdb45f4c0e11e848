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

  @Test func `of vibrancy nothing is seen`() {
    let blur = UIBlurEffect(style: .dark)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    #expect(view.subviews.first?.backgroundColor == nil)
  }
}
