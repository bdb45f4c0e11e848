import Foundation

/// The most memory that the process has had so far.
package enum MemoryPeak {
  /// The most memory, in bytes.
  package static var bytes: Int {
    var usage = rusage()
    // `RUSAGE_SELF` is 0 on all systems, but its type differs.
    getrusage(.init(0), &usage)
    #if os(Linux)
      return usage.ru_maxrss << 10
    #else
      return usage.ru_maxrss
    #endif
  }
}
