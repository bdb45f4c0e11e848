import Foundation

extension Manifest.Shard {
  /// Tells Bazel that this process heeds its shard variables, by touching the file it names.
  ///
  /// Bazel fails a sharded test that leaves the file untouched, since each shard of it would run everything.
  ///
  /// - Parameter environment: the variables of the process; without `TEST_SHARD_STATUS_FILE` nothing is done.
  /// - Throws: the system's refusal.
  public static func announce(in environment: [String: String]) throws(FileError) {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw FileError(path: path, deed: .write, reason: String(cString: strerror(errno)))
    }
    futimens(descriptor, nil)
    close(descriptor)
  }
}
