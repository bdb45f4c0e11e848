import Foundation
import LayoutCore
import LayoutStage
import RasterText
import UIKit

extension Inspection {
  /// The findings about the constraints on the screen, clipped text in labels that are placed by
  /// constraints, characters without glyphs, and fonts whose colours are not drawn.
  var constraints: [LayoutFinding] {
    ConstraintInspection(of: view.window ?? view, moment).findings
  }
}

/// An inspection of the constraints in a laid-out view at one moment.
@MainActor struct ConstraintInspection {
  private let view: UIView
  private let moment: String

  init(of view: UIView, _ moment: String) { (self.view, self.moment) = (view, moment) }

  /// The view that is shown without its app; nil if a screen is shown.
  ///
  /// The ambiguity of its frame is not reported, because constraints to its superview in the app
  /// determine the frame there.
  private var viewAlone: UIView? {
    let window = view as? UIWindow ?? view.window
    return (window?.rootViewController as? any SingleViewController)?.content
  }

  /// The findings about the constraints, clipped text in labels that are placed by constraints,
  /// characters without glyphs, and fonts whose colours are not drawn.
  ///
  /// A problem of the same view in several cells of a class is reported once, for the first cell.
  var findings: [LayoutFinding] {
    let conflicts = view.placedConflicts.map { conflict, view in
      Found(
        finding(.conflictingConstraints, Self.broken(in: conflict), conflict.sentence), in: view,
        name: Self.constraint(in: conflict))
    }
    return Self.joined(conflicts + placed(in: view) + missingGlyphs + undrawnColors)
  }

  /// A finding, and the part of a cell, header or footer that it concerns.
  @MainActor private struct Found {
    let finding: LayoutFinding
    let part: ElementPart?
    /// The key by which findings are merged into one; nil if the finding is not in a cell, header
    /// or footer.
    let key: String?

    /// Makes a pair of a finding and the view that it concerns.
    ///
    /// Findings with different names are not merged, even if they concern the same rule and view.
    init(_ finding: LayoutFinding, in view: UIView?, name: String = "") {
      self.finding = finding
      part = view.flatMap { ElementPart(of: $0) }
      key = part.map { "\(finding.rule.code) \($0.way) \(name)" }
    }
  }

  /// Merges the findings about the same part of several cells, headers or footers, in order of
  /// first occurrence.
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

  /// Returns a text that identifies the broken constraint among the constraints of its view, and
  /// that is the same for all cells; empty if none is broken.
  private static func constraint(in conflict: ConstraintConflict) -> String {
    guard let index = conflict.broken else { return "" }
    let statement = conflict.statements[index]
    // One source line may create several constraints, so the attribute is part of the text.
    return "\(statement.identifier ?? statement.location ?? "") \(statement.attribute)"
  }

  /// Returns the name of the broken constraint, which distinguishes one conflict from another; nil
  /// if none is broken.
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

  /// Returns the findings about those views inside a view that are placed by constraints.
  private func placed(in outer: UIView) -> [Found] {
    guard !outer.isHidden else { return [] }
    let alone = viewAlone
    return outer.subviews.flatMap { view in
      let isPlaced = !view.translatesAutoresizingMaskIntoConstraints && !view.isHidden
      let ambiguity = view === alone ? nil : ambiguity(of: view)
      let own = isPlaced ? [ambiguity, clippedText(of: view)] : []
      return own.compactMap(\.self).map { Found($0, in: view) } + placed(in: view)
    }
  }

  private var missingGlyphs: [Found] {
    view.missingGlyphs.map { view, characters in
      let names = characters.prefix(5).map(MissingGlyph.words)
      let rest = characters.count - names.count
      let all = rest > 0 ? names + ["\(rest) more"] : names
      let reason = MissingGlyph.reason(absent: MissingGlyph.absentFonts(for: characters))
      return Found(
        finding(
          .missingGlyphs, Self.name(of: view),
          "no font has \(all.joined(separator: ", "))\(reason)"),
        in: view)
    }
  }

  private var undrawnColors: [Found] {
    view.undrawnColors.map { view, fonts in
      Found(
        finding(
          .undrawnColors, Self.name(of: view),
          "the text is drawn without the \(fonts.joined(separator: " and the "))"),
        in: view)
    }
  }

  private func ambiguity(of view: UIView) -> LayoutFinding? {
    // The size of a preview is its fitting size in whole points. Views of equal hugging priority
    // can divide the added fraction of a point in different ways, which is not an ambiguity of the
    // app's constraints.
    guard let freedom = view.layoutFreedom, freedom >= 1 else { return nil }
    return finding(
      .ambiguousConstraints, Self.name(of: view),
      "its constraints allow other frames than \(view.frame.words)")
  }

  private func clippedText(of view: UIView) -> LayoutFinding? {
    guard let label = view as? UILabel, let clipping = label.clipping else { return nil }
    // A label without an identifier is named by its text, so the text is not repeated.
    let text = label.accessibilityIdentifier == nil ? "its text" : "“\(label.text ?? "")”"
    let place = label.documentPlace.map { " (\($0.text))" } ?? ""
    return finding(
      .clippedText, Self.name(of: label),
      "\(text) is \(clipping.needed.hundredths) points \(clipping.way), its label "
        + clipping.available.hundredths + place)
  }

  /// The findings about clipped texts, keyed by the locations of their labels in a nib or
  /// storyboard; labels without a location are left out.
  var clippedTextsOfDocuments: [String: LayoutFinding] {
    let labels = placedLabels(in: view).compactMap { label in
      label.documentPlace.flatMap { place in clippedText(of: label).map { (place.text, $0) } }
    }
    // Several cells of one prototype have labels with the same location; the first is reported.
    return Dictionary(labels) { first, _ in first }
  }

  /// The texts that are clipped by labels placed by constraints, without duplicates.
  var clippedTexts: [String] {
    Set(placedLabels(in: view).filter { $0.clipping != nil }.compactMap(\.text)).sorted()
  }

  /// The names of the broken constraints, or the descriptions of conflicts in which no constraint
  /// is broken, without duplicates.
  var brokenConstraints: [String] {
    Set(view.constraintConflicts.map { Self.broken(in: $0) ?? $0.sentence }).sorted()
  }

  private func placedLabels(in outer: UIView) -> [UILabel] {
    guard !outer.isHidden else { return [] }
    return outer.subviews.flatMap { view in
      let isPlaced = !view.translatesAutoresizingMaskIntoConstraints && !view.isHidden
      return (isPlaced ? [view as? UILabel].compactMap(\.self) : []) + placedLabels(in: view)
    }
  }

  /// The findings about views that are partly outside the width of the window.
  var viewsOutside: [LayoutFinding] {
    view.viewsOutside.map { outside in
      let frame = outside.convert(outside.bounds, to: view)
      return finding(
        .viewOutsideWindow, Self.name(of: outside),
        "its frame is \(frame.words) in a window \(view.bounds.width.hundredths) points wide")
    }
  }

  static func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    if let label = view as? UILabel, let text = label.text { return "label “\(text)”" }
    return "\(type(of: view))"
  }
}
