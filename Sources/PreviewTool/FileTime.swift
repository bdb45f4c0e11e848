import Foundation

/// The modification times of files, in seconds and nanoseconds.
///
/// The times are read by `stat`, since Foundation also looks up a file's owner, which is slow.
enum FileTime {
  /// Returns the modification time of a file or folder; nil if there is none.
  static func of(_ path: String) -> String? { status(of: path).map(text) }

  /// Returns the modification time of a file; nil for a folder, whose time also changes with the
  /// hidden files in it, and if there is no file.
  static func ofFile(_ path: String) -> String? {
    status(of: path).flatMap { $0.st_mode & S_IFMT == S_IFDIR ? nil : text($0) }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func text(_ status: stat) -> String {
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return "\(time.tv_sec).\(time.tv_nsec)"
  }
}
