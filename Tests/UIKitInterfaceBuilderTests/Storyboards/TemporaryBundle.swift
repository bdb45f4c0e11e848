import Foundation

/// A bundle in a temporary folder, which contains documents.
struct TemporaryBundle {
  let bundle: Bundle

  /// Writes the files, whose names may contain folders.
  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("InterfaceBuilder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = try Bundle(path: folder.path).found
  }

  /// Removes the folder.
  func remove() throws { try FileManager.default.removeItem(atPath: bundle.bundlePath) }
}

extension Optional {
  fileprivate var found: Wrapped {
    get throws {
      guard let self else { throw CocoaError(.fileNoSuchFile) }
      return self
    }
  }
}
