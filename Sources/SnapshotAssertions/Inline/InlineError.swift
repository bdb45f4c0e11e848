import SnapshotCore

/// The reason why an inline snapshot cannot be written into its source.
enum InlineError: Error, Equatable {
  case noCall(line: Int)
  /// The closure contains something other than a string literal.
  case noLiteral(line: Int)
  /// The literal contains an interpolation.
  case interpolation(line: Int)
  /// The file was modified after the test was built.
  case changed
  /// One call was recorded with two different texts.
  case recordedTwice(line: Int)
  /// The file cannot be read or written.
  case file(String)
}

extension InlineError: CustomStringConvertible {
  /// The problem and, except for a file error, the next step.
  var description: String {
    switch self {
    case .noCall(let line):
      "line \(line) has no readable call of assertInlineSnapshot: build and test again"
    case .noLiteral(let line):
      "the closure on line \(line) is more than a string literal: correct it by hand"
    case .interpolation(let line):
      "the literal on line \(line) has an interpolation: correct it by hand"
    case .changed: "the file changed after the test was built: build and test again"
    case .recordedTwice(let line):
      "line \(line) was recorded with another text in this run: a call that runs several times "
        + "needs a separate golden each time; use assertSnapshot(of:as:named:)"
    case .file(let words): words
    }
  }
}
