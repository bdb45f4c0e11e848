import LayoutCore

/// A cause as data, for reports in JSON, JUnit XML, Markdown and HTML.
///
/// A cause with several changed properties has one value for each; the effects and the result of
/// the cause's test are part of the first.
package struct ExplainedChange: Sendable, Hashable, Codable {
  package let kind: CauseKind
  /// The labels of the changed element and view, from outside inwards; empty for the whole layout.
  package let path: [String]
  /// The property as text: `constraint title.leading`.
  package let property: String
  /// The value in the golden as text; empty if there is none.
  package let golden: String
  /// The value in the new layout as text; empty if there is none.
  package let actual: String
  /// The results, one sentence each: `3 other views moved`.
  package internal(set) var effects: [String] = []
  /// The result of the test in which the golden's value replaced the new one; nil if the cause was
  /// not tested.
  package internal(set) var proof: Cause.Proof?
}

extension Cause {
  /// The cause as data, one value for each changed property.
  package var explained: [ExplainedChange] {
    var changes = trigger.explained
    guard !changes.isEmpty else { return [] }
    changes[0].effects = effectSentences
    changes[0].proof = proof
    return changes
  }

  private var effectSentences: [String] {
    var sentences = effects.isEmpty ? [] : [Self.sentence(effects)]
    if case .views(let group) = trigger, let moved = group.movedSentence { sentences.append(moved) }
    return sentences + results
  }
}

extension Cause.Trigger {
  fileprivate var explained: [ExplainedChange] {
    switch self {
    case .viewport(let golden, let actual):
      [change(.frame, "viewport", numbers(golden), numbers(actual))]
    case .sections(let sections, let metrics):
      metrics.map { metric in
        ExplainedChange(
          kind: metric.causeKind, path: [Self.name(sections)],
          property: metric.name ?? metric.metric.rawValue,
          golden: metric.texts?.first ?? Points.text(metric.golden, separator: "×"),
          actual: metric.texts?.last ?? Points.text(metric.actual, separator: "×"))
      }
    case .inferred(let sections, let changes, _):
      changes.map { one in
        ExplainedChange(
          kind: one.causeKind, path: sections.isEmpty ? [] : [Self.name(sections)],
          property: one.name, golden: Points.text(one.golden, separator: "×"),
          actual: Points.text(one.actual, separator: "×"))
      }
    case .contentSize(let golden, let actual):
      [
        change(
          .frame, "content size", Points.text(golden, separator: "×"),
          Points.text(actual, separator: "×"))
      ]
    case .contentGrowth: [change(.frame, "content size", "", "")]
    case .setting(let name, let golden, let actual): [change(.setting, name, golden, actual)]
    case .appeared: [change(.content, "appeared", "", subject)]
    case .vanished: [change(.content, "vanished", subject, "")]
    case .text(_, let texts): texts.map(Self.text)
    case .font(_, let golden, let actual): [change(.font, "font", golden ?? "", actual ?? "")]
    case .color(_, let golden, let actual): [change(.color, "colour", golden ?? "", actual ?? "")]
    case .zOrder(_, let golden, let actual):
      [
        change(
          .order, "z-index", golden.map(String.init) ?? "", actual.map(String.init) ?? "")
      ]
    case .resized(let group): [change(.frame, group.growth, "", "")]
    case .moved(let group): [change(.frame, group.movement, "", "")]
    case .reindexed(_, let golden, let actual):
      [
        change(
          .order, "index path", ElementGroup.Places.text(golden), ElementGroup.Places.text(actual))
      ]
    case .sectionOrder(let order):
      [
        change(
          .order, "section order", order.moves.map { "\($0.golden)" }.sorted().listed,
          order.moves.map { "\($0.golden)" }.listed)
      ]
    case .views(let group): group.explained
    }
  }

  private static func text(_ text: Cause.Replacement) -> ExplainedChange {
    ExplainedChange(
      kind: .text, path: [text.label], property: "text", golden: text.golden ?? "",
      actual: text.actual ?? "")
  }

  private func change(
    _ kind: CauseKind, _ property: String, _ golden: String, _ actual: String
  ) -> ExplainedChange {
    ExplainedChange(
      kind: kind, path: subject.isEmpty ? [] : [subject], property: property, golden: golden,
      actual: actual)
  }

  private var subject: String { group?.subject ?? "" }

  private func numbers(_ numbers: [Double]) -> String { Points.text(numbers, separator: ",") }
}

extension ViewGroup {
  /// The number of other views that moved, as a sentence; nil if there are none.
  fileprivate var movedSentence: String? {
    movedViews == 0 ? nil : "\(Counted.text(movedViews, "other view")) \(movement)"
  }

  fileprivate var explained: [ExplainedChange] {
    let place = (elements.map { [$0.subject] } ?? []) + path
    func change(
      _ kind: CauseKind, _ property: String, _ golden: String, _ actual: String
    ) -> ExplainedChange {
      ExplainedChange(
        kind: kind, path: place, property: property, golden: golden, actual: actual)
    }
    return switch self.change {
    case .changed(let properties):
      properties.map {
        change($0.key.causeKind, $0.name, $0.readable(\.golden), $0.readable(\.actual))
      }
    case .texts(let texts):
      texts.map { change(.text, "text", $0.golden ?? "", $0.actual ?? "") }
    case .appeared: [change(.content, "appeared", "", path.last ?? "")]
    case .vanished: [change(.content, "vanished", path.last ?? "", "")]
    }
  }
}
