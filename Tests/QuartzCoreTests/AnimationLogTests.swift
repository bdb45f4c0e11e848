import Foundation
import Testing

@testable import QuartzCore

/// The animations that begin while a log is the current one.
@MainActor struct AnimationLogTests {
  private let clock = AnimationClock()
  private let layer = CALayer()
  private let log = AnimationLog()

  init() {
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
  }

  /// Runs a closure at the clock's time while the log listens.
  private func listen(_ body: () -> Void) -> [BegunAnimation] {
    let outer = AnimationLog.current
    AnimationLog.current = log
    defer { AnimationLog.current = outer }
    return clock.perform {
      body()
      return log.animations(of: layer, without: [])
    }
  }

  /// Records changes of properties in one block.
  private func record(
    _ properties: [AnimatedProperty] = [.position], in span: TimeSpan = TimeSpan(duration: 0.3),
    _ changes: (AnimatedProperty) -> Void
  ) -> [BegunAnimation] {
    listen {
      var span = span
      span.begin += clock.time
      let recording = BlockRecording(source: clock.source, spans: [span])
      for property in properties {
        let old = layer.state[property]
        changes(property)
        recording.record(property, from: old, on: layer)
      }
    }
  }

  private func numbers(_ animation: BegunAnimation?) -> [[Double]] {
    (animation?.values ?? []).map { [$0.vector.x, $0.vector.y] }
  }

  @Test func `a block's animation has the old and the new value`() {
    let begun = record { _ in layer.position.x = 90 }
    #expect(begun.map(\.path.name) == ["position"])
    #expect(numbers(begun.first) == [[50, 50], [90, 50]])
  }

  @Test func `two changes of a property in a block are one animation`() {
    let begun = record([.position, .position]) { _ in
      layer.position.x += 20
      layer.position.y -= 20
    }
    #expect(begun.count == 1)
    #expect(numbers(begun.first) == [[50, 50], [90, 10]])
  }

  @Test func `the delay counts from the block, whenever it begins`() {
    clock.advance(to: 2)
    let span = TimeSpan(begin: 0.1, duration: 0.3, curve: .easeInOut)
    let begun = record([.opacity], in: span) { _ in layer.opacity = 0 }
    let timing = begun.first?.timing
    #expect(((timing?.delay ?? 0) * 1000).rounded() == 100)
    #expect(timing?.duration == 0.3)
    #expect(timing?.curve == .easeInOut)
  }

  @Test func `an animation object has its own values and key path`() {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.5)
    animation.repeatCount = 2
    let begun = listen { layer.add(animation, forKey: nil) }
    #expect(begun.map(\.path.name) == ["transform.rotation"])
    #expect(numbers(begun.first) == [[0, 0], [1, 0]])
    #expect(begun.first?.timing.repeatCount == 2)
  }

  @Test func `the system's runs are without their geometry`() {
    _ = record([.position, .opacity]) { _ in
      layer.position.x += 20
      layer.opacity /= 2
    }
    let kept = clock.perform { log.animations(of: layer, without: log.runs(of: layer)) }
    #expect(kept.map(\.path.name) == ["opacity"])
  }

  @Test func `an animation is in the log until it is removed`() {
    #expect(record([.opacity]) { _ in layer.opacity = 0 }.count == 1)
    clock.perform { log.removeBegun() }
    #expect(listen {}.isEmpty)
  }

  @Test func `nothing is logged without a log`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration) = (0, 1)
    clock.perform { layer.add(animation, forKey: nil) }
    #expect(listen {}.isEmpty)
  }

  @Test(arguments: ["position.x", "bounds.size.height", "transform.scale", "opacity"])
  func `a key path is read and written alike`(name: String) {
    #expect(AnimatedPath(name)?.name == name)
  }
}
