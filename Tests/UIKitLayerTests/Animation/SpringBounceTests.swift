import Testing

@testable import UIKit

/// Animations with a spring that is described by its duration and its bounce.
@MainActor struct SpringBounceTests {
  private let clock = AnimationClock()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Moves the view by 100 points, and returns its place at times in seconds.
  private func places(_ bounce: CGFloat, at times: [Double]) -> [CGFloat] {
    clock.perform {
      UIView.animate(springDuration: 1, bounce: bounce) { view.center.x = 150 }
    }
    return times.map { time in
      clock.advance(to: time)
      return view.layer.presentation()?.position.x ?? 0
    }
  }

  @Test func `a spring without a bounce approaches its end from one side`() {
    let places = places(0, at: [0.1, 0.3, 0.6, 1])
    for (early, late) in zip(places, places.dropFirst()) { #expect(early < late && late <= 150) }
  }

  @Test func `a critically damped spring follows its formula`() throws {
    // With ω = 2π the rest of the way after a quarter of a second is (1 + π ∕ 2) · e^(−π ∕ 2).
    let place = try #require(places(0, at: [0.25]).first)
    #expect(abs(place - (150 - 100 * 0.534_4)) < 0.1)
  }

  @Test func `a spring with a bounce swings over its end`() {
    #expect(places(0.5, at: [0.3, 0.5, 0.6]).contains { $0 > 150 })
  }

  @Test func `a negative bounce is slower than none`() throws {
    let slow = try #require(places(-0.5, at: [0.3]).first)
    #expect(slow < 100)
  }

  @Test func `the completion is called when the spring is at rest, after its duration`() {
    var isFinished = false
    clock.perform {
      UIView.animate(springDuration: 1, delay: 0.5) {
        view.center.x = 150
      } completion: {
        isFinished = $0
      }
    }
    clock.advance(to: 1.5)
    #expect(!isFinished)
    clock.advance(to: clock.end)
    #expect(isFinished)
  }
}
