import Foundation

/// The folder that contains all files to which a client may refer.
struct ConfinedFolder: Sendable {
  /// The folder's path, with symbolic links resolved.
  let root: URL

  /// Makes a confined folder.
  ///
  /// - Parameter root: a folder that exists.
  init(_ root: URL) { self.root = root.resolvingSymlinksInPath().standardizedFileURL }

  /// Returns the path, relative to the folder, of a file to which a client refers.
  ///
  /// Every component of the path is checked, as a symbolic link anywhere in it may lead out of the
  /// folder. A link that is created between this check and the use of the path is not detected,
  /// because everyone who can write to the folder while the server runs is trusted.
  ///
  /// - Parameter name: a relative path, or an absolute one of a file in the folder.
  /// - Returns: the path relative to the folder; "." for the folder itself.
  /// - Throws: `ConfinementError` if the path is not allowed, or the file does not exist.
  func path(_ name: String) throws(ConfinementError) -> String {
    let inside = name == root.path ? "." : name.hasPrefix(root.path + "/") ? tail(of: name) : name
    guard !inside.isEmpty, !inside.hasPrefix("/") else { throw .outside(name) }
    let parts = inside.split(separator: "/").map(String.init).filter { $0 != "." }
    if parts.contains("..") { throw .upwards(name) }
    var url = root
    for part in parts {
      url.appendPathComponent(part)
      var status = stat()
      guard lstat(url.path, &status) == 0 else { throw .absent(name) }
      switch status.st_mode & S_IFMT {
      case S_IFLNK: throw .link(name)
      case S_IFREG, S_IFDIR: break
      // Other kinds of files are rejected, since reading a pipe, for example, might never end.
      default: throw .noFile(name)
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private func tail(of name: String) -> String { String(name.dropFirst(root.path.count + 1)) }
}

/// The reason why a client's path is not allowed.
enum ConfinementError: Error, Equatable, CustomStringConvertible {
  case outside(String)
  case upwards(String)
  case link(String)
  case noFile(String)
  case absent(String)

  var description: String {
    switch self {
    case .outside(let path):
      "\"\(path)\" is outside the folder that the server was started in; name a path relative to it"
    case .upwards(let path):
      "\"\(path)\" has \"..\" in it; only paths below the server's folder are read"
    case .link(let path): "\"\(path)\" leads through a symbolic link, which is not followed"
    case .noFile(let path): "\"\(path)\" is neither a file nor a folder"
    case .absent(let path): "there is no file \"\(path)\" in the server's folder"
    }
  }
}
