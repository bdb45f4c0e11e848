import Basics
import Testing

struct ArrayVisitingTests {
  @Test(arguments: [[], [1], [3, 1, 2]])
  func `each element is visited once, in order`(numbers: [Int]) {
    var visited: [Int] = []
    numbers.visit { visited.append($0) }
    #expect(visited == numbers)
  }
}
