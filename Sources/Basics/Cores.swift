import Dispatch

/// Functions that distribute work over all cores.
package enum Cores {
  /// Performs pieces of work on all cores.
  ///
  /// - Parameters:
  ///   - count: the number of pieces.
  ///   - work: performs the piece with a number, on any thread.
  /// - Returns: the results in the order of the pieces.
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
