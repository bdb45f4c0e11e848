import Foundation

/// The reason why a program ended without a report, determined from its exit status and its last
/// message.
struct ProgramEnding: Equatable {
  /// The reason, without the names of types and files in the message, so that equal reasons can be
  /// counted.
  let reason: String
  /// The line of standard error that indicates the reason; empty if there is none, or if the
  /// program reached the time limit.
  let message: String
  /// Whether the program reached the time limit.
  let isEndless: Bool

  /// Parts of messages, each with the reason that it indicates.
  private static let kinds = [
    (part: "a stub was called that has no value", reason: "a stub has no value to return"),
    (part: "an initialiser of the app threw", reason: "an initialiser throws an error"),
    (part: "while unwrapping an Optional", reason: "it unwraps a value that is nil"),
    (part: "while implicitly unwrapping an Optional", reason: "it unwraps a value that is nil"),
    (part: "Index out of range", reason: "an index is out of range"),
    (part: "Could not cast value", reason: "a value has another type"),
    (part: "init(coder:)", reason: "init(coder:) ends the program"),
    (part: "Fatal error", reason: "it calls fatalError, or a similar check fails"),
  ]

  /// Determines the reason.
  ///
  /// - Parameters:
  ///   - status: the exit status, 128 plus the signal's number if a signal ended it.
  ///   - errors: the last text that the program wrote to standard error.
  init(status: Int32, errors: String) {
    let lines = errors.split(separator: "\n").reversed()
    let found = lines.lazy.compactMap { line in
      Self.kinds.first { line.contains($0.part) }.map { ($0.reason, String(line)) }
    }.first
    let isSignal = (129...192).contains(status)
    isEndless = isSignal && status - 128 == SIGALRM
    message = isEndless ? "" : String((found?.1 ?? "").prefix(400))
    if isEndless {
      reason = "it takes too long"
    } else if let found {
      reason = found.0
    } else {
      reason =
        isSignal ? "signal \(status - 128) ends the process" : "it ends the process"
    }
  }
}
