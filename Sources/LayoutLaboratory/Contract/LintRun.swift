import Foundation
import LayoutStage
import UIKit

/// One run of the lint, which lays out, scrolls and rotates a figure, and inspects it after each
/// step.
@MainActor final class LintRun {
  private let figure: Figure
  private let observer = ContractObserver()
  let bench: Bench
  private(set) var findings: [LayoutFinding] = []
  private var known: Set<String> = []
  private var handedOut: [LayoutAnswers] = []

  /// Lays out a figure.
  init(_ figure: Figure) throws(LaboratoryError) {
    self.figure = figure
    // The initialiser of `Bench` performs the first layout pass, so its calls are observed too.
    bench = try observer.listen { () throws(LaboratoryError) in try Bench(figure) }
  }

  private var view: UICollectionView { bench.view }

  /// Inspects the first layout, and checks that it returns the same attributes when queried again.
  func look() {
    let moment = "first layout, \(bench.orientation)"
    examine(moment)
    note(LayoutAnswers(of: view).changes(to: LayoutAnswers(of: view), moment))
  }

  /// Scrolls to a few offsets between the start and the end, and back.
  ///
  /// If all content fits, so that nothing can be scrolled, the content is dragged beyond its start
  /// instead. In this case the rule against invalidating on every scroll is not checked.
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

  /// The offsets to scroll to: near the start, two in the middle, the end, and the start again.
  ///
  /// If nothing can be scrolled, the offsets are one beyond the start, and the start again.
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
    // Attributes may change only if the layout was invalidated.
    let changes = before.changes(to: LayoutAnswers(of: view), moment)
    let invalidates = observer.timesInvalidated > times
    // A self-sizing cell is measured when it becomes visible, which moves the cells after it, so
    // changes are expected.
    if !invalidates, !view.collectionViewLayout.estimatesSizes { note(changes) }
    examine(moment)
    return (invalidates, !changes.isEmpty)
  }

  /// Rotates the device, and compares the layout with one that was never rotated.
  func turn() throws(LaboratoryError) {
    let page = openPage()
    observer.listen { bench.turn() }
    let moment = "turned to \(bench.orientation)"
    note(page?.finding(in: view, moment))
    // Outdated sizes also make the layout differ from a fresh one, and each cause is reported only
    // once.
    let outdated = Inspection(view, moment).outdated
    note(outdated)
    examine(moment)
    if outdated.isEmpty { note(try stale(moment)) }
  }

  /// Scrolls to the second page and returns it; nil if the view does not page or has fewer than two
  /// pages.
  ///
  /// The first page is unsuitable because it begins at 0 at every width.
  private func openPage() -> OpenPage? {
    guard let offset = OpenPage.second(in: view) else { return nil }
    observer.listen { bench.scroll(to: offset) }
    return OpenPage(in: view)
  }

  /// Returns the differences from a fresh layout in the current orientation.
  ///
  /// A layout with self-sizing cells depends on which cells have been visible, so it is not
  /// compared.
  private func stale(_ moment: String) throws(LaboratoryError) -> [LayoutFinding] {
    guard !view.collectionViewLayout.estimatesSizes else { return [] }
    return try ContractObserver().listen { () throws(LaboratoryError) in
      try LayoutAnswers(of: view).staleness(moment) { () throws(LaboratoryError) in
        let fresh = try Bench(figure, held: bench.orientation)
        guard fresh.view !== view else { throw .notMadeAnew(figure.name) }
        // Attributes may depend on the offset, as those of pinned headers do, so the fresh layout
        // is scrolled to the same offset.
        fresh.scroll(to: view.contentOffset)
        return LayoutAnswers(of: fresh.view)
      }
    }
  }

  /// Inspects the layout's current attributes, and checks whether earlier ones have been changed
  /// since.
  private func examine(_ moment: String) {
    let inspection = observer.listen { Inspection(view, moment) }
    note(observer.listen { inspection.findings })
    note(observer.takeFindings(moment))
    // Only earlier attributes can have been changed, so the current ones are added afterwards.
    note(handedOut.flatMap { $0.mutations(moment) })
    handedOut.append(inspection.answers)
  }

  private func note(_ new: LayoutFinding?) {
    if let new { note([new]) }
  }

  /// Adds findings, except those about a rule and element that already have one.
  private func note(_ new: [LayoutFinding]) {
    findings += new.filter { known.insert($0.key).inserted }
  }
}
