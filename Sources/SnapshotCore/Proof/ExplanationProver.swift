import Basics
package import LayoutComparison
import LayoutCore

/// A test of the explanation of a difference: the golden's values replace the new ones, and the
/// snapshot is laid out again.
///
/// The results of the test are added to the reported causes; the verdict and the golden stay the
/// same.
struct ExplanationProver {
  /// The time that the first layout took.
  let duration: Duration

  /// The time limit for testing all causes: three times as long as the first layout took, but at
  /// least a second.
  private var limit: Duration { max(.seconds(1), duration * 3) }

  /// Returns a verdict whose causes have been tested.
  ///
  /// - Parameters:
  ///   - verdict: the verdict on a snapshot.
  ///   - layOut: a closure that lays the snapshot out again; the trial that tests the causes is
  ///     then current.
  /// - Returns: the verdict, with a result for each cause that could be tested.
  func proving<Format>(_ verdict: Verdict, layOut: () throws -> Format) -> Verdict {
    guard case .different(let difference) = verdict else { return verdict }
    let proofs = proofs(of: difference.evidence, layOut)
    return proofs.isEmpty ? verdict : .different(difference.adding(proofs))
  }

  private func proofs<Format>(
    of evidence: Evidence, _ layOut: () throws -> Format
  ) -> [String: Cause.Proof] {
    if case .film(let comparison) = evidence {
      return FilmTrial(comparison).map { proofs(of: $0) { try layOut() as? LayoutFilm } } ?? [:]
    }
    return evidence.layouts.first.flatMap(ExplanationTrial.init)
      .map { proofs(of: $0) { _ = try layOut() } } ?? [:]
  }

  /// Records the film again, first without a replaced value and then for each attempt.
  private func proofs(
    of trial: FilmTrial, _ film: () throws -> LayoutFilm?
  ) -> [String: Cause.Proof] {
    let end = ContinuousClock.now + limit
    // If recording fails now, the causes are not tested. The verdict is known already and does not
    // change.
    func recorded(_ values: [AnimationTrial.Restoration]) -> LayoutFilm? {
      (try? AnimationTrial.$current.withValue(AnimationTrial(values)) { try film() }) ?? nil
    }
    guard let same = recorded([]), trial.isReproduced(by: same) else { return [:] }
    var proofs: [String: Cause.Proof] = [:]
    for attempt in trial.attempts where ContinuousClock.now < end {
      proofs[attempt.name] = recorded(attempt.values).flatMap { trial.proof(of: attempt, $0) }
    }
    return proofs
  }

  private func proofs(
    of trial: ExplanationTrial, _ layOut: () throws -> Void
  ) -> [String: Cause.Proof] {
    let proofs = Mutex<[String: Cause.Proof]?>(nil)
    let end = ContinuousClock.now + limit
    let screens = LayoutTrial { screen in
      // Several screens may show the compared layout; only the first of them is tested.
      guard proofs.withLock({ $0 == nil }) else { return }
      let found = trial.proofs(on: screen) { ContinuousClock.now < end }
      proofs.withLock { $0 = found }
    }
    // If the layout fails now, the causes are not tested. The verdict is known already and does not
    // change.
    try? LayoutTrial.$current.withValue(screens) { try layOut() }
    return proofs.withLock(\.self) ?? [:]
  }
}

extension Verdict {
  /// Returns the verdict with the results of testing its causes.
  ///
  /// - Parameter layOut: a closure that lays the snapshot out again; the trial that tests the
  ///   causes is then current.
  /// - Returns: the verdict, with the same outcome.
  package func proved(layingOut layOut: () throws -> Void) -> Verdict {
    ExplanationProver(duration: .zero).proving(self, layOut: layOut)
  }
}

extension Evidence {
  /// The differences of the layouts, one for each layout in the picture that changed; empty for
  /// texts and films.
  fileprivate var layouts: [LayoutDifference] {
    switch self {
    case .picture(let comparison): comparison.layouts
    case .layout(let differences): differences
    case .film, .text: []
    }
  }
}

extension Verdict.Difference {
  /// Returns the difference with the results of testing its causes, which are given by the names of
  /// the causes.
  ///
  /// If putting the golden's value back changed no frame for the first cause, the causes for which
  /// it resulted in the golden's frames become the first ones.
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
  /// The result of testing the cause; nil if it was not tested.
  package var proof: Cause.Proof? {
    finding.cause?.proof
  }

  fileprivate func adding(_ proofs: [String: Cause.Proof]) -> ReportedChange {
    ReportedChange(changeClass, finding.adding(proofs), isBrief: isBrief, reaction: reaction)
  }
}
