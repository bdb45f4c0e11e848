import Foundation
import LayoutCore
import LayoutStage
import UIKit

extension Inspection {
  /// The problems of the constraints on the screen, and of the texts of labels that they place.
  var constraints: [LayoutFinding] {
    ConstraintInspection(of: view.window ?? view, moment).findings
  }
}

/// The inspection of constraints in a view that is laid out, at one moment.
@MainActor struct ConstraintInspection {
  private let view: UIView
  private let moment: String

  init(of view: UIView, _ moment: String) { (self.view, self.moment) = (view, moment) }

  /// The problems of the constraints, and of the texts of labels that they place.
  ///
  /// What is wrong with the same view in several cells of a class is reported once, of the first
  /// cell.
  var findings: [LayoutFinding] {
    let conflicts = view.placedConflicts.map { conflict, view in
      Found(
        finding(.conflictingConstraints, Self.broken(in: conflict), conflict.sentence), in: view,
        name: Self.constraint(in: conflict))
    }
    return Self.joined(conflicts + placed(in: view))
  }

  /// A finding, and the part of a cell that it is about.
  @MainActor private struct Found {
    let finding: LayoutFinding
    let part: ElementPart?
    /// By which it is joined with others; nil if it is alone.
    let key: String?

    /// Takes a finding, and a name that distinguishes it from others of the rule about the same
    /// view.
    init(_ finding: LayoutFinding, in view: UIView?, name: String = "") {
      self.finding = finding
      part = view.flatMap { ElementPart(of: $0) }
      key = part.map { "\(finding.rule.code) \($0.way) \(name)" }
    }
  }

  /// Joins the findings about one part of several cells, in the order of the first ones.
  private static func joined(_ found: [Found]) -> [LayoutFinding] {
    let groups = Dictionary(grouping: found.indices) { found[$0].key ?? "\($0)" }
    return groups.values.sorted { ($0.first ?? 0) < ($1.first ?? 0) }.compactMap { group in
      let parts = group.compactMap { index in found[index].part.map { (index, $0) } }
      guard let (index, part) = parts.min(by: { $0.1.path < $1.1.path }) else {
        return group.first.map { found[$0].finding }
      }
      var finding = found[index].finding
      finding.places = FindingPlaces(
        kind: part.kind, count: Set(parts.map { ObjectIdentifier($0.1.element) }).count,
        first: part.path.words, part: found[index].key ?? part.way)
      return finding
    }
  }

  /// Returns the text that distinguishes the broken constraint from others of its view, the same in
  /// each cell.
  private static func constraint(in conflict: ConstraintConflict) -> String {
    guard let index = conflict.broken else { return "" }
    let statement = conflict.statements[index]
    // One line may make several.
    return "\(statement.identifier ?? statement.location ?? "") \(statement.attribute)"
  }

  /// The name of the constraint that is broken, by which two conflicts are distinguished.
  static func broken(in conflict: ConstraintConflict) -> String? {
    guard let index = conflict.broken else { return nil }
    let statement = conflict.statements[index]
    return statement.identifier ?? statement.location ?? statement.item
  }

  private func finding(
    _ rule: LayoutRule, _ element: String?, _ detail: String
  ) -> LayoutFinding {
    LayoutFinding(rule, element, moment: moment, detail: detail)
  }

  /// Returns the problems of the views in a view that constraints place.
  private func placed(in outer: UIView) -> [Found] {
    guard !outer.isHidden else { return [] }
    return outer.subviews.flatMap { view in
      let isPlaced = !view.translatesAutoresizingMaskIntoConstraints && !view.isHidden
      let own = isPlaced ? [ambiguity(of: view), clippedText(of: view)] : []
      return own.compactMap(\.self).map { Found($0, in: view) } + placed(in: view)
    }
  }

  private func ambiguity(of view: UIView) -> LayoutFinding? {
    // A preview's size is its fitting size in whole points. Views of equal hugging may divide the
    // fraction between the two, which nothing in the source left open.
    guard let freedom = view.layoutFreedom, freedom >= 1 else { return nil }
    return finding(
      .ambiguousConstraints, Self.name(of: view),
      "its constraints allow other frames than \(view.frame.words)")
  }

  private func clippedText(of view: UIView) -> LayoutFinding? {
    guard let label = view as? UILabel, let clipping = label.clipping else { return nil }
    // A label without an identifier is named by its text, which is not said twice.
    let text = label.accessibilityIdentifier == nil ? "its text" : "“\(label.text ?? "")”"
    return finding(
      .clippedText, Self.name(of: label),
      "\(text) is \(clipping.needed.hundredths) points \(clipping.way), its label "
        + clipping.available.hundredths)
  }

  private static func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    if let label = view as? UILabel, let text = label.text { return "label “\(text)”" }
    return "\(type(of: view))"
  }
}
