import Testing

@testable import UIKit

@MainActor struct KeyframeTests {
  private let clock = AnimationClock()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let even = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private var shown: CALayer { view.layer.presentation() ?? CALayer() }

  private func walk(_ options: UIView.KeyframeAnimationOptions) {
    clock.perform {
      UIView.animateKeyframes(withDuration: 4, delay: 0, options: options) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.center.x = 150
          view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 350
          view.transform = .identity
        }
      }
    }
  }

  @Test func `each keyframe has its part of the time, and its values hold until the next`() {
    walk(even)
    var places: [CGFloat] = []
    var scales: [CGFloat] = []
    for time in [0, 0.5, 1, 1.9, 3, 4] {
      clock.advance(to: time)
      places.append(shown.position.x)
      scales.append(shown.transform.m11)
    }
    #expect(places == [50, 100, 150, 150, 250, 350])
    #expect(scales == [1, 2, 3, 3, 2, 1])
  }

  @Test func `the whole is eased in and out by default`() {
    walk([])
    clock.advance(to: 0.5)
    #expect(shown.position.x < 100)
    clock.advance(to: 2)
    #expect(shown.position.x == 150)
  }

  @Test func `without a clock the last values are there at once`() {
    var isFinished = false
    UIView.animateKeyframes(withDuration: 4, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    } completion: {
      isFinished = $0
    }
    #expect(isFinished)
    #expect(shown.opacity == 0)
  }
}
