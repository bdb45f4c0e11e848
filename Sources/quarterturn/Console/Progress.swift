/// A line on the terminal with a command's progress; not shown if the output is not a terminal.
struct Progress {
  var isShown: Bool
  var console: Console

  /// Shows a step in place of the one before.
  func show(_ step: String) {
    if isShown { console.note("\r\u{1B}[K\(step)", terminator: "") }
  }

  /// Takes the line away.
  func clear() {
    if isShown { console.note("\r\u{1B}[K", terminator: "") }
  }
}
