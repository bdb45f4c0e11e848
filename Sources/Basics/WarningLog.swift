import Foundation

/// The place where warnings are written.
///
/// They go to standard error unless a test or a figure sets another writer.
package enum WarningLog {
  /// Writes one line; the same for every thread.
  package static var writer: @Sendable (String) -> Void {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  private static let stored = Mutex<@Sendable (String) -> Void> { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Writes a warning.
  package static func warn(_ message: String) { writer(message) }

  /// Stops the process where UIKit raises an exception for a programmer's error, with UIKit's
  /// message.
  ///
  /// The message is written first, because a release build prints nothing when a precondition
  /// fails.
  package static func raise(_ message: String) -> Never {
    warn(message)
    preconditionFailure(message)
  }
}
