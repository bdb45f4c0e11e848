import Dispatch

/// Functions that distribute work over all cores of the processor.
package enum Cores {
  /// Performs a number of independent tasks on all cores.
  ///
  /// - Parameters:
  ///   - count: the number of tasks.
  ///   - work: performs the task with a number, from 0, on any thread.
  /// - Returns: the results in the order of the tasks' numbers.
  package static func map<Result: Sendable>(
    _ count: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    // A single task is performed on the calling thread.
    if count == 1 { return [work(0)] }
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { piece in
      let result = work(piece)
      results.withLock { $0[piece] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
