import LayoutCore
import Testing

/// The breaking of items into lines and their positions on them; every spacing is one point.
struct FlowLinesTests {
  private func picture(
    _ items: FlowItemSizes, _ axis: Axis, breadth: Double = 12, inset: AxisInsets = .zero
  ) -> String {
    let section = FlowSection(items: items, inset: inset, interitemSpacing: 1)
    return LayoutCoreTests.picture([section], axis: axis, breadth: breadth)
  }

  @Test(arguments: Axis.allCases)
  func `A12 a line takes items as long as they fit, and equality fits`(axis: Axis) {
    #expect(
      picture(FlowItemSizes([3, 4, 3, 2]), axis) == """
        aaa·bbbb·ccc
        dd··········
        """)
  }

  @Test(arguments: Axis.allCases)
  func `A19 what is left over widens the gaps until the last item is flush`(axis: Axis) {
    #expect(
      picture(FlowItemSizes([3, 2, 3, 9]), axis) == """
        aaa··bb··ccc
        ddddddddd···
        """)
  }

  @Test(arguments: Axis.allCases)
  func `A21 the last line keeps its spacing`(axis: Axis) {
    #expect(
      picture(FlowItemSizes([3, 2, 3]), axis) == """
        aaa·bb·ccc··
        """)
  }

  @Test(arguments: Axis.allCases)
  func `A22 an item alone on its line is centred, except on the last`(axis: Axis) {
    #expect(
      picture(FlowItemSizes([4, 10, 2]), axis) == """
        ····aaaa····
        ·bbbbbbbbbb·
        cc··········
        """)
  }

  @Test(arguments: Axis.allCases)
  func `A27 items are centred in the thickness of their line`(axis: Axis) {
    #expect(
      picture(FlowItemSizes([(1, 3), (3, 2), (1, 5), (2, 9)]), axis) == """
        ····bb······
        aaa·bb·ccccc
        ····bb······
        ddddddddd···
        ddddddddd···
        """)
  }

  @Test(arguments: Axis.allCases)
  func `A20 lines of equal items share one grid, the last too`(axis: Axis) {
    #expect(
      picture(FlowItemSizes([4, 4, 4]), axis) == """
        aaaa····bbbb
        cccc········
        """)
  }

  @Test(arguments: Axis.allCases)
  func `A26 a single line of equal items stands on the grid of a full one`(axis: Axis) {
    #expect(picture(FlowItemSizes([2, 2]), axis, breadth: 10) == "aa··bb····")
  }

  @Test(arguments: Axis.allCases)
  func `A24 equal items that fill a line each are all centred`(axis: Axis) {
    #expect(
      picture(FlowItemSizes([8, 8]), axis) == """
        ··aaaaaaaa··
        ··bbbbbbbb··
        """)
  }

  @Test(arguments: Axis.allCases)
  func `A7 section insets narrow the lines`(axis: Axis) {
    let inset = AxisInsets(start: 1, end: 0, near: 2, far: 3)
    #expect(
      picture(FlowItemSizes([3, 2, 7]), axis, inset: inset) == """
        ············
        ··aaa··bb···
        ··ccccccc···
        """)
  }
}
