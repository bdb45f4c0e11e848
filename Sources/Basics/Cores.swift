import Dispatch

/// A queue of work from which each core takes the next piece.
package enum Cores {
  /// Does pieces of work on all cores.
  ///
  /// - Parameters:
  ///   - count: the number of pieces.
  ///   - work: does the piece of a number, on any thread.
  /// - Returns: the results in order of the pieces.
  package static func map<Result: Sendable>(
    _ count: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    // A single piece needs no other thread.
    if count == 1 { return [work(0)] }
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { piece in
      let result = work(piece)
      results.withLock { $0[piece] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
