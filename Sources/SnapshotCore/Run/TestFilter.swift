/// The test filter in the arguments of a test process, which leaves goldens out of the run.
///
/// Swift Testing uses `--filter` and `--skip` from the arguments of `swift test`; XCTest receives
/// the names of the selected tests.
package struct TestFilter {
  /// The filtering options as typed; nil if all tests run.
  let text: String?
  /// Whether the process runs tests of Swift Testing and none of XCTest.
  package let isSwiftTesting: Bool

  /// Finds the filtering options in the arguments of a process, which begin with its name.
  package init(arguments: [String]) {
    isSwiftTesting = Self.isSwiftTesting(arguments)
    let chosen = Self.options(arguments) + (isSwiftTesting ? [] : Self.names(arguments))
    text = chosen.isEmpty ? nil : chosen.joined(separator: " ")
  }

  /// Returns whether a filter is the name of a single XCTest test, such as
  /// `MyTests.MarkerTests/testA`.
  static func isOneTest(_ text: String) -> Bool {
    text.wholeMatch(of: #/[^\s,\/-][^\s,\/]*\.[^\s,\/]+\/[^\s,\/]+/#) != nil
  }

  private static let choices = ["--filter", "--skip", "--specifier", "-s", "-XCTest"]

  /// The options of XCTest that take no value; any other option is followed by its value.
  private static let flags: Set<String> = [
    "--parallel", "--no-parallel", "--list-tests", "--verbose", "--quiet", "-v", "-l",
  ]

  private static func isSwiftTesting(_ arguments: [String]) -> Bool {
    let pairs = zip(arguments, arguments.dropFirst())
    return pairs.contains { $0 == ("--testing-library", "swift-testing") }
      || arguments.contains("--testing-library=swift-testing")
      || arguments.first?.hasSuffix("swiftpm-testing-helper") == true
  }

  /// Returns the filtering options with their values, which follow a space or an equals sign.
  private static func options(_ arguments: [String]) -> [String] {
    arguments.indices.dropFirst().compactMap { index in
      let word = arguments[index]
      if choices.contains(word) { return arguments[index...].prefix(2).joined(separator: " ") }
      return choices.contains { word.hasPrefix("\($0)=") } ? word : nil
    }
  }

  /// Returns the lists of test names in the arguments, such as
  /// `MyTests.MarkerTests/testA,MyTests.MarkerTests/testB`.
  private static func names(_ arguments: [String]) -> [String] {
    zip(arguments, arguments.dropFirst()).compactMap { before, word in
      let isValue = before.hasPrefix("-") && !before.contains("=") && !flags.contains(before)
      return isValue || word.hasPrefix("-") || word.hasSuffix(".xctest") ? nil : word
    }
  }
}
