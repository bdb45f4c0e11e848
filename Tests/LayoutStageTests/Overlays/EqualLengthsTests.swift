import Foundation
import LayoutCore
import Testing

@testable import LayoutStage

/// The views that are marked as equally long.
struct EqualLengthsTests {
  private let views = (0..<3).map { CGRect(x: $0 * 60, y: 0, width: 50, height: 20) }

  private func equality(_ first: Int, peers: [Int], constant: Double = 0) -> ShownConstraint {
    let view = views[first]
    return ShownConstraint(
      constraint: LayoutRecord.Constraint(
        name: "view.width", constant: constant, from: CGPoint(x: view.minX, y: 10),
        to: CGPoint(x: view.maxX, y: 10)),
      axis: .horizontal, start: CGPoint(x: view.minX, y: 10), end: CGPoint(x: view.maxX, y: 10),
      first: view, second: nil, peers: peers.map { views[$0] })
  }

  @Test func `a view and the only one that is as wide are marked`() {
    let groups = EqualLengths.groups(of: [equality(1, peers: [0])])
    #expect(groups.map(\.items) == [[views[1], views[0]]])
  }

  @Test func `three views that are as wide as one of them are marked alike`() {
    let groups = EqualLengths.groups(of: [equality(1, peers: [0, 2]), equality(2, peers: [0, 1])])
    #expect(groups.map { $0.items.count } == [3])
  }

  @Test func `where several could be meant nothing is marked`() {
    #expect(EqualLengths.groups(of: [equality(0, peers: [1, 2])]).isEmpty)
  }

  @Test func `a width that is a number is no equality`() {
    #expect(EqualLengths.groups(of: [equality(1, peers: [0], constant: 50)]).isEmpty)
  }
}
