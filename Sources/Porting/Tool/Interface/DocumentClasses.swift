import Foundation

/// The names of the app's classes in Interface Builder documents (nibs and storyboards):
/// `customClass="BadgeCell"`.
struct DocumentClasses {
  private(set) var names: Set<String> = []

  /// Reads the documents in the folders among the paths, at any depth, those directly in the
  /// folders of the files among the paths, and the further documents.
  ///
  /// - Parameters:
  ///   - paths: the files and folders of source.
  ///   - documents: the paths of further documents.
  init(beside paths: [String], and documents: [String] = []) {
    for path in documents { read(URL(fileURLWithPath: path)) }
    var seen: Set<String> = []
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      let folder = isFolder ? url : url.deletingLastPathComponent()
      guard seen.insert("\(folder.path) \(isFolder)").inserted else { continue }
      for file in Self.documents(in: folder, isDeep: isFolder) { read(file) }
    }
  }

  /// The maximum number of files that are examined in a folder, which may be the root of a disk.
  private static let limit = 20_000

  private static func documents(in folder: URL, isDeep: Bool) -> [URL] {
    var options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    if !isDeep { options.insert(.skipsSubdirectoryDescendants) }
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: options)
    var found: [URL] = []
    var count = 0
    while count < limit, let file = walk?.nextObject() as? URL {
      count += 1
      if ["xib", "storyboard"].contains(file.pathExtension) { found.append(file) }
    }
    return found
  }

  private static let attribute = Data("customClass=\"".utf8)

  private mutating func read(_ file: URL) {
    guard let data = try? Data(contentsOf: file) else { return }
    var rest = data.startIndex..<data.endIndex
    while let found = data.range(of: Self.attribute, in: rest) {
      let name = data[found.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
      names.insert(String(decoding: name, as: UTF8.self))
      rest = name.endIndex..<data.endIndex
    }
  }
}
