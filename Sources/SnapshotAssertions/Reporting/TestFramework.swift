import SnapshotCore
import Testing
import XCTest

/// The testing library that runs the test.
enum TestFramework {
  case swiftTesting
  case xctest

  /// The testing library of the current task or thread.
  ///
  /// A detached task has no current test. Its failures are reported to Swift Testing if the process
  /// runs only tests of that library, and otherwise to XCTest.
  static var current: TestFramework {
    Test.current != nil || isSwiftTestingProcess ? .swiftTesting : .xctest
  }

  /// Whether this process runs only tests of Swift Testing.
  static let isSwiftTestingProcess = TestFilter(arguments: CommandLine.arguments).isSwiftTesting

  /// Fails the test at a call.
  func fail(_ message: String, at call: CallSite) {
    switch self {
    case .swiftTesting: Issue.record(Comment(rawValue: message), sourceLocation: call.location)
    case .xctest: XCTFail(message, file: call.filePath, line: call.line)
    }
  }

  /// Reports a warning about a test that passes.
  func warn(_ message: String, at call: CallSite) {
    #if compiler(>=6.3)
      if self == .swiftTesting {
        Issue.record(
          Comment(rawValue: message), severity: .warning, sourceLocation: call.location)
        return
      }
    #endif
    StandardError.write("\(call.file):\(call.line): warning: \(message)\n")
  }
}

extension CallSite {
  /// The location as a value of Swift Testing.
  var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: file, line: Int(line), column: Int(column))
  }
}
