import Foundation

/// Work on all cores, one piece per core at a time, so that memory stays bounded.
enum Parallel {
  /// One piece per core: more would only hold their pictures while they wait.
  ///
  /// Two pictures of an iPhone's screen hold 35 MB while they are compared, and 75 MB while their
  /// difference is written; so eight stay below half a gigabyte unless all of them differ.
  private static let width = min(ProcessInfo.processInfo.activeProcessorCount, 8)

  /// Makes pieces of each source, in turn, and works on them as cores become free.
  ///
  /// - Parameters:
  ///   - sources: what pieces are made of.
  ///   - done: is called with the number of pieces that are done.
  ///   - pieces: makes the pieces of a source, while earlier ones are worked on.
  ///   - work: is done on any core.
  /// - Returns: the results as they came, in no order.
  /// - Throws: the first error of a piece; what is not begun by then is not done.
  static func map<Source: Sendable, Piece: Sendable, Result: Sendable>(
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
}
