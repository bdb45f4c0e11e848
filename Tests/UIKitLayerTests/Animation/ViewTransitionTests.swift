import RasterCore
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct ViewTransitionTests {
  private let clock = AnimationClock()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))

  private func stripe(_ x: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: 0, width: 2, height: 1))
    view.backgroundColor = .black
    return view
  }

  private var picture: String { Picture.alpha(of: root.bitmap(scale: 1)) }

  @Test func `old contents dissolve over the new ones`() {
    let (old, new) = (stripe(0), stripe(2))
    root.addSubview(old)
    var isFinished: Bool?
    clock.perform {
      UIView.transition(
        with: root, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
      ) {
        old.removeFromSuperview()
        root.addSubview(new)
      } completion: {
        isFinished = $0
      }
    }
    clock.advance(to: 0.5)
    #expect(picture == "55██")
    #expect(isFinished == nil)
    clock.advance(to: 1)
    #expect(picture == "··██")
    #expect(isFinished == true)
  }

  @Test func `changes in a transition are not animated by themselves`() {
    let stripe = stripe(0)
    root.addSubview(stripe)
    clock.perform { UIView.transition(with: root, duration: 1) { stripe.alpha = 0 } }
    #expect(stripe.layer.animations == nil)
  }

  @Test func `the layout before a transition is not part of it`() {
    let stripe = stripe(0)
    let holder = ScriptedView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    holder.didLayOut = { $0.subviews.first?.frame = $0.bounds }
    holder.addSubview(stripe)
    clock.perform { UIView.transition(with: holder, duration: 1, animations: {}) }
    #expect(stripe.frame.width == 4)
    #expect(stripe.layer.animations == nil)
  }

  @Test func `a view takes the place of another`() {
    let (old, new) = (stripe(0), stripe(2))
    root.addSubview(old)
    var isFinished = false
    UIView.transition(from: old, to: new, duration: 1) { isFinished = $0 }
    #expect(root.subviews == [new])
    #expect(isFinished)
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(root.subviews == [new])
    #expect(new.isHidden)
  }
}
