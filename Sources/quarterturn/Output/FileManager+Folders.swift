import Foundation

extension FileManager {
  /// Tells whether a path leads to a folder; nil where it leads nowhere.
  func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}
