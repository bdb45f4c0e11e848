import CommandLineKit
import Examples
import FigureSnapshots
import Foundation
import LayoutStage
import RasterPNG
import SnapshotCore

/// A run over figures: draws the snapshots of this shard, verifies them, and stores the verdicts.
///
/// A shard is the share of one machine if a run is split over several machines.
struct SnapshotRun {
  let targets: [SnapshotTarget]
  /// The pattern that paths of goldens must match; nil for all goldens.
  let pattern: PathPattern?
  /// The mode that determines which goldens may be written.
  let mode: RecordMode
  /// The reactions to changes of each class.
  let policy: ClassPolicy
  /// The level of verification; nil for the default, which depends on the environment.
  let depth: VerificationLevel?
  /// The environment variables of the process.
  let environment: [String: String]
  /// The package and the results.
  let workplace: CommandContext

  /// The maximum size of a golden file.
  ///
  /// A figure may show four screens with photographs, so the size is three times the default for a
  /// single picture.
  private static let budget = SizeBudget(perGolden: 3 << 20)

  /// The warnings about folders of goldens that exceed the size budget, one line each.
  var budgetWarnings: [String] {
    let roots = Set(targets.map(\.store.root.path)).sorted()
    return roots.compactMap { root in
      Self.budget.warning(for: GoldenStore(root: URL(fileURLWithPath: root, isDirectory: true)))
    }
  }

  /// A picture, or a film (a sequence of pictures), that is still to be verified.
  private struct Piece: Sendable {
    let target: SnapshotTarget
    let name: GoldenName
    let content: Content

    enum Content: Sendable {
      case picture(NamedPicture)
      case film(RenderedFilm)
    }
  }

  /// Verifies the goldens.
  ///
  /// Scenes are laid out one after another; drawing and comparing use several cores.
  ///
  /// - Parameters:
  ///   - identity: the identity of the run.
  ///   - progress: the line that shows the progress.
  /// - Returns: the verdict on every golden, and the errors that left gaps in the results; empty if
  ///   the results are complete.
  /// - Throws: an error, for example if a scene is invalid or the pattern matches no golden.
  func records(
    as identity: RunIdentity, showing progress: ProgressLine
  ) async throws -> (records: [VerdictRecord], obstacles: [FileError]) {
    try Manifest.Shard.announce(in: environment)
    let keeper = VerdictKeeper(workplace, identity)
    let wanted = targets.map { names(of: $0, in: identity.shard, keeper.ledger) }
    let total = wanted.reduce(0) { $0 + $1.count }
    // A shard without goldens is valid, but a pattern that matches no golden is an error.
    if total == 0, let pattern { throw NothingToVerify.noMatch(pattern.text) }
    let work = zip(targets, wanted).filter { !$1.isEmpty }.map { (target: $0, names: $1) }
    let kept = try await Parallel.map(
      work, done: { progress.show("[\($0)/\(total)]") },
      pieces: { try await pieces(of: $0.target, named: $0.names) },
      work: { await record(of: $0, keeper) })
    progress.clear()
    let end = keeper.finish()
    let obstacles =
      [keeper.obstacle].compactMap(\.self) + kept.compactMap(\.obstacle)
      + [end].compactMap(\.self)
    return (kept.map(\.record), obstacles)
  }

  /// Returns the goldens of a target that are assigned to this shard and match the pattern.
  private func names(
    of target: SnapshotTarget, in shard: Manifest.Shard, _ ledger: RunLedger
  ) -> Set<GoldenName> {
    let store = ledger.path(of: target.store)
    return Set(
      target.names.filter { name in
        shard.includes(name, ofStore: store)
          && (pattern?.matches("\(store)/\(name)") ?? true)
      })
  }

  @MainActor private func pieces(
    of target: SnapshotTarget, named names: Set<GoldenName>
  ) throws -> [Piece] {
    let pictures = try target.figure.pictures().map { picture in
      Piece(
        target: target, name: try GoldenName(path: picture.fileName), content: .picture(picture))
    }
    // A film consists of many pictures, so only the requested films are recorded.
    let films = try target.figure.films.compactMap { film in
      let name = try GoldenName(path: film.fileName)
      return names.contains(name)
        ? Piece(target: target, name: name, content: .film(try film.reel())) : nil
    }
    return (pictures + films).filter { names.contains($0.name) }
  }

  private func record(of piece: Piece, _ keeper: VerdictKeeper) async -> VerdictKeeper.Kept {
    let target = piece.target
    let verifier = Verifier(
      store: target.store, mode: mode, depth: depth, budget: Self.budget,
      ledger: keeper.ledger, environment: environment)
    let verdict: Verdict
    do throws(SnapshotError) {
      verdict = try self.verdict(on: piece, by: verifier)
    } catch {
      return keeper.keep(error, named: piece.name, of: target)
    }
    return keeper.keep(await proved(verdict, on: target), of: target, workplace.acceptance)
  }

  /// Returns the verdict with the results of testing its causes, for which the figure is laid out
  /// again.
  @MainActor private func proved(_ verdict: Verdict, on target: SnapshotTarget) -> Verdict {
    guard provesCauses else { return verdict }
    return verdict.proved { target.figure.layOutAgain() }
  }

  /// Whether explanations are tested, which `SNAPSHOT_PROOF=off` prevents.
  private var provesCauses: Bool {
    environment["SNAPSHOT_PROOF"].flatMap(ProofMode.init) != .off
  }

  private func verdict(
    on piece: Piece, by verifier: Verifier
  ) throws(SnapshotError) -> Verdict {
    let (name, owner) = (piece.name, piece.target.owner)
    return switch piece.content {
    case .picture(let picture):
      try verifier.verify(picture, as: .image(policy: policy), named: name, owner: owner)
    case .film(let reel):
      try verifier.verify(reel, as: .film(policy: policy), named: name, owner: owner)
    }
  }
}
