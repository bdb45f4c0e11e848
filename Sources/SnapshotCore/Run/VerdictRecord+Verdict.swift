import Foundation

extension VerdictRecord {
  /// Keeps what became of a snapshot.
  ///
  /// - Parameters:
  ///   - verdict: what became of it.
  ///   - store: its store, by its path below the run's base.
  ///   - owner: who asked for it.
  ///   - source: the line that asked for it.
  ///   - message: in words.
  ///   - files: what shows it.
  public init(
    _ verdict: Verdict, store: String, owner: String, source: SourceLine?, message: [String],
    files: [File]
  ) {
    self.init(
      store: store, name: verdict.golden.name, owner: owner, source: source,
      outcome: verdict.outcome, classes: verdict.classes, statements: verdict.statements,
      message: message, pixels: Self.pixels(of: verdict), digest: verdict.candidate?.digest,
      files: files)
  }

  private static func pixels(of verdict: Verdict) -> PixelSummary? {
    guard case .different(let difference) = verdict else { return nil }
    return PixelSummary(difference.evidence)
  }
}

extension Verdict {
  /// What became of the snapshot, in one word.
  public var outcome: VerdictRecord.Outcome {
    switch self {
    case .same: .same
    case .recorded: .recorded
    case .missing: .missing
    case .different: .different
    case .unreadable: .unreadable
    }
  }
}
