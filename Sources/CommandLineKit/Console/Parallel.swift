import Foundation

/// Work on all cores, one piece per core at a time, so that memory stays bounded.
package enum Parallel {
  /// One piece per core: more would only hold their pictures while they wait.
  ///
  /// Two pictures of an iPhone's screen hold 35 MB while they are compared, and 75 MB while their
  /// difference is written; so eight stay below half a gigabyte unless all of them differ.
  package static let width = min(ProcessInfo.processInfo.activeProcessorCount, 8)

  /// Makes pieces of each source, in turn, and works on them as cores become free.
  ///
  /// - Parameters:
  ///   - sources: what pieces are made of.
  ///   - done: is called with the number of pieces that are done.
  ///   - pieces: makes the pieces of a source, while earlier ones are worked on.
  ///   - work: is done on any core.
  /// - Returns: the results as they came, in no order.
  /// - Throws: the first error of a piece; what is not begun by then is not done.
  package static func map<Source: Sendable, Piece: Sendable, Result: Sendable>(
    _ sources: [Source], done: (Int) -> Void,
    pieces: (Source) async throws -> [Piece],
    work: @escaping @Sendable (Piece) throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: Result.self) { group in
      var results: [Result] = []
      var running = 0
      for source in sources {
        for piece in try await pieces(source) {
          // Waited for before the next piece is added: pieces that wait hold pictures too.
          if running == width, let result = try await group.next() {
            results.append(result)
            running -= 1
            done(results.count)
          }
          group.addTask { try work(piece) }
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

  /// Makes one piece after the other and works on them on all cores.
  ///
  /// The next piece is made when there is a core for it, so that no more are alive than cores.
  ///
  /// - Parameters:
  ///   - plans: what pieces are made of, one each.
  ///   - limit: the most that the sizes of pieces worked on may add up to; one may have more.
  ///   - done: is called with the number of pieces that are done and the plan of the last.
  ///   - make: makes the piece of a plan, while earlier ones are worked on.
  ///   - size: says how much memory the work on a piece takes, in the limit's measure.
  ///   - work: is done on any core.
  /// - Throws: the first error of a piece; what is not begun by then is not done.
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
