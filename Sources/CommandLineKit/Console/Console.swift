import Foundation

/// The command's two streams: results go out, everything else goes to the error stream.
package struct Console {
  package let environment: [String: String]

  /// - Parameter environment: the variables of the process.
  package init(environment: [String: String]) { self.environment = environment }

  /// The style of text on standard output.
  package var outputStyle: TextStyle { style(of: FileHandle.standardOutput) }
  /// The style of text on standard error.
  package var errorStyle: TextStyle { style(of: FileHandle.standardError) }
  /// Whether a person watches standard error.
  package var isWatched: Bool {
    isTerminal(FileHandle.standardError) && environment["TERM"] != "dumb"
  }

  /// Prints a result.
  package func print(_ text: String, terminator: String = "\n") {
    write(text + terminator, to: FileHandle.standardOutput)
  }

  /// Prints an error.
  package func complain(_ text: String) {
    write("\(errorStyle.red("error:")) \(text)\n", to: FileHandle.standardError)
  }

  /// Prints a note that is no result.
  package func note(_ text: String, terminator: String = "\n") {
    write(text + terminator, to: FileHandle.standardError)
  }

  /// Writes all of a text; a closed pipe is no error, since its reader wants no more.
  private func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }

  private func isTerminal(_ handle: FileHandle) -> Bool { isatty(handle.fileDescriptor) == 1 }

  private func style(of handle: FileHandle) -> TextStyle {
    TextStyle(isTerminal: isTerminal(handle), environment: environment)
  }
}
