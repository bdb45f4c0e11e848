extension LayoutCause {
  /// One statement for each class the cause belongs to; only the first goes into details.
  fileprivate func statements(panes: [String], policy: ClassPolicy) -> [Statement] {
    let names = panes.filter { !$0.isEmpty }
    let place = names.isEmpty ? "" : "\(names.joined(separator: ", ")): "
    return classes.enumerated().map { position, changeClass in
      Statement(
        changeClass, place + headline, details: position == 0 ? details : [], policy: policy)
    }
  }
}

extension [LayoutDifference] {
  /// What changed in words; panes in which the very same changed share the sentence.
  func statements(policy: ClassPolicy) -> [Statement] {
    let said = flatMap { difference in
      difference.causes.map { (pane: difference.pane, cause: $0, key: SaidCause($0)) }
    }
    return said.grouped(by: \.key).flatMap { alike in
      alike[0].cause.statements(panes: alike.map(\.pane), policy: policy)
    }
  }
}

/// A cause as it is told.
private struct SaidCause: Hashable {
  let headline: String
  let details: [String]
  let classes: [ChangeClass]

  init(_ cause: LayoutCause) {
    (headline, details, classes) = (cause.headline, cause.details, cause.classes)
  }
}
