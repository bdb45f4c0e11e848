import Basics

/// The log to which UIKit's warnings are written.
///
/// The warnings go to standard error unless a test or a documentation figure sets a different
/// writer.
public enum UIKitLog {
  /// The closure that writes one line of the log; shared by all threads.
  public static var writer: @Sendable (String) -> Void {
    get { WarningLog.writer }
    set { WarningLog.writer = newValue }
  }

  /// A closure that receives constraint conflicts, which are then not logged; nil by default.
  package static var conflictReader: (@Sendable (ConstraintConflict) -> Void)? {
    get { storedReader.withLock { $0 } }
    set { storedReader.withLock { $0 = newValue } }
  }

  private static let storedReader = Mutex<(@Sendable (ConstraintConflict) -> Void)?>(nil)

  /// Writes a warning.
  package static func warn(_ message: String) { WarningLog.warn(message) }

  /// Writes a message and stops the process, for errors for which UIKit raises an exception.
  static func raise(_ message: String) -> Never { WarningLog.raise(message) }
}
