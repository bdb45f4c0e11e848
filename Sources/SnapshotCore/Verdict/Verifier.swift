import Basics
import Foundation

/// A verifier that compares values with their goldens, and writes goldens if requested.
///
/// Values may be verified from any number of threads; goldens that many processes record at once
/// are all kept.
package struct Verifier: Sendable {
  /// The store of the goldens.
  package var store: GoldenStore
  /// The goldens that may be written.
  package var mode: RecordMode
  /// The depth to which an unchanged golden is verified.
  package var depth: VerificationLevel
  /// The size that goldens may have.
  package var budget: SizeBudget
  /// The goldens that this process verified so far.
  package let ledger: RunLedger
  /// Whether nothing may be written because `CI` is set.
  let isOnBuildServer: Bool

  /// Makes a verifier.
  ///
  /// - Parameters:
  ///   - store: the store of the goldens.
  ///   - mode: what is requested; where `CI` is set nothing is ever written.
  ///   - depth: nil for `deep` where `CI` is set, else `fast`.
  ///   - budget: how large goldens may become.
  ///   - ledger: the one of this process.
  ///   - environment: the variables of the process.
  package init(
    store: GoldenStore, mode: RecordMode = .missing, depth: VerificationLevel? = nil,
    budget: SizeBudget = .init(), ledger: RunLedger,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.store = store
    self.mode = mode.permitted(in: environment)
    isOnBuildServer = BuildServer.isNamed(in: environment)
    self.depth = depth ?? VerificationLevel(environment: environment)
    self.budget = budget
    self.ledger = ledger
  }

  /// Verifies a value.
  ///
  /// - Parameters:
  ///   - value: the value to compare.
  ///   - snapshot: the strategy.
  ///   - name: the golden.
  ///   - owner: the caller, such as file, line and argument of a test; two owners cannot share a
  ///       golden.
  /// - Returns: what became of it.
  /// - Throws: why no verdict could be reached.
  package func verify<Value, Format>(
    _ value: Value, as snapshot: Snapshot<Value, Format>, named name: GoldenName, owner: String
  ) throws(SnapshotError) -> Verdict {
    let golden = store.location(of: name)
    // Before the value is made: a golden counts as requested, and is no orphan, even if that fails.
    try ledger.claim(golden, in: store, by: owner)
    let format: Format
    do {
      format = try snapshot.convert(value)
    } catch {
      throw .strategy(name, error)
    }
    // Before comparing and recording: a value that breaks rules must not become a golden.
    let objections = snapshot.format.objections(format)
    if !objections.isEmpty { throw .unsound(name, objections) }
    let check = GoldenCheck(
      verifier: self, golden: golden, owner: owner, format: snapshot.format)
    return try check.verdict(on: format)
  }
}
