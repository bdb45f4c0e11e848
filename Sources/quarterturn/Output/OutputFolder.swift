import Foundation
import LayoutScenes

/// The folder that pictures are written to; nothing is written outside it.
struct OutputFolder {
  /// The folder as the user named it.
  let path: String

  /// Returns the path of a picture, folder included, as it is printed.
  func path(to file: String) -> String {
    path == "." ? file : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(file)"
  }

  /// Makes the folders that a figure's pictures are in.
  ///
  /// The folder itself may be a link, since the user named it; below it a link is refused, because
  /// it could lead out of the folder.
  func makeFolders(for figure: FigureName) throws(OutputError) {
    try makeFolders(for: figure.description)
  }

  /// Makes the folders that the files of a name with slashes are in; see above.
  func makeFolders(for name: String) throws(OutputError) {
    try make(path, mayBeLink: true)
    var folder = path
    for word in name.split(separator: "/").dropLast() {
      folder += "/\(word)"
      try make(folder, mayBeLink: false)
    }
  }

  /// Refuses to write a picture through a link, which could lead out of the folder.
  func checkIsNoLink(_ file: String) throws(OutputError) {
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
  func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}
