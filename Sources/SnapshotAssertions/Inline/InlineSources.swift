import Basics
import Foundation

/// All source files whose inline snapshots a run records.
final class InlineSources: Sendable {
  private let built: Date
  private let sources = Mutex<[String: InlineSource]>([:])

  /// Creates a collection of files that must not have been modified since the test was built.
  init(built: Date = InlineSources.dateOfThisProgram) { self.built = built }

  /// Records the text of a call.
  func record(_ text: String, in file: String, line: Int, column: Int) throws(InlineError) {
    // The lock is held while the file is written, since two tests of one file may record at the
    // same time.
    try sources.withLock { sources throws(InlineError) in
      var source: InlineSource
      if let known = sources[file] {
        source = known
      } else {
        source = try InlineSource(URL(fileURLWithPath: file), built: built)
      }
      try source.record(text, line: line, column: column)
      sources[file] = source
    }
  }

  /// The modification date of the file that contains this code: the test's program or bundle.
  static var dateOfThisProgram: Date {
    let attributes = programPath.flatMap {
      try? FileManager.default.attributesOfItem(atPath: $0)
    }
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  #if os(Linux)
    private static var programPath: String? {
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    }
  #else
    /// The path of the test bundle.
    ///
    /// The program that loads it, such as `xctest`, is much older.
    private static var programPath: String? {
      var information = Dl_info()
      guard dladdr(#dsohandle, &information) != 0 else { return nil }
      return information.dli_fname.map { String(cString: $0) }
    }
  #endif
}
