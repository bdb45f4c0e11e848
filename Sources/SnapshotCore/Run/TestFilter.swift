/// The goldens that the arguments of a test process leave out of the run.
///
/// Swift Testing is filtered by `--filter` and `--skip`, among all the arguments of `swift test`;
/// XCTest by the names of the tests themselves.
package struct TestFilter {
  /// The options that choose tests, as typed; nil when everything runs.
  let text: String?
  /// Whether the process runs tests of Swift Testing, and none of XCTest.
  package let isSwiftTesting: Bool

  /// Reads the arguments of a process, its name first.
  package init(arguments: [String]) {
    isSwiftTesting = Self.isSwiftTesting(arguments)
    let chosen = Self.options(arguments) + (isSwiftTesting ? [] : Self.names(arguments))
    text = chosen.isEmpty ? nil : chosen.joined(separator: " ")
  }

  /// Returns whether a choice is the name of a single test of XCTest, such as
  /// `MyTests.MarkerTests/testA`.
  static func isOneTest(_ text: String) -> Bool {
    text.wholeMatch(of: #/[^\s,\/-][^\s,\/]*\.[^\s,\/]+\/[^\s,\/]+/#) != nil
  }

  private static let choices = ["--filter", "--skip", "--specifier", "-s", "-XCTest"]

  /// XCTest's own options that are alone; after any other, a word is its value.
  private static let flags: Set<String> = [
    "--parallel", "--no-parallel", "--list-tests", "--verbose", "--quiet", "-v", "-l",
  ]

  private static func isSwiftTesting(_ arguments: [String]) -> Bool {
    let pairs = zip(arguments, arguments.dropFirst())
    return pairs.contains { $0 == ("--testing-library", "swift-testing") }
      || arguments.contains("--testing-library=swift-testing")
      || arguments.first?.hasSuffix("swiftpm-testing-helper") == true
  }

  /// The options that choose, with their values, which are after a blank or after `=`.
  private static func options(_ arguments: [String]) -> [String] {
    arguments.indices.dropFirst().compactMap { index in
      let word = arguments[index]
      if choices.contains(word) { return arguments[index...].prefix(2).joined(separator: " ") }
      return choices.contains { word.hasPrefix("\($0)=") } ? word : nil
    }
  }

  /// The names of tests: `MyTests.MarkerTests/testA,MyTests.MarkerTests/testB`.
  private static func names(_ arguments: [String]) -> [String] {
    zip(arguments, arguments.dropFirst()).compactMap { before, word in
      let isValue = before.hasPrefix("-") && !before.contains("=") && !flags.contains(before)
      return isValue || word.hasPrefix("-") || word.hasSuffix(".xctest") ? nil : word
    }
  }
}
