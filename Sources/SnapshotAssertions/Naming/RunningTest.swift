import Testing

/// The test that runs.
struct RunningTest {
  /// What stays the same when the test is run again; empty where no test is known.
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
