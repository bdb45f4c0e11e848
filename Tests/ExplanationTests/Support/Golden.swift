import Foundation
import UIKit

@testable import SnapshotAssertions

/// A golden in a folder of its own, with which changed values are compared.
@MainActor struct Golden<Value, Format> {
  private let folder = TemporaryFolder()
  private let snapshot: Snapshot<Value, Format>

  /// Records a value.
  init(of value: Value, as snapshot: Snapshot<Value, Format>) {
    self.snapshot = snapshot
    _ = failure(of: value, as: snapshot, recording: .all)
  }

  /// Compares a changed value, drawn by the same strategy or by another one.
  ///
  /// - Parameters:
  ///   - changed: the changed value.
  ///   - other: another strategy; nil for that of the golden.
  /// - Returns: the explanation; nil if nothing differs.
  func explanation(
    of changed: Value, as other: Snapshot<Value, Format>? = nil
  ) -> Explanation? {
    failure(of: changed, as: other ?? snapshot, recording: .never).map(Explanation.init)
  }

  /// Verifies a value in a run of its own.
  ///
  /// The results of the run are not kept, since its failures are expected.
  private func failure(
    of value: Value, as snapshot: Snapshot<Value, Format>, recording mode: RecordMode
  ) -> String? {
    let session = SnapshotSession(
      environment: ["SNAPSHOT_ARTIFACTS": "/dev/null/results"], arguments: ["tests"],
      base: folder.url)
    return SnapshotSession.$scoped.withValue(session) {
      verifySnapshot(
        of: value, as: snapshot, named: "screen", record: mode,
        store: GoldenStore(root: folder.url))
    }
  }
}

/// A folder that is removed with its owner.
private final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("explanation-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }
}
