import Foundation
import LayoutCore
import LayoutStage
import UIKit

extension Inspection {
  /// What is wrong with the constraints on the screen, and with the texts of labels that they place.
  var constraints: [LayoutFinding] {
    ConstraintInspection(of: view.window ?? view, moment).findings
  }
}

/// The inspection of constraints in a view that is laid out, at one moment.
@MainActor struct ConstraintInspection {
  private let view: UIView
  private let moment: String

  init(of view: UIView, _ moment: String) { (self.view, self.moment) = (view, moment) }

  /// What is wrong with the constraints, and with the texts of labels that they place.
  var findings: [LayoutFinding] {
    let conflicts = view.constraintConflicts.map {
      finding(.conflictingConstraints, Self.broken(in: $0), $0.sentence)
    }
    return conflicts + placed(in: view)
  }

  /// The name of the constraint that is broken, by which two conflicts are told apart.
  static func broken(in conflict: ConstraintConflict) -> String? {
    guard let index = conflict.broken else { return nil }
    let statement = conflict.statements[index]
    return statement.identifier ?? statement.source ?? statement.first.item
  }

  private func finding(
    _ rule: LayoutRule, _ element: String?, _ detail: String
  ) -> LayoutFinding {
    LayoutFinding(rule, element, moment: moment, detail: detail)
  }

  /// What is wrong with the views in a view that constraints place.
  private func placed(in outer: UIView) -> [LayoutFinding] {
    guard !outer.isHidden else { return [] }
    return outer.subviews.flatMap { view in
      let isPlaced = !view.translatesAutoresizingMaskIntoConstraints && !view.isHidden
      let own = isPlaced ? [ambiguity(of: view), clippedText(of: view)] : []
      return own.compactMap(\.self) + placed(in: view)
    }
  }

  private func ambiguity(of view: UIView) -> LayoutFinding? {
    guard view.hasAmbiguousLayout else { return nil }
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
