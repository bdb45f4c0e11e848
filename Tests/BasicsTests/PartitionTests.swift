import Basics
import Testing

struct PartitionTests {
  @Test(arguments: 0...9)
  func `the first number from which a condition holds is found`(_ first: Int) {
    #expect((0..<9).partitioned { $0 >= first } == first)
  }

  @Test func `an empty range has no number but its end`() {
    #expect((4..<4).partitioned { _ in true } == 4)
  }

  @Test func `a range as long as Int is halved without overflow`() {
    #expect((0..<Int.max).partitioned { $0 >= .max - 1 } == .max - 1)
  }

  @Test func `a slice is searched by its own indices`() {
    let numbers = [9, 9, 1, 3, 5, 7][2...]
    #expect(numbers.partitioningIndex { $0 > 3 } == 4)
    #expect(numbers.partitioningIndex { $0 > 7 } == 6)
  }
}
