import Foundation
import TestSupport
import Testing

@testable import LayoutStage

@Suite struct LabelPlacerTests {
  private var placer = LabelPlacer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func plate(_ x: CGFloat, _ y: CGFloat, cost: CGFloat = 0) -> LabelOption {
    LabelOption(frame: CGRect(x: x, y: y, width: 20, height: 10), cost: cost)
  }

  @Test mutating func `the cheapest option is taken`() {
    let placed = placer.place([plate(0, 0, cost: 2), plate(50, 50, cost: 1)])
    #expect(placed == plate(50, 50, cost: 1))
  }

  @Test mutating func `of equally cheap options the first is taken`() {
    let placed = placer.place([plate(10, 10), plate(50, 50)])
    #expect(placed == plate(10, 10))
  }

  @Test(arguments: UInt64(0)..<20)
  mutating func `whatever the order, the cheapest possible option is taken`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    placer.reserve(CGRect(x: 20, y: 20, width: 60, height: 60))
    let options = (0..<100).map { _ in
      plate(
        CGFloat(generator.integer(-10...90)), CGFloat(generator.integer(-10...95)),
        cost: CGFloat(generator.integer(0...9)))
    }
    let possible = options.filter { option in
      var alone = placer
      return alone.place([option]) != nil
    }
    let least = possible.map(\.cost).min()
    let placed = placer.place(options)
    #expect(placed == possible.first { $0.cost == least })
  }

  @Test mutating func `a label does not leave the picture`() {
    let placed = placer.place([plate(90, 0), plate(0, 95), plate(-1, 0)])
    #expect(placed == nil)
  }

  @Test mutating func `a label keeps clear of one before it`() {
    _ = placer.place([plate(10, 10)])
    let near = placer.place([plate(31, 10)])
    #expect(near == nil)
    let clear = placer.place([plate(33, 10)])
    #expect(clear != nil)
  }

  @Test mutating func `a label keeps clear of a reserved place`() {
    placer.reserve(CGRect(x: 0, y: 0, width: 100, height: 50))
    let placed = placer.place([plate(10, 10), plate(10, 60)])
    #expect(placed == plate(10, 60))
  }

  @Test mutating func `a leader does not run through a label`() {
    _ = placer.place([plate(40, 40)])
    var option = plate(0, 40)
    option.leader = [CGPoint(x: 90, y: 45), CGPoint(x: 20, y: 45)]
    let placed = placer.place([option])
    #expect(placed == nil)
  }

  @Test mutating func `a label does not stand on a leader`() {
    var option = plate(0, 40)
    option.leader = [CGPoint(x: 90, y: 45), CGPoint(x: 20, y: 45)]
    _ = placer.place([option])
    let placed = placer.place([plate(50, 40)])
    #expect(placed == nil)
  }

  @Test mutating func `leaders do not cross`() {
    var across = plate(0, 40)
    across.leader = [CGPoint(x: 90, y: 45), CGPoint(x: 20, y: 45)]
    var down = plate(50, 80)
    down.leader = [CGPoint(x: 60, y: 10), CGPoint(x: 60, y: 80)]
    _ = placer.place([across])
    let placed = placer.place([down])
    #expect(placed == nil)
  }

  @Test mutating func `a label with one place goes before a label with many`() {
    let placed = placer.place(all: [[plate(10, 10), plate(60, 60, cost: 1)], [plate(12, 12)]])
    #expect(placed == [plate(60, 60, cost: 1), plate(12, 12)])
  }

  @Test mutating func `as many labels as possible are placed`() {
    let placed = placer.place(all: [[plate(10, 10)], [plate(12, 12)], [plate(60, 60)]])
    #expect(placed.compactMap { $0 }.count == 2)
  }
}
