import Foundation

/// The output for warnings.
///
/// Warnings are written to standard error unless a test or a figure sets another `writer`.
package enum WarningLog {
  /// The closure that writes a line, shared by all threads.
  package static var writer: @Sendable (String) -> Void {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  private static let stored = Mutex<@Sendable (String) -> Void> { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Passes a warning to `writer`.
  package static func warn(_ message: String) { writer(message) }

  /// Ends the process with UIKit's message, for programming errors for which UIKit raises an
  /// exception.
  ///
  /// The message is written first, because a failed precondition prints nothing in a release build.
  package static func raise(_ message: String) -> Never {
    warn(message)
    preconditionFailure(message)
  }
}
