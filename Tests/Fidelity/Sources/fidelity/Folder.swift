import Foundation

/// A folder on disk.
struct Folder {
  let url: URL

  init(_ url: URL) { self.url = url }

  var exists: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  func create() throws(FidelityError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(url.path, error.localizedDescription)
    }
  }

  /// Returns the files below the folder with an extension, without hidden ones, sorted by path.
  func files(withExtension suffix: String) -> [URL] {
    let walk = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let files = (walk?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == suffix }
    return files.sorted { $0.path < $1.path }
  }

  /// Writes a file, and its folder if there is none; a file with the same text is not touched, so
  /// that it is not compiled again.
  static func write(_ text: String, to file: URL) throws(FidelityError) {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: file.path) == data { return }
    try Folder(file.deletingLastPathComponent()).create()
    do { try data.write(to: file, options: .atomic) } catch {
      throw .unwritable(file.path, error.localizedDescription)
    }
  }

  /// Reads a text.
  static func text(of file: URL, expected: String) throws(FidelityError) -> String {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw .unreadable(file.path, expected: expected)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Removes the files below the folder with an extension that are not among the wanted ones.
  func keepOnly(_ wanted: Set<String>, withExtension suffix: String) {
    for file in files(withExtension: suffix) where !wanted.contains(file.path) {
      try? FileManager.default.removeItem(at: file)
    }
  }
}
