import SnapshotCore

/// The reason why an assertion cannot be evaluated.
enum AssertionError: Error {
  /// The snapshot could not be verified.
  case snapshot(SnapshotError)
  /// The test has several arguments, all of which would share one golden.
  case unnamedArgument(String)
  /// The golden's name does not end with the file extension that the strategy writes.
  case kind(GoldenName, String)
  /// An environment variable has an invalid value.
  case environment(String)
}

extension AssertionError: CustomStringConvertible {
  /// The problem and, if it is known, the next step.
  var description: String {
    switch self {
    case .snapshot(let error): error.description
    case .unnamedArgument(let test):
      "\(test) runs with several arguments, and they would share one golden: distinguish them with "
        + "`named:`, such as `named: \"\\(argument)\"`"
    case .kind(let name, let pathExtension):
      "\(name): the strategy writes .\(pathExtension), so the name must end with that"
    case .environment(let words): words
    }
  }
}
