import Foundation
import RasterCore
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct ViewAnimationTests {
  private let clock = AnimationClock()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private var shown: CALayer { view.layer.presentation() ?? CALayer() }

  private func animate(
    _ duration: Double = 1, delay: Double = 0, _ options: UIView.AnimationOptions = .curveLinear,
    _ changes: () -> Void
  ) {
    clock.perform {
      UIView.animate(withDuration: duration, delay: delay, options: options, animations: changes)
    }
  }

  @Test func `while an animation is delayed the old value shows`() {
    animate(delay: 1) { view.alpha = 0 }
    clock.advance(to: 0.9)
    #expect(shown.opacity == 1)
    clock.advance(to: 1.5)
    #expect(shown.opacity == 0.5)
  }

  @Test func `each animatable property goes from its old value to the new one`() {
    animate {
      view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
      view.layer.cornerRadius = 10
      view.layer.borderWidth = 4
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = 5
      view.layer.shadowOffset = CGSize(width: 2, height: 3)
      view.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    clock.advance(to: 0.5)
    #expect(shown.frame == CGRect(x: 50, y: 0, width: 150, height: 100))
    #expect(shown.cornerRadius == 5)
    #expect(shown.borderWidth == 2)
    #expect(shown.shadowOpacity == 0.5)
    #expect(shown.shadowRadius == 4)
    #expect(shown.shadowOffset == CGSize(width: 1, height: 0))
    #expect(shown.contentsRect.width == 0.75)
    #expect(shown.backgroundColor?.components == [1, 0, 0, 0.5])
  }

  @Test func `the offset of a scroll view is animated`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 1000, height: 100)
    animate { scroll.contentOffset.x = 300 }
    clock.advance(to: 0.5)
    #expect(scroll.contentOffset.x == 300)
    #expect(scroll.layer.presentation()?.bounds.origin.x == 150)
  }

  @Test func `a nested block takes its duration and its curve from the one around`() {
    animate(2) {
      UIView.animate(withDuration: 9, delay: 0, options: .curveEaseIn) { view.alpha = 0 }
    }
    clock.advance(to: 1)
    #expect(shown.opacity == 0.5)
  }

  @Test func `a nested block can insist on its duration`() {
    animate(2) {
      UIView.animate(withDuration: 4, delay: 0, options: .overrideInheritedDuration) {
        view.alpha = 0
      }
    }
    clock.advance(to: 2)
    #expect(shown.opacity == 0.5)
  }

  @Test func `an animation that repeats for ever is not over, until it is removed`() {
    var isFinished: Bool?
    clock.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
      ) {
        view.alpha = 0
      } completion: {
        isFinished = $0
      }
    }
    clock.advance(to: 101.25)
    #expect(shown.opacity == 0.25)
    #expect(isFinished == nil)
    view.layer.removeAllAnimations()
    #expect(isFinished == false)
    #expect(shown.opacity == 0)
  }

  @Test func `a spring swings beyond the new value and ends at it`() {
    clock.perform {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
      ) { view.center.x = 150 }
    }
    var greatest: CGFloat = 0
    for step in 1..<20 {
      clock.advance(to: Double(step) / 20)
      greatest = max(greatest, shown.position.x)
    }
    #expect(greatest > 160)
    clock.advance(to: 1)
    #expect(shown.position.x == 150)
  }

  @Test func `an animation that interrupts another causes no jump`() {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let (clock, view) = (AnimationClock(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      for _ in 0..<6 {
        let before = view.layer.presentedState
        clock.perform {
          UIView.animate(withDuration: generator.number(0.1...2)) {
            view.center.x = generator.number(-100...100)
            view.alpha = generator.number(0...1)
            view.transform = CGAffineTransform(rotationAngle: generator.number(-1...1))
            view.backgroundColor = UIColor(white: generator.number(0...1), alpha: 1)
          }
        }
        let after = view.layer.presentedState
        #expect(abs(before.position.x - after.position.x) < 1e-9, "seed \(seed)")
        #expect(abs(before.opacity - after.opacity) < 1e-9, "seed \(seed)")
        #expect(abs(before.transform.m12 - after.transform.m12) < 1e-9, "seed \(seed)")
        // The first colour has nothing to start from.
        let whites = [before, after].map { $0.backgroundColor?.components?.first }
        if let old = whites[0], let new = whites[1] {
          #expect(abs(old - new) < 1e-9, "seed \(seed)")
        }
        clock.advance(by: generator.number(0...1))
      }
      clock.advance(by: 5)
      #expect(view.layer.presentedState.position == view.center)
    }
  }

  @Test func `an animation whose property another takes over is not finished`() {
    var isFinished: Bool?
    clock.perform {
      UIView.animate(withDuration: 1) {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      } completion: {
        isFinished = $0
      }
    }
    clock.advance(to: 0.5)
    animate { view.transform = .identity }
    #expect(isFinished == false)
  }

  @Test func `of two changes in a block the second counts`() {
    animate {
      view.transform = CGAffineTransform(translationX: 500, y: 0)
      view.transform = CGAffineTransform(translationX: 10, y: 0)
      view.center.x = 500
      view.center.x = 60
    }
    clock.advance(to: 0.5)
    #expect(shown.transform.m41 == 5)
    #expect(shown.position.x == 55)
  }

  @Test func `the first frame of a view that is made in a block is not animated`() {
    var made: UIView?
    animate { made = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5)) }
    #expect(made?.layer.presentation()?.frame == made?.frame)
  }

  @Test func `a picture shows the values of its moment`() {
    let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    stripe.backgroundColor = .black
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
    root.addSubview(stripe)
    animate { stripe.center.x += 4 }
    var pictures: [String] = []
    for time in [0, 0.5, 1] {
      clock.advance(to: time)
      pictures.append(Picture.alpha(of: root.bitmap(scale: 1)))
    }
    #expect(pictures == ["██····", "··██··", "····██"])
    #expect(stripe.frame.minX == 4)
  }

  @Test func `a drawing of one's own is stretched on the way, as on iOS`() {
    var drawnWidths: [CGFloat] = []
    let dot = DrawnView(frame: CGRect(x: 0, y: 0, width: 2, height: 1)) { dot, _ in
      drawnWidths.append(dot.bounds.width)
      UIColor.black.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: dot.bounds.width / 2, height: 1)).fill()
    }
    dot.backgroundColor = .clear
    animate { dot.bounds.size.width = 4 }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    root.addSubview(dot)
    // The view is drawn once, 4 points wide; at first the drawing is squeezed into 2 points.
    #expect(Picture.alpha(of: root.bitmap(scale: 1)) == "█···")
    #expect(drawnWidths == [4])
  }

  @Test func `render(in:) draws the values after the animation`() {
    let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    stripe.backgroundColor = .black
    animate { stripe.alpha = 0 }
    let canvas = Canvas()
    stripe.layer.render(in: CGContext(canvas))
    #expect(canvas.drawing.isEmpty)
    #expect(!stripe.drawing().isEmpty)
  }
}
