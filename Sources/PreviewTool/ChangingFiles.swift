import CommandLineKit
import Foundation

/// The files that previews are made of, and when they were changed last.
package struct ChangingFiles {
  private let paths: [String]
  private let hasResources: Bool
  /// The folder of pictures that are passed over, with a slash at its end.
  private let pictures: String?
  private var times: [String: Date] = [:]

  /// - Parameters:
  ///   - paths: files and folders.
  ///   - hasResources: whether every file of a folder counts; else those of Swift do.
  ///   - excluded: a folder whose pictures are passed over, since previews are written to it.
  package init(_ paths: [String], hasResources: Bool = false, excluding excluded: String? = nil) {
    (self.paths, self.hasResources) = (paths, hasResources)
    pictures = excluded.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
    times = found
  }

  /// Returns whether a file was changed, added or removed since this was queried before.
  package mutating func haveChanged() -> Bool {
    let old = times
    times = found
    return times != old
  }

  private var found: [String: Date] {
    let files = FileManager.default
    let names = paths.flatMap { path in
      files.isFolder(path) == true ? self.files(in: path).map { "\(path)/\($0)" } : [path]
    }
    return names.reduce(into: [:]) { times, name in
      let values = try? files.attributesOfItem(atPath: name)
      // A folder changes also with what is hidden in it.
      guard values?[.type] as? FileAttributeType != .typeDirectory else { return }
      times[name] = values?[.modificationDate] as? Date
    }
  }

  /// The files of a folder: hidden folders hold builds, with thousands of files.
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
