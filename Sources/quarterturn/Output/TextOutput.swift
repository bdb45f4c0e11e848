import Foundation

/// A text file that a command writes in addition to what it prints.
struct TextOutput {
  /// The path as the user named it.
  let path: String

  /// Writes the file, whole or not at all, and makes the folders it lies in.
  ///
  /// - Parameters:
  ///   - text: the contents.
  ///   - appending: whether it follows what the file holds, instead of replacing it.
  /// - Throws: the path that cannot be written.
  func write(_ text: String, appending: Bool = false) throws(OutputError) {
    let url = URL(fileURLWithPath: path)
    do {
      let old = appending ? (try? Data(contentsOf: url)) ?? Data() : Data()
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (old + Data(text.utf8)).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path)
    }
  }
}
