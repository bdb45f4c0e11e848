import Testing

struct RunningTest {
  /// The text that identifies the test under Swift Testing, or the run of a test under XCTest;
  /// empty if a process of Swift Testing has no current test.
  let identity: String
  /// Whether the test runs several times, with different arguments.
  let isParameterized: Bool

  /// The current test of this task or thread.
  static var current: RunningTest {
    guard let test = Test.current else {
      return RunningTest(identity: XCTestTurns.current, isParameterized: false)
    }
    return RunningTest(
      identity: "\(test.id)", isParameterized: Test.Case.current?.isParameterized == true)
  }
}

extension RunningTest {
  /// Returns the `swift test` filter for the current test.
  ///
  /// If the test is unknown, the filter selects the calling function if its name begins with
  /// `test`, and otherwise its whole module.
  ///
  /// The regular expression contains no characters that are special in a shell:
  /// `MarkersTests.markers`.
  static func filter(for call: CallSite) -> String {
    if let test = Test.current { return expression(test.id.nameComponents.joined(separator: "/")) }
    if let name = XCTestTurns.currentName { return expression(name) }
    let module = "\(call.fileID)".prefix { $0 != "/" }
    return call.testName.hasPrefix("test") ? "\(module).+\(call.testName)" : String(module)
  }

  /// Returns a regular expression that a name matches.
  ///
  /// Characters that are not letters, digits or underscores are replaced by wildcards, and dropped
  /// at both ends.
  static func expression(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).reduce(words.first.map(String.init) ?? "") {
      let between = name[$1.0.endIndex..<$1.1.startIndex]
      return $0 + (between.count == 1 ? "." : ".+") + $1.1
    }
  }
}

extension CallSite {
  /// Returns the command that runs the test again and records.
  ///
  /// - Parameters:
  ///   - mode: the record mode.
  ///   - isInPackage: whether the test is in a package, where `swift test` can run. Otherwise the
  ///     command only exports the variable, and the user runs the tests again.
  /// - Returns: the shell command.
  func recordCommand(_ mode: String, isInPackage: Bool) -> String {
    let variable = "SNAPSHOT_TESTING_RECORD=\(mode)"
    return isInPackage
      ? "\(variable) swift test --filter \(RunningTest.filter(for: self))"
      : "export \(variable) # then run the test again as you did"
  }
}
