/// A line on the terminal with a command's progress.
///
/// Nothing is shown if the output is not a terminal.
package struct ProgressLine {
  private let isShown: Bool
  private let console: Console

  /// Makes a progress line.
  ///
  /// - Parameters:
  ///   - isShown: whether the output is a terminal.
  ///   - console: the console that shows the line.
  package init(isShown: Bool, console: Console) {
    (self.isShown, self.console) = (isShown, console)
  }

  /// Replaces the text of the line.
  package func show(_ step: String) {
    if isShown { console.note("\r\u{1B}[K\(step)", terminator: "") }
  }

  /// Removes the line.
  package func clear() {
    if isShown { console.note("\r\u{1B}[K", terminator: "") }
  }
}
