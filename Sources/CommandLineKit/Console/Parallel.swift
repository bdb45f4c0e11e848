import Foundation

/// Functions that process at most ``width`` items at the same time, so that memory use stays
/// limited.
package enum Parallel {
  /// The maximum number of items that are processed at the same time: one on each core, but at most
  /// eight.
  ///
  /// Further items would only wait, with their pictures in memory.
  ///
  /// Two pictures of an iPhone's screen take 35 MB while they are compared, and 75 MB while their
  /// difference is written. So eight comparisons take less than half a gigabyte, unless most of
  /// them find differences.
  package static let width = min(ProcessInfo.processInfo.activeProcessorCount, 8)

  /// Makes the items of one source after the other, and processes up to ``width`` items in
  /// parallel.
  ///
  /// - Parameters:
  ///   - sources: the sources from which items are made.
  ///   - done: a closure called with the number of finished items.
  ///   - pieces: a closure that makes the items of a source, while earlier items are processed.
  ///   - work: a closure that processes an item on any core.
  /// - Returns: the results in the order in which they were finished.
  /// - Throws: the first error of `pieces` or `work`. Items that have not been started by then are
  ///   not processed.
  package static func map<Source: Sendable, Piece: Sendable, Result: Sendable>(
    _ sources: [Source], done: (Int) -> Void,
    pieces: (Source) async throws -> [Piece],
    work: @escaping @Sendable (Piece) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: Result.self) { group in
      var results: [Result] = []
      var running = 0
      for source in sources {
        for piece in try await pieces(source) {
          // A result is awaited before the next item is added, since waiting items also keep their
          // pictures in memory.
          if running == width, let result = try await group.next() {
            results.append(result)
            running -= 1
            done(results.count)
          }
          group.addTask { try await work(piece) }
          running += 1
        }
      }
      for try await result in group {
        results.append(result)
        done(results.count)
      }
      return results
    }
  }

  /// Makes one item after the other, and processes up to ``width`` items in parallel.
  ///
  /// An item is made only when fewer than ``width`` items are being processed, so that no more than
  /// ``width`` exist at a time.
  ///
  /// - Parameters:
  ///   - plans: the values from which items are made, one for each item.
  ///   - limit: the maximum total size of items that are processed at the same time. A single item
  ///     may be larger.
  ///   - done: a closure called with the number of finished items and the plan of the last one.
  ///   - make: a closure that makes the item of a plan, while earlier items are processed.
  ///   - size: a closure that returns the memory needed to process an item, in the unit of `limit`.
  ///   - work: a closure that processes an item on any core.
  /// - Throws: the first error of `make` or `work`. Items that have not been started by then are
  ///   not processed.
  package static func forEach<Plan: Sendable, Piece: Sendable>(
    _ plans: [Plan], limit: Int, done: (Int, Plan) -> Void,
    make: (Plan) async throws -> Piece, size: (Piece) -> Int,
    work: @escaping @Sendable (Piece) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Plan, Int).self) { group in
      var (running, total, count) = (0, 0, 0)
      func finish(_ plan: Plan, _ size: Int) {
        (running, total, count) = (running - 1, total - size, count + 1)
        done(count, plan)
      }
      for plan in plans {
        if running == width { try await group.next().map(finish) }
        let piece = try await make(plan)
        let size = size(piece)
        while running > 0, total + size > limit { try await group.next().map(finish) }
        (running, total) = (running + 1, total + size)
        group.addTask {
          try work(piece)
          return (plan, size)
        }
      }
      for try await (plan, size) in group { finish(plan, size) }
    }
  }
}
