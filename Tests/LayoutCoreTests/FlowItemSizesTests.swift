import LayoutCore
import Testing

struct FlowItemSizesTests {
  private let square = AxisSize(along: 5, across: 5)

  @Test func `equal sizes stay one size however they were given`() {
    var sizes = FlowItemSizes()
    for _ in 0..<1000 { sizes.append(square) }
    #expect(sizes.isUniform)
    #expect(sizes.count == 1000)
    #expect(sizes[999] == square)
  }

  @Test func `the first size that differs keeps those before it`() {
    var sizes = FlowItemSizes(repeating: square, count: 3)
    sizes.append(AxisSize(along: 6, across: 7))
    #expect(!sizes.isUniform)
    #expect((0..<4).map { sizes[$0].across } == [5, 5, 5, 7])
  }

  @Test(arguments: [[], [5, 5, 5], [5, 5, 7, 9, 9], [3, 5], [-1, 5, -2], [5, .infinity, 5.0]])
  func `sizes that are asked for are those that are added`(all: [Double]) {
    var added = FlowItemSizes()
    for across in all { added.append(AxisSize(along: 5, across: across)) }
    var questions: [Int] = []
    let asked = FlowItemSizes(count: all.count) { item in
      questions.append(item)
      return AxisSize(along: 5, across: all[item])
    }
    #expect(questions == Array(all.indices))
    #expect((asked.count, asked.isUniform) == (added.count, added.isUniform))
    #expect(all.indices.allSatisfy { asked[$0] == added[$0] })
    #expect((asked.widest, asked.hasInvalidSize) == (added.widest, added.hasInvalidSize))
  }

  @Test func `the widest size is known`() {
    var sizes = FlowItemSizes(repeating: square, count: 3)
    sizes.append(AxisSize(along: 600, across: 7))
    #expect(sizes.widest == 7)
  }

  @Test func `without items nothing is wide`() {
    #expect(FlowItemSizes(repeating: square, count: 0).widest == 0)
    #expect(FlowItemSizes(repeating: square, count: -4).count == 0)
  }

  @Test func `a negative size counts as nothing and is remembered`() {
    var sizes = FlowItemSizes()
    sizes.append(AxisSize(along: -5, across: 5))
    #expect(sizes[0] == AxisSize(along: 0, across: 5))
    #expect(sizes.hasInvalidSize)
  }

  @Test func `an endless size is cut but not invalid`() {
    var sizes = FlowItemSizes()
    sizes.append(AxisSize(along: .infinity, across: 5))
    #expect(sizes[0].along == FlowPolicy.longestLength)
    #expect(!sizes.hasInvalidSize)
  }
}
