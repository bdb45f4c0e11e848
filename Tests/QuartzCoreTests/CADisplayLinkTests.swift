import Foundation
import Testing

@testable import QuartzCore

private final class Ticks: NSObject {
  var frames: [Int] = []
  func tick(_ link: CADisplayLink) { frames.append(Int((link.timestamp * 60).rounded())) }
}

struct CADisplayLinkTests {
  private let clock = AnimationClock()
  private let ticks = Ticks()

  private func link() -> CADisplayLink {
    CADisplayLink(target: ticks, selector: Selector("tick:", Ticks.tick(_:)))
  }

  @Test func `a link calls once for each frame that the clock comes to`() {
    let link = link()
    clock.perform { link.add(to: .main, forMode: .common) }
    #expect(ticks.frames.isEmpty)
    clock.advance(to: 0.05)
    #expect(ticks.frames == [1, 2, 3])
    clock.advance(by: 1)
    #expect(ticks.frames.count == 63)
  }

  @Test func `a link is no reason for the clock to go on`() {
    let link = link()
    clock.perform { link.add(to: .main, forMode: .common) }
    #expect(clock.end == 0)
  }

  @Test func `a paused link waits, an invalid one never calls again`() {
    let link = link()
    clock.perform { link.add(to: .main, forMode: .default) }
    link.isPaused = true
    clock.advance(to: 0.5)
    #expect(ticks.frames.isEmpty)
    link.isPaused = false
    clock.advance(to: 0.52)
    #expect(ticks.frames.count == 1)
    link.invalidate()
    clock.advance(to: 1)
    #expect(ticks.frames.count == 1)
  }

  @Test func `a link that was taken from its run loop may begin again`() {
    let link = link()
    clock.perform { link.add(to: .main, forMode: .default) }
    link.remove(from: .main, forMode: .default)
    clock.advance(to: 0.5)
    #expect(ticks.frames.isEmpty)
    clock.perform { link.add(to: .main, forMode: .default) }
    clock.advance(to: 0.52)
    #expect(ticks.frames == [31])
  }

  @Test func `an invalid link lets its target go`() {
    var target: Ticks? = Ticks()
    let isThere = { [weak target] in target != nil }
    let link = CADisplayLink(target: target as Any, selector: Selector("tick:", Ticks.tick(_:)))
    target = nil
    #expect(isThere())
    link.invalidate()
    #expect(!isThere())
  }

  @Test func `fewer calls a second can be asked for`() {
    let link = link()
    link.preferredFramesPerSecond = 10
    clock.perform { link.add(to: .main, forMode: .common) }
    clock.advance(to: 1)
    #expect(ticks.frames.count == 10)
  }

  @Test func `without a clock nothing is called`() {
    link().add(to: .main, forMode: .common)
    #expect(ticks.frames.isEmpty)
  }
}
