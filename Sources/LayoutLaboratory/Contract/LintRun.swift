import Foundation
import LayoutStage
import UIKit

/// One run of the lint: a figure is laid out, scrolled and turned, and inspected after each step.
@MainActor final class LintRun {
  private let figure: Figure
  private let observer = ContractObserver()
  let bench: Bench
  private(set) var findings: [LayoutFinding] = []
  private var known: Set<String> = []
  private var handedOut: [LayoutAnswers] = []

  /// Lays a figure out.
  init(_ figure: Figure) throws(LaboratoryError) {
    self.figure = figure
    // The first layout pass happens while the bench is made, so the observer listens to that too.
    bench = try observer.listen { () throws(LaboratoryError) in try Bench(figure) }
  }

  private var view: UICollectionView { bench.view }

  /// Inspects the first layout, which must return the same for every query.
  func look() {
    let moment = "first layout, \(bench.orientation)"
    examine(moment)
    note(LayoutAnswers(of: view).changes(to: LayoutAnswers(of: view), moment))
  }

  /// Scrolls to a few places between the start and the end, and back.
  ///
  /// What does not scroll, as all of it is in sight, is pulled; that is not held against a layout
  /// which must be queried while it scrolls.
  func scroll() {
    let stops = stops.filter { $0 != view.contentOffset }
    let steps = stops.map(scroll)
    guard !steps.isEmpty, bench.reach.end != bench.reach.start,
      steps.allSatisfy({ $0.invalidates && !$0.changes })
    else { return }
    note([
      LayoutFinding(
        .invalidatesEveryScroll, moment: "scrolled",
        detail: "\(steps.count) of \(steps.count) scrolls made it invalid; no attributes changed")
    ])
  }

  /// Offsets near the beginning, on the way, at the end, and the first again; a pull where nothing
  /// scrolls.
  private var stops: [CGPoint] {
    let start = bench.offset(at: 0)
    guard bench.reach.end == bench.reach.start else {
      return [0.04, 0.3, 0.65, 1].map(bench.offset) + [start]
    }
    return [CGPoint(x: start.x, y: start.y - 8), start]
  }

  private func scroll(to offset: CGPoint) -> (invalidates: Bool, changes: Bool) {
    let (before, times) = (LayoutAnswers(of: view), observer.timesInvalidated)
    observer.listen { bench.scroll(to: offset) }
    let moment = "scrolled to \(offset.words)"
    // Attributes may change with an invalidation; without one they must not.
    let changes = before.changes(to: LayoutAnswers(of: view), moment)
    let invalidates = observer.timesInvalidated > times
    if !invalidates { note(changes) }
    examine(moment)
    return (invalidates, !changes.isEmpty)
  }

  /// Turns the device over, and compares with a layout that was never turned.
  func turn() throws(LaboratoryError) {
    let page = openPage()
    observer.listen { bench.turn() }
    let moment = "turned to \(bench.orientation)"
    note(page?.finding(in: view, moment))
    // Sizes that were not refreshed also differ from a fresh layout: one cause is reported once.
    let outdated = Inspection(view, moment).outdated
    note(outdated)
    examine(moment)
    if outdated.isEmpty { note(try stale(moment)) }
  }

  /// Shows the second of several pages; the first begins at 0 in all widths.
  private func openPage() -> OpenPage? {
    guard let offset = OpenPage.second(in: view) else { return nil }
    observer.listen { bench.scroll(to: offset) }
    return OpenPage(in: view)
  }

  /// Returns where the layout differs from one that was made in this orientation.
  ///
  /// A layout that learns sizes from cells depends on what was in sight, and is not compared.
  private func stale(_ moment: String) throws(LaboratoryError) -> [LayoutFinding] {
    let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
    guard flow?.estimatesSizes != true else { return [] }
    return try ContractObserver().listen { () throws(LaboratoryError) in
      let fresh = try Bench(figure, held: bench.orientation)
      guard fresh.view !== view else { throw .notMadeAnew(figure.name) }
      // Answers may depend on the offset, as those of pinned headers do.
      fresh.scroll(to: view.contentOffset)
      return LayoutAnswers(of: view).staleness(against: LayoutAnswers(of: fresh.view), moment)
    }
  }

  /// Inspects the layout's attributes now, and whether earlier ones have been changed since.
  private func examine(_ moment: String) {
    let inspection = observer.listen { Inspection(view, moment) }
    note(observer.listen { inspection.findings })
    note(observer.takeFindings(moment))
    // Before the newest answers are added: only earlier ones can have been mutated meanwhile.
    note(handedOut.flatMap { $0.mutations(moment) })
    handedOut.append(inspection.answers)
  }

  private func note(_ new: LayoutFinding?) {
    if let new { note([new]) }
  }

  /// Keeps findings of which there is none yet for the same rule and element.
  private func note(_ new: [LayoutFinding]) {
    findings += new.filter { known.insert($0.key).inserted }
  }
}
