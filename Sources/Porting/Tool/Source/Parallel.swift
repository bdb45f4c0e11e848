import Dispatch

/// Work that is divided among all cores.
enum Parallel {
  /// Returns the results of a closure for the numbers from 0 to `count` − 1, in order; the closure
  /// is called on all cores.
  static func map<Result>(_ count: Int, _ make: (Int) -> Result) -> [Result] {
    nonisolated(unsafe) let results = UnsafeMutablePointer<Result?>.allocate(capacity: count)
    results.initialize(repeating: nil, count: count)
    defer { results.deinitialize(count: count).deallocate() }
    // The parallel iterations write different elements, so the array needs no lock.
    withoutActuallyEscaping(make) { make in
      nonisolated(unsafe) let make = make
      DispatchQueue.concurrentPerform(iterations: count) { results[$0] = make($0) }
    }
    return (0..<count).compactMap { results[$0] }
  }
}
