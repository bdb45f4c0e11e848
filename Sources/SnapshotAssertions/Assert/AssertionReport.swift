import SnapshotCore

/// What became of an assertion: what the test's author and its framework are told.
struct AssertionReport {
  /// Why the test fails; nil where it does not.
  var failure: String?
  /// What is to be said about a snapshot that agrees.
  var warnings: [String] = []
  /// The files that show what failed.
  var artifacts: [Artifact] = []
  /// What became of the snapshot; nil where no verdict was reached.
  var verdict: Verdict?
}
