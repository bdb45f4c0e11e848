import Foundation
import LayoutComparison
import PictureComparison

extension VerdictRecord {
  /// Makes a record of a verdict.
  ///
  /// - Parameters:
  ///   - verdict: the verdict on a snapshot.
  ///   - store: the path of its store, as in `VerdictRecord.store`.
  ///   - owner: the caller that requested it.
  ///   - source: the source line that requested it.
  ///   - acceptCommand: the command that accepts exactly this change.
  ///   - recordCommand: the command that records a missing golden.
  ///   - files: the artifacts that show the verdict.
  package init(
    _ verdict: Verdict, store: String, owner: String, source: SourceLine? = nil,
    acceptCommand: String? = nil, recordCommand: String? = nil, files: [File] = []
  ) {
    self.init(
      store: store, name: verdict.golden.name, owner: owner, source: source,
      subject: .golden(path: verdict.golden.url.path), outcome: verdict.outcome,
      reason: verdict.reason, statements: verdict.statements, pixels: verdict.pixels,
      digest: verdict.candidate?.digest, acceptCommand: acceptCommand,
      recordCommand: recordCommand, files: files)
  }

  /// Makes a record of an error in place of a verdict.
  ///
  /// - Parameters:
  ///   - error: the reason why there is no verdict.
  ///   - name: the name of the golden.
  ///   - store: the path of its store, as in `VerdictRecord.store`.
  ///   - owner: the caller that requested it.
  ///   - source: the source line that requested it.
  package init(
    _ error: SnapshotError, named name: GoldenName, store: String, owner: String,
    source: SourceLine? = nil
  ) {
    self.init(
      store: store, name: name, owner: owner, source: source, outcome: .error,
      reason: error.reason)
  }
}

extension Verdict {
  package var outcome: VerdictRecord.Outcome {
    switch self {
    case .same: .same
    case .recorded: .recorded
    case .missing: .missing
    case .different: .different
    case .unreadable: .unreadable
    }
  }

  fileprivate var reason: VerdictRecord.Reason? {
    switch self {
    case .recorded(let recording):
      .recorded(change: recording.change, isRepeated: recording.isRepeated)
    case .missing(let absence):
      .notRecorded(mode: absence.mode, isOnBuildServer: absence.isOnBuildServer)
    case .unreadable(let obstacle): .unreadable(obstacle.reason)
    case .same, .different: nil
    }
  }

  fileprivate var pixels: PixelSummary? {
    switch self {
    case .same(let match): match.pixels
    case .different(let difference): PixelSummary(difference.evidence)
    case .recorded, .missing, .unreadable: nil
    }
  }
}

extension SnapshotError {
  fileprivate var reason: VerdictRecord.Reason {
    if case .unsound(_, let objections) = self { return .unsound(objections) }
    return .error(description.split(separator: "\n").map(String.init))
  }
}
