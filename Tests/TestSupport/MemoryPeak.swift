import Foundation

/// The most memory that the process has had so far.
package enum MemoryPeak {
  /// In bytes.
  package static var bytes: Int {
    var usage = rusage()
    // The one number is the same on all systems, its type is not.
    getrusage(.init(0), &usage)
    #if os(Linux)
      return usage.ru_maxrss << 10
    #else
      return usage.ru_maxrss
    #endif
  }
}
