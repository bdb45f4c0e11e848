import Foundation

/// The two output streams: results are written to standard output, and everything else to standard
/// error.
package struct Console {
  package let environment: [String: String]

  /// Makes a console.
  ///
  /// - Parameter environment: the environment variables of the process.
  package init(environment: [String: String]) { self.environment = environment }

  /// The style of text on standard output.
  package var outputStyle: TextStyle { style(of: FileHandle.standardOutput) }
  /// The style of text on standard error.
  package var errorStyle: TextStyle { style(of: FileHandle.standardError) }
  /// Whether standard error is a terminal that can show a progress line.
  package var isWatched: Bool {
    isTerminal(FileHandle.standardError) && environment["TERM"] != "dumb"
  }

  /// Prints a result to standard output.
  package func print(_ text: String, terminator: String = "\n") {
    write(text + terminator, to: FileHandle.standardOutput)
  }

  /// Prints an error message to standard error.
  package func complain(_ text: String) {
    write("\(errorStyle.red("error:")) \(text)\n", to: FileHandle.standardError)
  }

  /// Prints a note, which is not part of the result, to standard error.
  package func note(_ text: String, terminator: String = "\n") {
    write(text + terminator, to: FileHandle.standardError)
  }

  /// Writes a whole text.
  ///
  /// Errors are ignored, because a reader such as `head` may close the pipe early.
  private func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }

  private func isTerminal(_ handle: FileHandle) -> Bool { isatty(handle.fileDescriptor) == 1 }

  private func style(of handle: FileHandle) -> TextStyle {
    TextStyle(isTerminal: isTerminal(handle), environment: environment)
  }
}
