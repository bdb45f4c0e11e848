package import Foundation
import LayoutStage
package import UIKit

/// The problems of a laid-out screen, and the frames of its texts.
@MainActor package struct SettingInspection {
  /// The problems: clipped texts, overlapping texts, views outside the window, and conflicting
  /// constraints.
  package private(set) var problems: [SettingProblem] = []
  /// The frames of the labels, keyed by their accessibility identifiers or, if they have none, by
  /// their positions in the view tree.
  package private(set) var frames: [String: CGRect] = [:]

  /// The texts outside of cells, headers and footers, keyed as in `frames`.
  package private(set) var texts: [String: ShownText] = [:]

  /// A text as a label shows it.
  package struct ShownText {
    var name: String
    var lines: Int
    /// A description of the constraint or view that limits the label's width; nil if none is known.
    var blame: String?
    /// Whether the label has an identifier, so that it is found even if the views around it change.
    var isIdentified: Bool
  }

  private var labels: [(label: UILabel, key: String, text: CGRect)] = []
  private let window: UIView

  /// The maximum number of labels that are compared with each other.
  private static let limit = 300

  /// Inspects a window.
  package init(of window: UIView) {
    self.window = window
    visit(window, key: "")
    findTexts()
    for (label, key, _) in labels { findClipping(of: label, key) }
    findOverlaps()
    findOutside()
    findConflicts()
  }

  private mutating func visit(_ view: UIView, key: String) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let label = view as? UILabel, label.text?.isEmpty == false {
      let key = label.accessibilityIdentifier ?? key
      let text = label.textRect(
        forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
      labels.append((label, key, label.convert(text, to: window)))
      frames[key] = label.convert(label.bounds, to: window)
    }
    for (index, subview) in view.subviews.enumerated() { visit(subview, key: "\(key).\(index)") }
  }

  /// Finds the texts outside of the cells, headers and footers of tables and collections, whose
  /// positions in the view tree depend on the scroll position.
  private mutating func findTexts() {
    for (label, key, text) in labels {
      let isReused = sequence(first: label as UIView, next: \.superview).contains {
        $0 is UICollectionReusableView || $0 is UITableViewCell || $0 is UITableViewHeaderFooterView
      }
      if isReused { continue }
      texts[key] = ShownText(
        name: name(of: label), lines: Int((text.height / label.font.lineHeight).rounded()),
        blame: blame(label, along: .horizontal), isIdentified: label.accessibilityIdentifier != nil)
    }
  }

  /// Returns the differences from the default settings: texts with another number of lines, and
  /// texts of labels with identifiers that are shown only with these settings or only with the
  /// default ones.
  func differences(from usual: SettingInspection) -> [SettingProblem] {
    Set(texts.keys).union(usual.texts.keys).sorted().compactMap { key in
      difference(key, texts[key], usual.texts[key])
    }
  }

  private func difference(_ key: String, _ text: ShownText?, _ usual: ShownText?) -> SettingProblem?
  {
    let detail: String
    switch (text, usual) {
    case (let text?, let usual?) where text.lines != usual.lines:
      let lines = text.lines == 1 ? "1 line" : "\(text.lines) lines"
      detail = "\(text.name) has \(lines), usually \(usual.lines)"
    case (nil, let usual?) where usual.isIdentified: detail = "\(usual.name) is not shown"
    case (let text?, nil) where text.isIdentified: detail = "\(text.name) is shown, usually not"
    default: return nil
    }
    let change = (text?.lines ?? 0) - (usual?.lines ?? 0)
    return SettingProblem(
      kind: .differing, element: text?.name ?? usual?.name ?? key, detail: detail,
      blame: text?.blame ?? usual?.blame, frames: [frames[key]].compactMap(\.self),
      key: "differs \(key)", extent: CGFloat(abs(change)))
  }

  private mutating func findClipping(of label: UILabel, _ key: String) {
    guard let clipping = label.clipping, let frame = frames[key] else { return }
    problems.append(
      SettingProblem(
        kind: .clipped, element: name(of: label),
        detail: "“\(label.text ?? "")” is \(clipping.needed.hundredths) points \(clipping.way), "
          + "its label \(clipping.available.hundredths)",
        blame: blame(label, along: clipping.way == "wide" ? .horizontal : .vertical),
        frames: [frame], key: "clipped \(key)", extent: clipping.needed - clipping.available))
  }

  private mutating func findOverlaps() {
    let shown = labels.prefix(Self.limit).filter { isOnScreen($0.text) }
    for (index, first) in shown.enumerated() {
      for second in shown.dropFirst(index + 1) {
        let common = first.text.intersection(second.text)
        guard common.width > 1, common.height > 1 else { continue }
        let names = "\(name(of: first.label)) and \(name(of: second.label))"
        problems.append(
          SettingProblem(
            kind: .overlapping, element: names,
            detail: "\(names) overlap by \(common.width.hundredths) × \(common.height.hundredths)",
            blame: blame(second.label, along: .horizontal),
            frames: [first.text, second.text], key: "overlap \(first.key) \(second.key)",
            extent: min(common.width, common.height)))
      }
    }
  }

  private func isOnScreen(_ frame: CGRect) -> Bool { frame.intersects(window.bounds) }

  private mutating func findOutside() {
    for view in window.viewsOutside {
      let frame = view.convert(view.bounds, to: window)
      problems.append(
        SettingProblem(
          kind: .outside, element: name(of: view),
          detail: "it is from \(frame.minX.hundredths) to \(frame.maxX.hundredths) in a window "
            + "\(window.bounds.width.hundredths) points wide",
          blame: blame(view, along: .horizontal), frames: [frame],
          key: "outside \(name(of: view))",
          extent: max(-frame.minX, frame.maxX - window.bounds.width)))
    }
  }

  private mutating func findConflicts() {
    for (conflict, view) in window.placedConflicts {
      let statement = conflict.broken.map { conflict.statements[$0] }
      let name = ConstraintInspection.broken(in: conflict) ?? "constraints"
      let frame = view.map { $0.convert($0.bounds, to: window) }
      problems.append(
        SettingProblem(
          kind: .conflicting, element: name, detail: conflict.sentence,
          blame: statement.map(Self.words), frames: [frame].compactMap(\.self),
          key: "conflict \(name)", extent: 0))
    }
  }

  private func name(of view: UIView) -> String { ConstraintInspection.name(of: view) }

  /// Returns a description of the constraint that limits a view's size along an axis, or of the
  /// stack view that arranges the view, or a note that code sets its frame; nil if none of these is
  /// known.
  private func blame(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> String? {
    if let limit = view.limits(along: axis).first { return Self.words(limit) }
    for outer in sequence(first: view.superview, next: { $0?.superview }) {
      guard let outer else { break }
      if let stack = outer as? UIStackView { return "\(name(of: stack)) arranges it" }
      if outer is UICollectionReusableView || outer is UITableViewCell { break }
    }
    guard let outer = view.superview else { return nil }
    return view.translatesAutoresizingMaskIntoConstraints
      ? "its frame in \(name(of: outer)) is set in code" : nil
  }

  private static func words(_ statement: ConstraintStatement) -> String {
    [statement.sentence, statement.location].compactMap(\.self).joined(separator: ", ")
  }
}
