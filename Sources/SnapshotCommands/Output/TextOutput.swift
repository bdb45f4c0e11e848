package import CommandLineKit
import Foundation
import RasterPNG

/// A text file that a command writes in addition to its output.
package struct TextOutput {
  /// The path as the user typed it.
  package let path: String

  /// Makes an output for a file.
  ///
  /// - Parameter path: the path as the user typed it.
  package init(path: String) { self.path = path }

  /// Writes the file completely or not at all, and creates missing folders.
  ///
  /// - Parameters:
  ///   - text: the contents.
  ///   - appending: whether the text is appended to the file instead of replacing it.
  /// - Throws: `OutputError.unwritable` if the file cannot be written, or if the text is appended
  ///   and the old file cannot be read.
  package func write(_ text: String, appending: Bool = false) throws(OutputError) {
    let file = WholeFile(URL(fileURLWithPath: path))
    do throws(FileError) {
      // The file is rewritten as a whole, so that no reader ever sees an incomplete one.
      let old = appending ? try file.read() ?? Data() : Data()
      try file.write(old + Data(text.utf8), isLasting: false)
    } catch {
      throw .unwritable(path)
    }
  }
}
