package import Foundation

/// A lock on a folder, which only one process at a time can hold.
///
/// The system releases the lock when the process ends, even by a crash. The lock file, `.lock`, is
/// not removed.
package struct FolderLock {
  private let descriptor: Int32

  /// Waits until the lock is free, and then acquires it.
  ///
  /// Returns nil if the lock file cannot be opened for writing or cannot be locked, as on a file
  /// system without locks.
  ///
  /// - Parameter folder: an existing folder.
  package init?(_ folder: URL) {
    descriptor = open(Self.file(of: folder).path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX) == 0 else {
      close(descriptor)
      return nil
    }
  }

  /// Releases the lock.
  package func unlock() { close(descriptor) }

  /// Returns the path of a folder's lock file.
  package static func file(of folder: URL) -> URL { folder.appendingPathComponent(".lock") }
}
