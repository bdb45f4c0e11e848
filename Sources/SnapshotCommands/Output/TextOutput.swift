package import CommandLineKit
import Foundation
import RasterPNG

/// A text file that a command writes in addition to its output.
package struct TextOutput {
  /// The path as the user named it.
  package let path: String

  /// - Parameter path: the path as the user named it.
  package init(path: String) { self.path = path }

  /// Writes the file, whole or not at all, and makes the folders it is in.
  ///
  /// - Parameters:
  ///   - text: the contents.
  ///   - appending: whether it follows what the file holds, instead of replacing it.
  /// - Throws: the path that cannot be written.
  package func write(_ text: String, appending: Bool = false) throws(OutputError) {
    let file = WholeFile(URL(fileURLWithPath: path))
    do throws(FileError) {
      // Read and written again as a whole, so that a reader never sees half of it.
      let old = appending ? try file.read() ?? Data() : Data()
      try file.write(old + Data(text.utf8), isLasting: false)
    } catch {
      throw .unwritable(path)
    }
  }
}
