import LayoutCore
import Testing

struct FlowContainerTests {
  private let container = FlowContainer(
    breadth: 300, contentInset: AxisInsets(start: 10, end: 20, near: 5, far: 6),
    referenceInset: AxisInsets(start: 1, end: 2, near: 3, far: 4))

  @Test func `insets along the axis take nothing from lines`() {
    var other = container
    other.contentInset.start = 0
    other.contentInset.end = 0
    other.referenceInset?.start = 50
    #expect(other.holdsLines(as: container))
  }

  @Test func `what is taken across it makes lines break elsewhere`() {
    for part in [\FlowContainer.breadth, \.contentInset.near, \.contentInset.far] {
      var other = container
      other[keyPath: part] += 1
      #expect(!other.holdsLines(as: container))
    }
  }

  @Test func `another reference inset makes lines break elsewhere`() {
    var other = container
    other.referenceInset = nil
    #expect(!other.holdsLines(as: container))
    other.referenceInset = AxisInsets(start: 1, end: 2, near: 3, far: 5)
    #expect(!other.holdsLines(as: container))
  }
}
