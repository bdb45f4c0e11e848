import SnapshotCore

/// The result of an assertion, to be reported to the test's author and the test framework.
struct AssertionReport {
  /// The reason why the test fails; nil if it does not.
  var failure: String?
  /// The warnings about a snapshot that matches its golden.
  var warnings: [String] = []
  /// The files that show the failure.
  var artifacts: [Artifact] = []
  /// The verdict on the snapshot; nil if none was reached.
  var verdict: Verdict?
}

extension AssertionReport {
  /// Reports to the test's framework and to the terminal.
  func tell(at call: CallSite) {
    let framework = TestFramework.current
    for warning in warnings { framework.warn(warning, at: call) }
    guard let failure else { return }
    if let verdict {
      let environment = SnapshotSession.current(for: call).environment
      // A picture that is too large to be drawn three times has no `panes` file, which would show
      // the golden, the difference and the picture side by side.
      if artifacts.contains(where: { $0.role == .panes }) {
        FailurePicture.show(verdict, environment: environment)
      }
      if framework == .swiftTesting {
        Attachments.record(artifacts, of: verdict.golden.name, at: call)
      }
    }
    // Report the failure last: the report may end the test, and the artifacts must be attached
    // before.
    framework.fail(failure, at: call)
  }
}
