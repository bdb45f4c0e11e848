import Foundation
import LayoutComparison
import PictureComparison
import RasterPNG

/// The steps from a value to its verdict: reading the golden, comparing, and writing if the mode
/// allows it.
struct GoldenCheck<Format> {
  let verifier: Verifier
  let golden: GoldenLocation
  let owner: String
  let format: SnapshotFormat<Format>

  /// Returns the verdict on a value, after reading the golden or writing it, as the mode requires.
  func verdict(on value: Format) throws(SnapshotError) -> Verdict {
    // A golden that this run wrote always matches, which must not count as a success, so the list
    // of written goldens is checked before the golden is read.
    if let recorded = verifier.ledger.recording(of: golden, in: verifier.store) {
      return try repeated(recorded, value)
    }
    if verifier.mode == .all { return try recordAgain(value) }
    let data: Data?
    do {
      data = try verifier.store.read(golden)
    } catch {
      return try unreadable(.denied(error.reason), value, data: nil)
    }
    guard let data else { return try missing(value) }
    return try compare(data, value)
  }

  private func compare(_ data: Data, _ value: Format) throws(SnapshotError) -> Verdict {
    switch format.examine(data, value, verifier.depth) {
    case .same(let proof, let statements, let pixels):
      return same(proof, statements, pixels, data)
    case .undescribed(let evidence, let statements, let pixels):
      // Without the golden's layout, changes of invisible elements are not detected. On a build
      // server, where a warning is easily overlooked, this is a failure.
      guard verifier.isOnBuildServer else { return same(.contents, statements, pixels, data) }
      return .different(
        .init(
          golden: golden, statements: statements.map { $0.isUndescribed ? $0.failing : $0 },
          evidence: evidence, candidate: try candidate(value, replacing: data)))
    case .different(let evidence, let statements):
      if verifier.mode.recordsDifferent { return try record(value, over: data, former: evidence) }
      return .different(
        .init(
          golden: golden, statements: statements, evidence: evidence,
          candidate: try candidate(value, replacing: data)))
    case .unreadable(let reason):
      return try unreadable(reason, value, data: data)
    }
  }

  private func same(
    _ proof: Verdict.Match.Proof, _ statements: [ReportedChange], _ pixels: PixelSummary?,
    _ data: Data
  ) -> Verdict {
    let statements = statements + verifier.budget.warnings(for: data.count)
    return .same(.init(golden: golden, proof: proof, statements: statements, pixels: pixels))
  }

  /// Returns the verdict on an unreadable golden.
  ///
  /// In mode `failed`, a Git LFS pointer is not replaced, because the file that it refers to may
  /// match.
  private func unreadable(
    _ reason: UnreadableReason, _ value: Format, data: Data?
  ) throws(SnapshotError) -> Verdict {
    let mode = verifier.mode
    if mode == .failed && reason != .lfsPointer, let data {
      return try record(value, over: data, former: nil)
    }
    return .unreadable(
      .init(golden: golden, reason: reason, candidate: try candidate(value, replacing: data)))
  }

  private func missing(_ value: Format) throws(SnapshotError) -> Verdict {
    // The value is encoded first, because a value that cannot be encoded is an error in every mode.
    let candidate = try candidate(value, replacing: nil)
    if !verifier.mode.recordsMissing {
      return .missing(
        .init(
          golden: golden, mode: verifier.mode, isOnBuildServer: verifier.isOnBuildServer,
          candidate: candidate))
    }
    if try write(candidate.data, replacing: false) { return recorded(candidate.data, .new) }
    // Another process has written the golden since it was read, so the value is compared with that
    // golden.
    guard let data = try read() else { return try missing(value) }
    return data == candidate.data ? recorded(data, .new) : try compare(data, value)
  }

  /// Handles mode `all`, which replaces the golden unless its bytes are the same.
  private func recordAgain(_ value: Format) throws(SnapshotError) -> Verdict {
    let old = try? read()
    guard let old else { return try record(value, over: nil, former: nil) }
    // Equal bytes are not written again, since that would only change the file's modification date.
    if try candidate(value, replacing: old).data == old { return recorded(old, .unchanged) }
    var former: Evidence?
    if case .different(let evidence, _) = format.examine(old, value, .deep) { former = evidence }
    return try record(value, over: old, former: former)
  }

  private func record(
    _ value: Format, over old: Data?, former: Evidence?
  ) throws(SnapshotError) -> Verdict {
    let candidate = try candidate(value, replacing: old)
    _ = try write(candidate.data, replacing: true)
    return recorded(candidate.data, old == nil ? .new : .replaced, former: former)
  }

  /// Returns the verdict on a golden that this run has already written; a match then does not count
  /// as a success.
  private func repeated(
    _ former: (digest: Digest, change: Verdict.Recording.Change), _ value: Format
  ) throws(SnapshotError) -> Verdict {
    let data = try format.encode(value, golden)
    guard Digest(data) == former.digest else {
      throw .recordedTwice(golden.name, owner: owner)
    }
    return .recorded(
      .init(golden: golden, change: former.change, isRepeated: true, former: nil, warnings: []))
  }

  private func recorded(
    _ data: Data, _ change: Verdict.Recording.Change, former: Evidence? = nil
  ) -> Verdict {
    verifier.ledger.record(golden, in: verifier.store, digest: Digest(data), change: change)
    return .recorded(
      .init(
        golden: golden, change: change, isRepeated: false, former: former,
        warnings: verifier.budget.warnings(for: data.count)))
  }

  private func candidate(
    _ value: Format, replacing old: Data?
  ) throws(SnapshotError) -> ProposedGolden {
    ProposedGolden(
      try format.encode(value, golden), replacing: old,
      at: verifier.ledger.path(of: golden.name, in: verifier.store))
  }

  private func read() throws(SnapshotError) -> Data? {
    do { return try verifier.store.read(golden) } catch { throw .file(error) }
  }

  private func write(_ data: Data, replacing: Bool) throws(SnapshotError) -> Bool {
    do {
      return try verifier.store.write(
        data, to: golden, replacing: replacing, knowing: verifier.ledger.folders)
    } catch {
      throw .file(error)
    }
  }
}
