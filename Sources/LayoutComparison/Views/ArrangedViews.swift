import LayoutCore

/// The arranged views of a stack view in both layouts, identified by their labels in records.
struct ArrangedViews {
  /// The labels before and now of views that are labelled with their text, if the text changed.
  private let renamed: [(golden: String, actual: String)]

  /// Whether the stack is hidden in only one of the layouts; the views of a hidden stack are not
  /// recorded.
  private let isHidden: Bool

  init(_ golden: LayoutRecord.View, _ actual: LayoutRecord.View, _ matching: ViewMatching) {
    isHidden = golden.look[.hidden] != actual.look[.hidden]
    renamed = matching.pairs.map { ($0.golden.arrangedLabel, $0.actual.arrangedLabel) }
      .filter { $0 != $1 }
  }

  /// Returns the changes of a stack without those that follow from changed texts of its views, or
  /// from views that appeared or vanished.
  func changes(_ changes: [ViewChange.Property]) -> [ViewChange.Property] {
    changes.compactMap { change in
      switch change.key {
      case .arranged: order(change)
      case .customSpacing: spacings(change)
      default: change
      }
    }
  }

  private func order(_ change: ViewChange.Property) -> ViewChange.Property? {
    let old = Self.labels(change.golden).map(nameNow)
    let new = Self.labels(change.actual)
    let difference = new.difference(from: old).inferringMoves()
    let isReordered = difference.contains { step in
      if case .remove(_, _, let other) = step { other != nil } else { false }
    }
    guard isReordered else { return nil }
    return ViewChange.Property(
      .arranged, golden: old.joined(separator: ", "), actual: change.actual)
  }

  private func spacings(_ change: ViewChange.Property) -> ViewChange.Property? {
    if isHidden { return nil }
    let golden = renamed.reduce(change.golden) { text, names in
      text.replacing(names.golden, with: names.actual)
    }
    return golden == change.actual
      ? nil : ViewChange.Property(.customSpacing, golden: golden, actual: change.actual)
  }

  private func nameNow(_ label: String) -> String {
    renamed.first { $0.golden == label }?.actual ?? label
  }

  /// Returns the labels in a list, which are separated by commas outside of quotation marks.
  private static func labels(_ text: String) -> [String] {
    var (labels, label, depth) = ([String](), "", 0)
    for letter in text {
      if letter == "“" { depth += 1 }
      if letter == "”" { depth -= 1 }
      if letter == ",", depth <= 0 {
        labels.append(label)
        label = ""
      } else if !(letter == " " && label.isEmpty) {
        label.append(letter)
      }
    }
    return labels + [label]
  }
}
