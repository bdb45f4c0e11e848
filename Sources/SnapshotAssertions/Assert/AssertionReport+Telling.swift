import SnapshotCore

extension AssertionReport {
  /// Tells the test's framework, and whoever sits at the terminal.
  func tell(at call: CallSite) {
    let framework = TestFramework.current
    for warning in warnings { framework.warn(warning, at: call) }
    guard let failure else { return }
    if let verdict {
      let environment = SnapshotSession.current(for: call).environment
      // Without panes among its files a picture is too large to be drawn three times.
      if artifacts.contains(where: { $0.role == .panes }) {
        FailurePicture.show(verdict, environment: environment)
      }
      if framework == .swiftTesting {
        Attachments.record(artifacts, of: verdict.golden.name, at: call)
      }
    }
    framework.fail(failure, at: call)
  }
}
