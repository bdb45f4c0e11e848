import Foundation
import LayoutStage
import UIKit

/// One run of a stress test, which applies a sequence of steps to a figure and inspects it after
/// each step.
@MainActor final class StressRun {
  private let figure: Figure
  private let observer = ContractObserver()
  private let bench: Bench
  /// The completed steps, as text.
  private(set) var account: [String] = []

  init(_ figure: Figure) throws(LaboratoryError) {
    self.figure = figure
    // The initialiser of `Bench` performs the first layout pass, so its calls are observed too.
    bench = try observer.listen { () throws(LaboratoryError) in try Bench(figure) }
  }

  /// Whether items can be inserted and deleted.
  var isEditable: Bool { content != nil }

  private var content: (any EditableContent)? { bench.controller.editableContent }
  private var view: UICollectionView { bench.view }

  /// Performs steps until one breaks a rule that is not to be ignored.
  ///
  /// - Parameters:
  ///   - steps: the steps.
  ///   - excused: the rules whose findings are ignored.
  ///   - goesOn: a closure called before each step; it returns whether to continue.
  /// - Returns: the findings after the last step; empty if no rule was broken.
  /// - Throws: `LaboratoryError` if there is no layout to compare with.
  func run(
    _ steps: [StressStep], excusing excused: Set<LayoutRule>,
    while goesOn: () -> Bool = { true }
  ) throws(LaboratoryError) -> [LayoutFinding] {
    for step in steps {
      guard goesOn() else { break }
      account.append(take(step))
      let findings = try examine().filter { !excused.contains($0.rule) }
      if !findings.isEmpty { return findings }
    }
    return []
  }

  /// Returns the findings about the current layout.
  func examine() throws(LaboratoryError) -> [LayoutFinding] {
    let moment = account.isEmpty ? "first layout" : "after step \(account.count)"
    let findings = observer.listen {
      let inspection = Inspection(view, moment)
      return inspection.outdated + inspection.findings + inspection.shown
    }
    let all = observer.takeFindings(moment) + findings
    // Outdated sizes also make the layout differ from a fresh one, and each cause is reported only
    // once.
    return all.contains { $0.rule == .sizesNotRefreshed } ? all : all + (try stale(moment))
  }

  /// Compares the layout with a fresh one of the same items.
  private func stale(_ moment: String) throws(LaboratoryError) -> [LayoutFinding] {
    guard !view.collectionViewLayout.estimatesSizes else { return [] }
    return try ContractObserver().listen { () throws(LaboratoryError) in
      try LayoutAnswers(of: view).staleness(moment) { () throws(LaboratoryError) in
        let fresh = try Bench(figure, held: bench.orientation, items: content)
        fresh.scroll(to: view.contentOffset)
        return LayoutAnswers(of: fresh.view)
      }
    }
  }

  /// Performs a step and returns its description.
  private func take(_ step: StressStep) -> String {
    observer.listen {
      // Every step ends with the layout pass that a run loop would perform.
      defer { view.layoutIfNeeded() }
      switch step {
      case .turn:
        bench.turn()
        return "turn to \(bench.orientation)"
      case .scroll(let part):
        bench.scroll(to: bench.offset(at: CGFloat(part) / 100))
        return "scroll to \(view.contentOffset.words)"
      case .insert(let place): return insert(at: place)
      case .delete(let place): return delete(at: place)
      case .reload(let place):
        guard let path = path(of: place) else { return "reload nothing" }
        view.reloadItems(at: [path])
        return "reload \(path.words)"
      case .reloadData:
        view.reloadData()
        return "reload everything"
      }
    }
  }

  private func insert(at place: Int) -> String {
    guard let content, view.numberOfSections > 0 else { return "insert nothing" }
    let section = place % view.numberOfSections
    let path = IndexPath(
      item: place / view.numberOfSections % (view.numberOfItems(inSection: section) + 1),
      section: section)
    view.performBatchUpdates { [view] in
      // The collection view compares the counts before and after the batch, so the data source must
      // change inside the batch.
      content.insertItem(at: path)
      view.insertItems(at: [path])
    }
    return "insert \(path.words)"
  }

  private func delete(at place: Int) -> String {
    guard let content, let path = path(of: place) else { return "delete nothing" }
    view.performBatchUpdates { [view] in
      content.deleteItem(at: path)
      view.deleteItems(at: [path])
    }
    return "delete \(path.words)"
  }

  /// Returns the index path of an item by its number across all sections.
  ///
  /// Larger numbers wrap around. The result is nil if there are no items.
  private func path(of place: Int) -> IndexPath? {
    let counts = (0..<view.numberOfSections).map(view.numberOfItems)
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    var item = place % total
    for (section, count) in counts.enumerated() {
      if item < count { return IndexPath(item: item, section: section) }
      item -= count
    }
    return nil
  }
}
