import Basics
package import LayoutComparison
import LayoutCore

/// A prover that tests the explanation of a difference by putting the golden's values back.
///
/// It adds proofs to the reported causes, and changes neither the verdict nor the golden.
struct ExplanationProver {
  /// The duration of the first layout.
  let duration: Duration

  /// The time for proofs: a second, or three times as long as the first layout took.
  private var limit: Duration { max(.seconds(1), duration * 3) }

  /// Returns a verdict with proofs.
  ///
  /// - Parameters:
  ///   - verdict: the verdict on a snapshot.
  ///   - layOut: lays the snapshot out again; the trial that tests the causes is then current.
  /// - Returns: the verdict, with proofs of the causes that could be tested.
  func proving(_ verdict: Verdict, layOut: () throws -> Void) -> Verdict {
    guard case .different(let difference) = verdict,
      let changed = difference.evidence.layouts.first, let trial = ExplanationTrial(changed)
    else { return verdict }
    let proofs = proofs(of: trial, layOut)
    return proofs.isEmpty ? verdict : .different(difference.adding(proofs))
  }

  private func proofs(
    of trial: ExplanationTrial, _ layOut: () throws -> Void
  ) -> [String: Cause.Proof] {
    let proofs = Mutex<[String: Cause.Proof]?>(nil)
    let end = ContinuousClock.now + limit
    let screens = LayoutTrial { screen in
      // The first screen that is the compared pane is enough.
      guard proofs.withLock({ $0 == nil }) else { return }
      let found = trial.proofs(on: screen) { ContinuousClock.now < end }
      proofs.withLock { $0 = found }
    }
    // An error has nothing to prove; the verdict is already known.
    try? LayoutTrial.$current.withValue(screens) { try layOut() }
    return proofs.withLock(\.self) ?? [:]
  }
}

extension Verdict {
  /// Returns the verdict with proofs of the causes that can be tested.
  ///
  /// - Parameter layOut: lays the snapshot out again; the trial that tests the causes is then
  ///   current.
  /// - Returns: the verdict, with the same outcome.
  package func proved(layingOut layOut: () throws -> Void) -> Verdict {
    ExplanationProver(duration: .zero).proving(self, layOut: layOut)
  }
}

extension Evidence {
  /// The differences of the layouts, one for each pane that changed; empty for texts and films.
  fileprivate var layouts: [LayoutDifference] {
    switch self {
    case .picture(let comparison): comparison.layouts
    case .layout(let differences): differences
    case .film, .text: []
    }
  }
}

extension Verdict.Difference {
  /// Returns the difference with proofs of its causes, given by their names.
  ///
  /// If putting the first cause's value back changes nothing, and putting that of another gives the
  /// golden's frames, the other comes first.
  fileprivate func adding(_ proofs: [String: Cause.Proof]) -> Self {
    let proved = statements.map { $0.adding(proofs) }
    let isWrong = proved.first?.proof?.result == .unchanged
    let better = isWrong ? proved.filter { $0.proof?.result == .golden } : []
    let others = proved.filter { !better.contains($0) }
    return Self(
      golden: golden, statements: better + others, evidence: evidence, candidate: candidate)
  }
}

extension ReportedChange {
  /// The proof of the cause; nil if there is none.
  package var proof: Cause.Proof? {
    if case .cause(let cause, _) = finding { cause.proof } else { nil }
  }

  fileprivate func adding(_ proofs: [String: Cause.Proof]) -> ReportedChange {
    guard case .cause(var cause, let panes) = finding else { return self }
    cause.proof = proofs[cause.trigger.sameness]
    return ReportedChange(
      changeClass, .cause(cause, panes: panes), isBrief: isBrief, reaction: reaction)
  }
}
