import Foundation
import Synchronization
import Testing

@testable import SnapshotAssertions

@Suite struct CallNumberTests {
  private let numbers = CallNumbers()

  private func call(line: UInt, function: String = "test()") -> CallSite {
    CallSite(fileID: "T/A.swift", filePath: "/T/A.swift", function: function, line: line, column: 1)
  }

  private func number(_ line: UInt, _ test: String = "test") -> Int {
    numbers.number(
      of: call(line: line), in: RunningTest(identity: test, isParameterized: false))
  }

  @Test func `calls are numbered in their order`() {
    #expect([10, 20, 30].map { number($0) } == [1, 2, 3])
  }

  @Test func `a loop counts on`() {
    #expect([10, 10, 10, 20].map { number($0) } == [1, 2, 3, 4])
  }

  @Test func `tests are numbered each for itself`() {
    #expect(number(10, "one") == 1)
    #expect(number(20, "two") == 1)
  }

  @Test func `a test that is run again finds its numbers`() async {
    for _ in 0..<50 {
      let found = await Task { [10, 10, 20].map { number($0) } }.value
      #expect(found == [1, 2, 3])
    }
  }

  @Test func `a test that stops early at its first run keeps its numbers at the next`() async {
    #expect(await Task { number(10) }.value == 1)
    #expect(await Task { [10, 20].map { number($0) } }.value == [1, 2])
  }

  @Test func `a hundred tests at once are numbered each for itself`() async {
    let all = await withTaskGroup(of: [Int].self) { group in
      for test in 0..<100 {
        group.addTask {
          var found: [Int] = []
          for line in [10, 20, 20, 30] as [UInt] {
            found.append(number(line, "test \(test)"))
            await Task.yield()
          }
          return found
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all == Array(repeating: [1, 2, 3, 4], count: 100))
  }

  @Test func `a hundred places of one test get a hundred numbers`() async {
    let all = await withTaskGroup(of: Int.self) { group in
      for line in 1...100 as ClosedRange<UInt> { group.addTask { number(line) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.sorted() == Array(1...100))
  }
}
