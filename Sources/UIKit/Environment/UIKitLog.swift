import Basics
import Foundation

/// The console of UIKit: where its warnings are written.
///
/// They go to standard error unless a test or a figure sets another writer.
public enum UIKitLog {
  /// Writes one line; the same for every thread.
  public static var writer: @Sendable (String) -> Void {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// Reads conflicts of constraints, which are then not written; nil by default.
  package static var conflictReader: (@Sendable (ConstraintConflict) -> Void)? {
    get { storedReader.withLock { $0 } }
    set { storedReader.withLock { $0 = newValue } }
  }

  private static let storedReader = Mutex<(@Sendable (ConstraintConflict) -> Void)?>(nil)

  /// Writes a warning.
  package static func warn(_ message: String) { writer(message) }

  /// Stops the process where UIKit raises an exception for a programmer's error, in UIKit's words.
  ///
  /// The words go to the log first, because a release build says nothing when a precondition fails.
  static func raise(_ message: String) -> Never {
    warn(message)
    preconditionFailure(message)
  }

  private static let stored = Mutex<@Sendable (String) -> Void> { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
