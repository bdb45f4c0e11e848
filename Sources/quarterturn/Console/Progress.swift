/// A line on the terminal that says how far a command is; not shown where no person would see it.
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
