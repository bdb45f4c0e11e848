import Foundation
import Testing

@testable import LayoutLaboratory

/// Labels that are moved apart along a line.
struct LabelSpreadTests {
  @Test func `labels that are far enough apart stay`() {
    #expect(spread([10, 30, 50], pitch: 15, in: 0...100) == [10, 30, 50])
  }

  @Test func `labels at one place stand around it`() {
    #expect(spread([50, 50, 50], pitch: 10, in: 0...100) == [40, 50, 60])
  }

  @Test func `groups that meet become one`() {
    #expect(spread([50, 50, 58, 58], pitch: 10, in: 0...100) == [39, 49, 59, 69])
  }

  @Test func `labels stay in the range`() {
    #expect(spread([1, 2, 99, 100], pitch: 10, in: 0...100) == [0, 10, 90, 100])
  }

  @Test func `no label is none`() {
    #expect(spread([], pitch: 10, in: 0...100).isEmpty)
  }

  @Test func `in every order of crowding labels keep their order, their pitch and the range`() {
    var state: UInt64 = 5
    for _ in 0..<200 {
      let wanted = (0..<12).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 33).truncatingRemainder(dividingBy: 400)
      }.sorted()
      let places = spread(wanted, pitch: 20, in: 0...400)
      #expect(places.allSatisfy { (-0.001...400.001).contains($0) })
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 19.999 })
    }
  }
}
