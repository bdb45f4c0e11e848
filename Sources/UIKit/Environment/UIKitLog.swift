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

  /// Writes a warning.
  package static func warn(_ message: String) { writer(message) }

  private static let stored = Guarded<@Sendable (String) -> Void> { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
