import Basics
import Testing

@Suite struct CoresTests {
  @Test(arguments: [0, 1, 2, 100])
  func `results come in the order of the pieces`(_ count: Int) {
    #expect(Cores.map(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  @Test func `a result may be nothing`() {
    let results: [Int?] = Cores.map(3) { $0 == 1 ? nil : $0 }
    #expect(results == [0, nil, 2])
  }
}
