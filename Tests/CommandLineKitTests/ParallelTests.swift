import Basics
import Testing

@testable import CommandLineKit

struct ParallelTests {
  /// The number of pieces, and the most there were at once.
  private struct Count { var now = 0, most = 0 }

  /// A piece that is counted while it is alive.
  private final class Piece: Sendable {
    private let count: Mutex<Count>

    init(_ count: Mutex<Count>) {
      self.count = count
      count.withLock { $0 = Count(now: $0.now + 1, most: max($0.most, $0.now + 1)) }
    }

    deinit { count.withLock { $0.now -= 1 } }
  }

  @Test func `of a thousand pieces no more are alive than there are cores`() async throws {
    let alive = Mutex(Count())
    let worked = Mutex(0)
    var done: [Int] = []
    try await Parallel.forEach(
      Array(0..<1000), limit: .max, done: { count, _ in done.append(count) },
      make: { _ in Piece(alive) }, size: { _ in 1 },
      work: { _ in worked.withLock { $0 += 1 } })
    #expect(worked.withLock { $0 } == 1000)
    #expect(done == Array(1...1000))
    let (now, most) = alive.withLock { ($0.now, $0.most) }
    #expect(now == 0)
    // A piece lives a moment longer than its work, while the next is made.
    #expect(most <= 2 * Parallel.width, "\(most)")
  }

  @Test func `pieces that fill the limit are worked on one by one`() async throws {
    let running = Mutex(Count())
    try await Parallel.forEach(
      Array(0..<20), limit: 10, done: { _, _ in }, make: { $0 }, size: { _ in 6 },
      work: { _ in
        running.withLock { $0 = Count(now: $0.now + 1, most: max($0.most, $0.now + 1)) }
        running.withLock { $0.now -= 1 }
      })
    #expect(running.withLock { $0.most } == 1)
  }

  @Test func `the first error ends the work`() async {
    struct Broken: Error {}
    let made = Mutex(0)
    await #expect(throws: Broken.self) {
      try await Parallel.forEach(
        Array(0..<1000), limit: .max, done: { _, _ in },
        make: { number in
          made.withLock { $0 += 1 }
          return number
        }, size: { _ in 1 }, work: { if $0 == 0 { throw Broken() } })
    }
    #expect(made.withLock { $0 } < 1000)
  }
}
