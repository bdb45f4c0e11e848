package import Foundation

/// A lock on a folder that one process at a time holds.
///
/// The system releases it when the process ends, even by a crash. The file `.lock` stays.
package struct FolderLock {
  private let descriptor: Int32

  /// Waits until no other process holds the lock, then takes it.
  ///
  /// - Parameter folder: an existing folder.
  /// - Returns: nil if the lock's file cannot be written, or the file system has no locks.
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

  /// The file that is locked.
  package static func file(of folder: URL) -> URL { folder.appendingPathComponent(".lock") }
}
