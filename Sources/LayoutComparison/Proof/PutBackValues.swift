import Foundation
import LayoutCore

/// The values of a golden that undo a cause, if all changed values can be replaced.
struct PutBackValues {
  /// The values, with the views or sections in which they are set.
  let restorations: [LayoutRecord.Restoration]
  /// The values as text: `8`, `20 and 16`.
  let words: String

  /// The maximum number of views whose values are replaced for one cause.
  private static let mostViews = 50

  /// Reads the values of a cause; nil if there are none, or if one of them cannot be replaced.
  ///
  /// - Parameters:
  ///   - cause: a cause with its changed elements and views.
  ///   - golden: the layout before.
  ///   - actual: the layout now.
  init?(of cause: Cause, from golden: LayoutRecord, to actual: LayoutRecord) {
    let found: [(LayoutRecord.Restoration, String)]? =
      switch cause.trigger {
      case .views: Self.values(of: cause.members.owners, from: golden, to: actual)
      case .sections(let sections, let metrics):
        Self.values(of: sections, metrics, in: actual)
      case .inferred(let sections, let changes, followed: []):
        Self.itemSize(changes, in: sections, of: actual)
      default: nil
      }
    guard let found, !found.isEmpty else { return nil }
    restorations = found.map(\.0)
    words = found.map(\.1).grouped(by: \.self).map { $0[0] }.listed
  }

  private static func values(
    of owners: [ViewOwner], from golden: LayoutRecord, to actual: LayoutRecord
  ) -> [(LayoutRecord.Restoration, String)]? {
    guard owners.count <= mostViews else { return nil }
    let screens = [golden, actual].map { $0.screen.map { ViewDirectory($0) } }
    var values: [(LayoutRecord.Restoration, String)] = []
    for owner in owners {
      let (path, frames) = (owner.change.path, owner.change.frames)
      let sides = owner.element.map(directories) ?? screens
      guard let old = sides[0], let new = sides[1],
        let before = old.view(labelled: path, at: frames.golden),
        let now = new.view(labelled: path, at: frames.actual),
        let own = ChangedView(change: owner.change, golden: before.view, actual: now).values
      else { return nil }
      values += own
    }
    return values
  }

  /// Returns the views of a cell before and now, each nil if it was not recorded; both are nil for
  /// other elements, or if the index path changed.
  private static func directories(of element: ElementChange) -> [ViewDirectory?] {
    let sides = [element.golden, element.actual]
    guard sides.allSatisfy({ $0?.kind == .cell }), sides[0]?.indexPath == sides[1]?.indexPath
    else { return [nil, nil] }
    return sides.map { side in
      side?.view.map { ViewDirectory($0, of: side?.indexPath) }
    }
  }

  private static func values(
    of sections: [Int], _ metrics: [MetricChange], in layout: LayoutRecord
  ) -> [(LayoutRecord.Restoration, String)]? {
    if metrics.contains(where: { $0.metric == .measure }) { return measures(metrics, of: sections) }
    return sections.flatMap { index -> [(LayoutRecord.Restoration, String)] in
      guard let now = layout.sections.first(where: { $0.index == index }) else { return [] }
      let golden = metrics.reduce(now) { $1.puttingBack(into: $0, on: layout.axis) }
      let restoration = LayoutRecord.Restoration.section(golden: golden, actual: now)
      return metrics.map { (restoration, Points.text($0.golden, separator: "×")) }
    }
  }

  /// Returns the golden's values of measures that the layout provides as text; nil if other metrics
  /// changed too.
  private static func measures(
    _ metrics: [MetricChange], of sections: [Int]
  ) -> [(LayoutRecord.Restoration, String)]? {
    let golden = metrics.compactMap { metric -> LayoutRecord.Measure? in
      guard let name = metric.name, let text = metric.texts?.first else { return nil }
      return LayoutRecord.Measure(name, text)
    }
    guard golden.count == metrics.count else { return nil }
    return sections.flatMap { section in
      golden.map { (.measures(section: section, golden: golden), $0.text) }
    }
  }

  private static func itemSize(
    _ changes: [InferredChange], in sections: [Int], of layout: LayoutRecord
  ) -> [(LayoutRecord.Restoration, String)]? {
    guard let change = changes.first, changes.count == 1, !layout.sections.isEmpty,
      let size = change.size(change.golden), let now = change.size(change.actual)
    else { return nil }
    return [
      (
        .itemSize(sections: sections, golden: size, actual: now),
        Points.text(change.golden, separator: "×")
      )
    ]
  }
}

/// A view of the screen or of a cell whose properties changed.
private struct ChangedView {
  let change: ViewChange
  let golden: LayoutRecord.View
  let actual: ViewDirectory.Entry

  /// The values that undo the change's effect on frames; nil if it has no such effect, or if one of
  /// the changed values cannot be replaced.
  var values: [(LayoutRecord.Restoration, String)]? {
    let movers = change.properties.filter { $0.reach.contains(.frames) }
    if movers.isEmpty { return change.properties.contains(where: \.isFrame) ? frame : nil }
    var values: [(LayoutRecord.Restoration, String)] = []
    for property in movers where !property.isConstraint {
      // The recorded value is used; the value in a message may be only the part that differs.
      let value = golden.look[property.key] ?? property.key.standard
      values.append(
        (.property(property.key, of: actual.position, value: value), property.golden))
    }
    if movers.contains(where: \.isConstraint) {
      guard let constraints else { return nil }
      values += constraints
    }
    return values
  }

  /// The golden's frame; nil if the view is the first item of a constraint in one of the layouts.
  private var frame: [(LayoutRecord.Restoration, String)]? {
    guard golden.constraints.isEmpty, actual.view.constraints.isEmpty else { return nil }
    let words = change.properties.filter(\.isFrame).map(\.golden).joined(separator: ", ")
    return [(.frame(of: actual.position, golden: golden.frame), words)]
  }

  /// The golden's numbers of the changed constraints; nil if one of them differs in more than its
  /// numbers.
  private var constraints: [(LayoutRecord.Restoration, String)]? {
    var waiting = actual.view.constraints
    var values: [(LayoutRecord.Restoration, String)] = []
    for before in golden.constraints {
      guard let place = waiting.firstIndex(where: { $0.isAlike(before) }) else { return nil }
      let now = waiting.remove(at: place)
      let words = before.numbers(otherThan: now)
      if words.isEmpty { continue }
      values += words.map {
        (.constraint(golden: before, actual: now, of: actual.position), $0)
      }
    }
    return waiting.isEmpty ? values : nil
  }
}

extension LayoutRecord.Constraint {
  /// Returns whether another constraint has the same items, attributes and relation, so that only
  /// its numbers, its state and its source can differ.
  fileprivate func isAlike(_ other: Self) -> Bool {
    name == other.name && attribute == other.attribute && second == other.second
      && relation == other.relation
  }

  /// Returns the numbers that differ from those of another constraint, as text.
  fileprivate func numbers(otherThan other: Self) -> [String] {
    [
      (constant, other.constant), (multiplier, other.multiplier), (priority, other.priority),
    ].filter { $0 != $1 }.map { Points.text($0.0) }
  }
}

extension InferredChange {
  fileprivate func size(_ numbers: [Double]) -> CGSize? {
    guard name == "item size", numbers.count == 2 else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }
}

extension LayoutRecord.Restoration {
  /// Returns whether a layout has the value after it was set, so that no code overwrote it during
  /// layout; frames, metrics and item sizes are not checked.
  func holds(in layout: LayoutRecord) -> Bool {
    switch self {
    case .property(let property, let position, let value):
      position.view(in: layout).map { $0.look[property] ?? property.standard } == value
    case .constraint(let golden, _, let position):
      position.view(in: layout)?.constraints.contains {
        $0.isAlike(golden) && golden.numbers(otherThan: $0).isEmpty
      } ?? false
    case .measures(let section, let golden):
      layout.sections.first { $0.index == section }?.has(golden) ?? false
    case .frame, .section, .itemSize: true
    }
  }
}

extension LayoutRecord.Section {
  /// Returns whether the section's measures have these values; a value of `none` means that the
  /// measure is absent.
  fileprivate func has(_ golden: [LayoutRecord.Measure]) -> Bool {
    golden.allSatisfy { measure in
      measures.first { $0.name == measure.name }?.text ?? "none" == measure.text
    }
  }
}
