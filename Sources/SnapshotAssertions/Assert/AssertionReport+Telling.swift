import SnapshotCore

extension AssertionReport {
  /// Tells the test's framework.
  func tell(at call: CallSite) {
    let framework = TestFramework.current
    for warning in warnings { framework.warn(warning, at: call) }
    if let failure { framework.fail(failure, at: call) }
  }
}
