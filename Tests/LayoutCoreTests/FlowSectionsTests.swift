import LayoutCore
import Testing

/// The stacking of headers, lines and footers along the axis.
struct FlowSectionsTests {
  @Test(arguments: Axis.allCases)
  func `A43 sections follow each other without a gap, insets inside them`(axis: Axis) {
    let first = FlowSection(
      items: FlowItemSizes([3, 3, 3]), header: 1, footer: 1,
      inset: AxisInsets(start: 1, end: 2, near: 0, far: 0), lineSpacing: 1, interitemSpacing: 1)
    let second = FlowSection(items: FlowItemSizes([2]), header: 2)
    #expect(
      picture([first, second], axis: axis, breadth: 7) == """
        HHHHHHH
        ·······
        aaa·bbb
        ·······
        ccc····
        ·······
        ·······
        FFFFFFF
        HHHHHHH
        HHHHHHH
        aa·····
        """)
  }

  @Test(arguments: Axis.allCases)
  func `A6 headers and footers take all of the content's breadth`(axis: Axis) {
    let section = FlowSection(
      items: FlowItemSizes([2, 2]), header: 1, footer: 1,
      inset: AxisInsets(start: 0, end: 0, near: 2, far: 1), interitemSpacing: 1)
    let inset = AxisInsets(start: 9, end: 9, near: 1, far: 3)
    #expect(
      picture([section], axis: axis, breadth: 12, contentInset: inset) == """
        HHHHHHHH
        ··aa·bb·
        FFFFFFFF
        """)
  }

  @Test(arguments: Axis.allCases)
  func `a section of nothing takes no place`(axis: Axis) {
    let empty = FlowSection(items: FlowItemSizes())
    let header = FlowSection(items: FlowItemSizes(), header: 1)
    #expect(picture([empty, header, empty], axis: axis, breadth: 3) == "HHH")
    #expect(picture([], axis: axis, breadth: 3) == "")
  }
}
