import SnapshotCore
import Testing
import XCTest

/// The library that runs the test.
enum TestFramework {
  case swiftTesting
  case xctest

  /// The library that runs the test of this task or thread.
  ///
  /// A detached task knows no test; what it says still must not be lost.
  static var current: TestFramework {
    Test.current != nil || isSwiftTestingProcess ? .swiftTesting : .xctest
  }

  /// Whether this process runs tests of Swift Testing only.
  static let isSwiftTestingProcess = TestFilter(arguments: CommandLine.arguments).isSwiftTesting

  /// Fails the test at a call.
  func fail(_ message: String, at call: CallSite) {
    switch self {
    case .swiftTesting: Issue.record(Comment(rawValue: message), sourceLocation: call.location)
    case .xctest: XCTFail(message, file: call.filePath, line: call.line)
    }
  }

  /// Says something about a test that passes.
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
  /// The place as Swift Testing has it.
  var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: file, line: Int(line), column: Int(column))
  }
}
