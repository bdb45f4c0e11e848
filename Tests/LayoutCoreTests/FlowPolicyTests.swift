import Foundation
import LayoutCore
import Testing

struct FlowPolicyTests {
  /// Fact A14: four cases in which three ways of adding up the widths of a line give different
  /// counts.
  @Test(arguments: [(375.0, 3.0, 5.0, 2), (414, 3, 1, 2), (414, 7, 0, 6), (375, 7, 0, 7)])
  func `lines are filled by subtracting from what is left`(
    available: Double, columns: Double, spacing: Double, count: Int
  ) {
    let length = (available - (columns - 1) * spacing) / columns
    let items = FlowItemSizes(repeating: AxisSize(along: 10, across: length), count: 20)
    let geometry = FlowGeometry(
      axis: .vertical, container: FlowContainer(breadth: available),
      sections: [FlowSection(items: items, interitemSpacing: spacing)])
    #expect((0..<20).count { geometry.item($0, section: 0)?.minY == 0 } == count)
  }

  @Test func `the visible rectangle is rounded out to pages of its own size`() {
    let visible = CGRect(x: 0, y: 100, width: 320, height: 480)
    #expect(
      FlowPolicy.queriedRect(visible: visible) == CGRect(x: 0, y: 0, width: 320, height: 960))
  }

  @Test func `a page that is visible exactly is asked for alone`() {
    let visible = CGRect(x: 320, y: -480, width: 320, height: 480)
    #expect(FlowPolicy.queriedRect(visible: visible) == visible)
  }

  @Test func `an empty visible rectangle is asked for as it is`() {
    let visible = CGRect(x: 3, y: 4, width: 0, height: 0)
    #expect(FlowPolicy.queriedRect(visible: visible) == visible)
  }

  @Test func `lengths that are none count as nothing and endless ones are cut`() {
    #expect(FlowPolicy.length(.nan) == 0)
    #expect(FlowPolicy.length(-3) == 0)
    #expect(FlowPolicy.length(.infinity) == FlowPolicy.longestLength)
    #expect(FlowPolicy.length(12.5) == 12.5)
  }
}
