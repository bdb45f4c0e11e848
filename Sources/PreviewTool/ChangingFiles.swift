import CommandLineKit
import Foundation

/// The files that previews depend on, with their modification dates.
package struct ChangingFiles {
  private let paths: [String]
  private let hasResources: Bool
  /// The folder whose pictures are ignored, with a slash at the end; nil for none.
  private let pictures: String?
  private var times: [String: String] = [:]

  /// Records the current modification dates of files.
  ///
  /// - Parameters:
  ///   - paths: files and folders.
  ///   - hasResources: whether all files in a folder count. Otherwise only Swift files do.
  ///   - excluded: a folder whose pictures are ignored, since previews are written to it.
  package init(_ paths: [String], hasResources: Bool = false, excluding excluded: String? = nil) {
    (self.paths, self.hasResources) = (paths, hasResources)
    pictures = excluded.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
    times = found
  }

  /// Returns whether a file was changed, added or removed since the last call.
  package mutating func haveChanged() -> Bool {
    let old = times
    times = found
    return times != old
  }

  private var found: [String: String] {
    let names = paths.flatMap { path in
      FileManager.default.isFolder(path) == true
        ? files(in: path).map { "\(path)/\($0)" } : [path]
    }
    return names.reduce(into: [:]) { $0[$1] = FileTime.ofFile($1) }
  }

  /// Returns the Swift files in a folder or, if resources count, all files except for excluded
  /// pictures; hidden files and folders are skipped.
  private func files(in folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    let start = URL(fileURLWithPath: folder).standardizedFileURL.path
    var names: [String] = []
    while let name = walk.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        walk.skipDescendants()
      } else if hasResources ? !isPicture("\(start)/\(name)") : name.hasSuffix(".swift") {
        names.append(name)
      }
    }
    return names
  }

  private func isPicture(_ path: String) -> Bool {
    guard let pictures else { return false }
    return path.hasSuffix(".png") && path.hasPrefix(pictures)
  }
}
