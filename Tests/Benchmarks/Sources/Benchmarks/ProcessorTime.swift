import Foundation

/// The time that processors worked for this process, on all of its threads.
///
/// The work of other programs does not change it.
enum ProcessorTime {
  /// The time since the process began, in milliseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// Does some work, and returns its processor time in milliseconds.
  static func milliseconds(of work: () throws -> Int) rethrows -> Double {
    let start = now
    Measurement.consume(try work())
    return now - start
  }
}
