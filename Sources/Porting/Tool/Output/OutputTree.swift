import Foundation

/// The folder to which ported files are written.
struct OutputTree {
  let folder: String

  /// Writes a file and creates its folders.
  ///
  /// If the file already has this text, it is not written, so that its date stays and it is not
  /// compiled again.
  func write(_ text: String, to name: String) throws(PortError) {
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    let file = URL(fileURLWithPath: path)
    let data = Data(text.utf8)
    if let present = try? Data(contentsOf: file), present == data { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path, error.localizedDescription)
    }
  }
}
