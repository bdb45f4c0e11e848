import Testing

/// The test that runs.
struct RunningTest {
  /// The text that is the same when the test is run again; empty if no test is known.
  let identity: String
  /// Whether it runs several times, with other arguments each time.
  let isParameterized: Bool

  /// The test that runs in this task, or on this thread.
  static var current: RunningTest {
    guard let test = Test.current else {
      return RunningTest(identity: XCTestTurns.current, isParameterized: false)
    }
    return RunningTest(
      identity: "\(test.id)", isParameterized: Test.Case.current?.isParameterized == true)
  }
}

extension RunningTest {
  /// Returns the filter of `swift test` for the running test; for its whole module if no test is
  /// known.
  ///
  /// An expression without anything that a shell would take for its own: `MarkersTests.markers`.
  static func filter(for call: CallSite) -> String {
    if let test = Test.current { return expression(test.id.nameComponents.joined(separator: "/")) }
    if let name = XCTestTurns.currentName { return expression(name) }
    let module = "\(call.fileID)".prefix { $0 != "/" }
    return call.testName.hasPrefix("test") ? "\(module).+\(call.testName)" : String(module)
  }

  /// Returns an expression that a name matches: a run of other characters than letters matches any
  /// characters.
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
  ///   - mode: the snapshots that are written.
  ///   - isInPackage: whether `swift test` can run there; else the variable is set for whatever
  ///     runs the tests.
  /// - Returns: a shell's words.
  func recordCommand(_ mode: String, isInPackage: Bool) -> String {
    let variable = "SNAPSHOT_TESTING_RECORD=\(mode)"
    return isInPackage
      ? "\(variable) swift test --filter \(RunningTest.filter(for: self))"
      : "export \(variable) # then run the test again as you did"
  }
}
