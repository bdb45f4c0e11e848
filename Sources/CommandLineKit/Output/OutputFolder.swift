package import Foundation

/// The folder to which pictures are written.
///
/// Nothing is written outside the folder.
package struct OutputFolder {
  /// The folder's path, as the user gave it.
  package let path: String

  /// Makes an output folder.
  ///
  /// - Parameter path: the folder's path, as the user gave it.
  package init(path: String) { self.path = path }

  /// Returns the path of a picture in the folder: the folder's path, as the user gave it, followed
  /// by the file's; only the file's if the folder is `.`.
  package func path(to file: String) -> String {
    path == "." ? file : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(file)"
  }

  /// Makes the subfolders for a file whose name contains slashes.
  ///
  /// The folder itself may be a symbolic link, since the user chose it. Links inside it are errors,
  /// because they could lead out of the folder.
  package func makeFolders(for name: String) throws(OutputError) {
    try make(path, mayBeLink: true)
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      try make(folder, mayBeLink: false)
    }
  }

  /// Throws an error if a picture's path is a symbolic link, which could lead out of the folder.
  package func checkIsNoLink(_ file: String) throws(OutputError) {
    if isLink(file) { throw .linkInTheWay(file) }
  }

  private func isLink(_ path: String) -> Bool {
    // `lstat` is called instead of `attributesOfItem`, which makes a dictionary of all attributes
    // and is slower.
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func make(_ folder: String, mayBeLink: Bool) throws(OutputError) {
    let files = FileManager.default
    // Links are checked first, since `isFolder` follows them.
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
  /// Returns whether the item at a path is a folder; nil if nothing exists there.
  package func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}
