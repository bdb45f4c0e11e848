import CommandLineKit

@testable import quarterturn

extension Arguments {
  /// Parses arguments with the options of `quarterturn`.
  init(parsing arguments: [String]) throws(UsageError) {
    try self.init(parsing: arguments, CommandSet.quarterturn.options)
  }
}

extension Invocation {
  /// Finds the command among those of `quarterturn`.
  init(_ arguments: Arguments) throws(UsageError) { try self.init(arguments, of: .quarterturn) }
}
