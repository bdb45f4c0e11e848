import Basics
import Foundation

/// A verifier that compares values with their goldens, and writes goldens if requested.
///
/// Values may be verified on any number of threads, and several processes may write goldens at the
/// same time.
package struct Verifier: Sendable {
  package var store: GoldenStore
  /// The mode that determines which goldens may be written.
  package var mode: RecordMode
  /// The thoroughness with which an unchanged golden is verified.
  package var depth: VerificationLevel
  /// The maximum sizes of goldens.
  package var budget: SizeBudget
  /// Whether explanations of differences are tested.
  package var proof: ProofMode
  /// The ledger, which lists the goldens that this process has requested.
  package let ledger: RunLedger
  /// Whether nothing may be written because `CI` is set.
  let isOnBuildServer: Bool

  /// Makes a verifier.
  ///
  /// - Parameters:
  ///   - store: the folder of the goldens.
  ///   - mode: the requested mode; if `CI` is set, nothing is ever written.
  ///   - depth: the level of verification; nil for `deep` if `CI` is set, and for `fast` otherwise.
  ///   - budget: the maximum sizes of goldens.
  ///   - proof: whether explanations of differences are tested.
  ///   - ledger: the list of the goldens that this process requests.
  ///   - environment: the environment variables of the process.
  package init(
    store: GoldenStore, mode: RecordMode = .missing, depth: VerificationLevel? = nil,
    budget: SizeBudget = .init(), proof: ProofMode = .on, ledger: RunLedger,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.store = store
    self.mode = mode.permitted(in: environment)
    isOnBuildServer = BuildServer.isNamed(in: environment)
    self.depth = depth ?? VerificationLevel(environment: environment)
    self.budget = budget
    self.proof = proof
    self.ledger = ledger
  }

  /// Verifies a value.
  ///
  /// - Parameters:
  ///   - value: the value to compare.
  ///   - snapshot: the strategy.
  ///   - name: the name of the golden.
  ///   - owner: the caller, such as the file, line and argument of a test. Two owners cannot share
  ///     a golden.
  /// - Returns: the verdict.
  /// - Throws: `SnapshotError` if no verdict is possible.
  package func verify<Value, Format>(
    _ value: Value, as snapshot: Snapshot<Value, Format>, named name: GoldenName, owner: String
  ) throws(SnapshotError) -> Verdict {
    let golden = store.location(of: name)
    // The request is recorded first, so that the golden is not an orphan even if the conversion
    // fails.
    try ledger.claim(golden, in: store, by: owner)
    let format: Format
    let start = ContinuousClock.now
    do {
      format = try snapshot.convert(value)
    } catch {
      throw .strategy(name, error)
    }
    let prover = ExplanationProver(duration: start.duration(to: .now))
    // Rules are checked first, because a value that breaks them must not become a golden.
    let objections = snapshot.format.objections(format)
    if !objections.isEmpty { throw .unsound(name, objections) }
    let check = GoldenCheck(
      verifier: self, golden: golden, owner: owner, format: snapshot.format)
    let verdict = try check.verdict(on: format)
    return proof == .off
      ? verdict : prover.proving(verdict) { try snapshot.convert(value) }
  }
}
