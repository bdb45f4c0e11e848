import Basics

/// The console of UIKit: where its warnings are written.
///
/// They go to standard error unless a test or a figure sets another writer.
public enum UIKitLog {
  /// Writes one line; the same for every thread.
  public static var writer: @Sendable (String) -> Void {
    get { WarningLog.writer }
    set { WarningLog.writer = newValue }
  }

  /// Reads conflicts of constraints, which are then not written; nil by default.
  package static var conflictReader: (@Sendable (ConstraintConflict) -> Void)? {
    get { storedReader.withLock { $0 } }
    set { storedReader.withLock { $0 = newValue } }
  }

  private static let storedReader = Mutex<(@Sendable (ConstraintConflict) -> Void)?>(nil)

  /// Writes a warning.
  package static func warn(_ message: String) { WarningLog.warn(message) }

  /// Stops the process; see `WarningLog.raise(_:)`.
  static func raise(_ message: String) -> Never { WarningLog.raise(message) }
}
