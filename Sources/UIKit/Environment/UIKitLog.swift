import Foundation

/// Where the warnings go that UIKit writes to the console.
///
/// They go to standard error unless a test or a figure puts another writer in place.
public enum UIKitLog {
  /// What is done with a line; for every thread.
  public static var writer: @Sendable (String) -> Void {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  /// Writes a warning.
  package static func warn(_ message: String) { writer(message) }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var stored: @Sendable (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
