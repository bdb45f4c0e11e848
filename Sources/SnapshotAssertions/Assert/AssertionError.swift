import SnapshotCore

/// The reason why an assertion cannot be tested.
enum AssertionError: Error {
  /// No verdict could be reached.
  case snapshot(SnapshotError)
  /// A test that runs with several arguments would have one golden for all of them.
  case unnamedArgument(String)
  /// The golden's name has another ending than the files of the strategy.
  case kind(GoldenName, String)
  /// A variable of the environment has an unknown value.
  case environment(String)
}

extension AssertionError: CustomStringConvertible {
  /// The problem, and the next step.
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
