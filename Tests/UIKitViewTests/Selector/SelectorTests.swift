import Foundation
import Testing
import UIKit

/// The targets of selectors.
@MainActor private class Bell: UIView {
  private(set) var rings: [String] = []
  var tone = "c"

  func ring() { rings.append("ring") }
  func ring(from sender: Any?) { rings.append("from \(sender ?? "nobody")") }
  func ring(_ sender: Bell, with event: UIEvent?) { rings.append("bell, \(event == nil)") }
  func named() -> Bell { self }
  static var ringsOfAll = 0
  static func ringAll() { ringsOfAll += 1 }
  private func hidden() { rings.append("hidden") }
  func sendHidden() { perform(Selector("hidden", Bell.hidden)) }
}

private final class LoudBell: Bell {
  override func ring() {
    super.ring()
    super.ring()
  }
}

/// An object of no actor.
private final class Counter: NSObject {
  var count = 0
  func increase() { count += 1 }
  func add(_ number: Int) { count += number }
}

@MainActor struct SelectorTests {
  private let bell = Bell()

  @Test func `a selector takes as many arguments as its method has`() {
    bell.perform(Selector("ring", Bell.ring as (Bell) -> () -> Void))
    bell.perform(Selector("ringFrom:", Bell.ring(from:)), with: 3)
    bell.perform(Selector("ring:with:", Bell.ring(_:with:)), with: bell, with: nil)
    #expect(bell.rings == ["ring", "from 3", "bell, true"])
  }

  @Test func `a missing argument is nil`() {
    bell.perform(Selector("ringFrom:", Bell.ring(from:)))
    #expect(bell.rings == ["from nobody"])
  }

  @Test func `a subclass's override is called`() {
    let loud = LoudBell()
    loud.perform(Selector("ring", Bell.ring as (Bell) -> () -> Void))
    #expect(loud.rings == ["ring", "ring"])
  }

  @Test func `private methods, static ones and methods of no actor are called`() {
    bell.sendHidden()
    #expect(bell.rings == ["hidden"])
    bell.perform(Selector("ringAll", static: Bell.ringAll))
    #expect(Bell.ringsOfAll == 1)
    let counter = Counter()
    counter.perform(Selector("increase", Counter.increase))
    counter.perform(Selector("add:", Counter.add(_:)), with: 4)
    #expect(counter.count == 5)
  }

  @Test func `properties are read and set`() {
    bell.perform(Selector("setTone:", setter: \Bell.tone), with: "d")
    #expect(bell.tone == "d")
    let answer = bell.perform(Selector("tone", getter: \Bell.tone))
    #expect(answer?.takeUnretainedValue() as? String == "d")
  }

  @Test func `an object is answered, and nothing where nothing is`() {
    let named = bell.perform(Selector("named", Bell.named))
    #expect(named?.takeUnretainedValue() === bell)
    #expect(bell.perform(Selector("ring", Bell.ring as (Bell) -> () -> Void)) == nil)
  }

  @Test func `selectors are equal by name, colons included`() {
    #expect(Selector("ringFrom:", Bell.ring(from:)) == Selector("ringFrom:"))
    #expect(Selector("ring", Bell.ring(from:)) == Selector("ring:"))
    #expect(NSStringFromSelector(Selector("ring", Bell.ring(_:with:))) == "ring::")
    #expect(Selector("ring") != Selector("ring:"))
  }

  @Test func `an object responds to the methods of its class`() {
    #expect(bell.responds(to: Selector("named", Bell.named)))
    #expect(LoudBell().responds(to: Selector("named", Bell.named)))
    #expect(!bell.responds(to: Selector("increase", Counter.increase)))
    #expect(!bell.responds(to: Selector("named")))
  }

  @Test func `a delayed call comes once, and not when it is dropped`() {
    let counter = Counter()
    let increase = Selector("increase", Counter.increase)
    counter.perform(increase, with: nil, afterDelay: 0)
    counter.perform(Selector("add:", Counter.add(_:)), with: 10, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: counter, selector: Selector("add:"), object: 10)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(counter.count == 1)
    counter.perform(increase, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: counter)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(counter.count == 1)
  }

  @Test func `a timer calls its target`() {
    let counter = Counter()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: counter, selector: Selector("increase", Counter.increase),
      userInfo: nil, repeats: false)
    timer.fire()
    #expect(counter.count == 1)
  }
}
