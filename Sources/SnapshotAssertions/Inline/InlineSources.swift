import Basics
import Foundation

/// All source files whose inline snapshots a run records.
final class InlineSources: Sendable {
  private let built: Date
  private let sources = Mutex<[String: InlineSource]>([:])

  /// Begins with files that are as they were when the test was built.
  init(built: Date = InlineSources.dateOfThisProgram) { self.built = built }

  /// Records the text of a call.
  func record(_ text: String, in file: String, line: Int, column: Int) throws(InlineError) {
    // Held while the file is written: two tests of one file may record at once.
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

  /// When the file was built that holds this code: the test's program or bundle.
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
    /// A bundle is loaded by a program that is much older.
    private static var programPath: String? {
      var information = Dl_info()
      guard dladdr(#dsohandle, &information) != 0 else { return nil }
      return information.dli_fname.map { String(cString: $0) }
    }
  #endif
}
