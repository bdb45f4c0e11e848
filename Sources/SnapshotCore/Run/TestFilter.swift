/// What the arguments of a test process leave out of the run.
///
/// Swift Testing is told by `--filter` and `--skip`, XCTest by the names of the tests themselves.
struct TestFilter {
  /// The choice in the words it was made in; nil when everything runs.
  let text: String?

  /// Reads the arguments of a process, its name first.
  init(arguments: [String]) {
    var choices: [String] = []
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      if let option = Self.choices.first(where: { word == $0 || word.hasPrefix("\($0)=") }) {
        choices.append(word == option ? "\(word) \(rest.popFirst() ?? "")" : word)
      } else if word.hasPrefix("-") {
        if Self.takesValue(word) { rest = rest.dropFirst() }
      } else if !word.hasSuffix(".xctest") {
        choices.append(word)
      }
    }
    text = choices.isEmpty ? nil : choices.joined(separator: " ")
  }

  private static let choices = ["--filter", "--skip"]

  /// Both frameworks write an option's value after a blank or after `=`.
  private static func takesValue(_ option: String) -> Bool {
    !option.contains("=") && !flags.contains(option)
  }

  /// The options of the frameworks and of the tools that start them which stand alone.
  private static let flags: Set<String> = [
    "--parallel", "--no-parallel", "--list-tests", "--verbose", "--very-verbose", "--quiet", "-v",
    "-l", "--dump-tests-json", "--experimental-event-stream",
  ]
}
