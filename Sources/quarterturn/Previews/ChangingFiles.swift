import Foundation

/// Swift files, and when they were changed last.
struct ChangingFiles {
  private let paths: [String]
  private var times: [String: Date] = [:]

  /// - Parameter paths: files and folders.
  init(_ paths: [String]) {
    self.paths = paths
    times = Self.times(of: paths)
  }

  /// Tells whether a file was changed, added or removed since this was asked before.
  mutating func haveChanged() -> Bool {
    let old = times
    times = Self.times(of: paths)
    return times != old
  }

  private static func times(of paths: [String]) -> [String: Date] {
    let files = FileManager.default
    let names = paths.flatMap { path in
      files.isFolder(path) == true ? swiftFiles(in: path).map { "\(path)/\($0)" } : [path]
    }
    return names.reduce(into: [:]) { times, name in
      let values = try? files.attributesOfItem(atPath: name)
      times[name] = values?[.modificationDate] as? Date
    }
  }

  /// The files that are ported of a folder: hidden folders hold builds, with thousands of files.
  private static func swiftFiles(in folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while let name = walk.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        walk.skipDescendants()
      } else if name.hasSuffix(".swift") {
        names.append(name)
      }
    }
    return names
  }
}
