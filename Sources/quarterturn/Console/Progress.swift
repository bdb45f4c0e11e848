/// A line on the terminal that says what is being drawn; nothing when nobody watches.
struct Progress {
  private let total: Int
  private let console: Console
  private var done = 0

  /// Begins with nothing done; fewer than two steps are not worth a line.
  init(total: Int, console: Console) {
    self.total = total
    self.console = console
  }

  private var isShown: Bool { total > 1 && console.isWatched }

  /// Shows the next step in place of the one before.
  mutating func show(_ step: String) {
    done += 1
    if isShown { console.note("\r\u{1B}[K[\(done)/\(total)] \(step)", terminator: "") }
  }

  /// Takes the line away.
  func clear() {
    if isShown { console.note("\r\u{1B}[K", terminator: "") }
  }
}
