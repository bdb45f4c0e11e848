/// A line on the terminal that shows a command's progress.
///
/// Nothing is shown if `isShown` is false, for example because standard error is not a terminal.
package struct ProgressLine {
  private let isShown: Bool
  private let console: Console

  /// Makes a progress line.
  ///
  /// - Parameters:
  ///   - isShown: whether the line is shown, which requires a terminal.
  ///   - console: the console that shows the line.
  package init(isShown: Bool, console: Console) {
    (self.isShown, self.console) = (isShown, console)
  }

  /// Replaces the text of the line.
  package func show(_ step: String) {
    if isShown { console.note("\r\u{1B}[K\(step)", terminator: "") }
  }

  package func clear() {
    if isShown { console.note("\r\u{1B}[K", terminator: "") }
  }
}
