import Foundation

/// A folder with links to all documents of an app, as they are in the app's bundle.
final class AppBundle {
  let bundle: Bundle?
  private let folder: URL

  /// Links the documents in an app's folder; of several with one name the first is linked.
  init(of folder: String) {
    let files = FileManager.default
    self.folder = files.temporaryDirectory
      .appendingPathComponent("interface-bundle-\(UUID().uuidString)", isDirectory: true)
    try? files.createDirectory(at: self.folder, withIntermediateDirectories: true)
    let paths = files.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      let name = URL(fileURLWithPath: path).lastPathComponent
      try? files.createSymbolicLink(
        at: self.folder.appendingPathComponent(name),
        withDestinationURL: URL(fileURLWithPath: "\(folder)/\(path)"))
    }
    bundle = Bundle(url: self.folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
