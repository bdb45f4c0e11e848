import Foundation

/// The time that processors worked for this process, on all of its threads.
///
/// For what is to be compared with itself: it does not count what other programs do meanwhile.
enum ProcessorTime {
  /// So much until now, in milliseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// Returns the time of work.
  static func milliseconds(of work: () throws -> Int) rethrows -> Double {
    let start = now
    Measurement.consume(try work())
    return now - start
  }
}
