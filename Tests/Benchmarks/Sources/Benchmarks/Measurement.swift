import Foundation

/// The time of a benchmark, in milliseconds.
struct Measurement: Encodable {
  let stage: String
  let name: String
  let median: Double
  let minimum: Double
  let runs: Int

  /// Times a benchmark after two runs that warm the caches.
  ///
  /// Medians are comparable only within one run: machines differ and are noisy.
  init(of benchmark: Benchmark, runs: Int) throws {
    let work = try benchmark.prepare()
    for _ in 0..<2 { Self.consume(work()) }
    let times = (0..<runs).map { _ in Self.milliseconds(of: work) }.sorted()
    stage = benchmark.stage
    name = benchmark.name
    median = Self.rounded(times[times.count / 2])
    minimum = Self.rounded(times[0])
    self.runs = runs
  }

  /// Times work once.
  static func milliseconds(of work: () throws -> Int) rethrows -> Double {
    let start = ContinuousClock.now
    consume(try work())
    return (ContinuousClock.now - start).milliseconds
  }

  /// Uses a result, so that the optimiser cannot remove its computation.
  @inline(never)
  static func consume(_ result: Int) {
    withExtendedLifetime(result) {}
  }

  private static func rounded(_ milliseconds: Double) -> Double {
    (milliseconds * 10_000).rounded() / 10_000
  }
}

extension Duration {
  /// The time in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
