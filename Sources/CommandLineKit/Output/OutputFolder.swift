package import Foundation

/// The folder that pictures are written to; nothing is written outside it.
package struct OutputFolder {
  /// The folder as the user named it.
  package let path: String

  /// - Parameter path: the folder as the user named it.
  package init(path: String) { self.path = path }

  /// Returns the path of a picture, folder included, as it is printed.
  package func path(to file: String) -> String {
    path == "." ? file : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(file)"
  }

  /// Makes the folders that the files of a name with slashes are in.
  ///
  /// The folder itself may be a link, since the user named it; below it a link is refused, because
  /// it could lead out of the folder.
  package func makeFolders(for name: String) throws(OutputError) {
    try make(path, mayBeLink: true)
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      try make(folder, mayBeLink: false)
    }
  }

  /// Refuses to write a picture through a link, which could lead out of the folder.
  package func checkIsNoLink(_ file: String) throws(OutputError) {
    if isLink(file) { throw .linkInTheWay(file) }
  }

  private func isLink(_ path: String) -> Bool {
    // Not `attributesOfItem`, which makes a dictionary of all that is known of the file.
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func make(_ folder: String, mayBeLink: Bool) throws(OutputError) {
    let files = FileManager.default
    // Before isFolder, which follows links.
    if !mayBeLink, isLink(folder) { throw .linkInTheWay(folder) }
    if let isFolder = files.isFolder(folder) {
      guard isFolder else { throw .fileInTheWay(folder) }
      return
    }
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .uncreatable(folder)
    }
  }
}

extension FileManager {
  /// Returns whether a path leads to a folder; nil if it leads nowhere.
  package func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}
