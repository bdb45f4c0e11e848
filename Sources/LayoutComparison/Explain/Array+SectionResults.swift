import LayoutCore

extension [ElementChange] {
  /// The changes without those of backgrounds of list sections, which follow from the rows; all if
  /// nothing else changed.
  var withoutListBackgrounds: Self {
    let others = filter { !$0.element.kind.isListBackground }
    return others.isEmpty ? self : others
  }

  /// Returns the changes without the z-index of headers and footers that newly stay at the edge of
  /// the visible part, or no longer do.
  func withoutOrderOfPinned(by causes: [Cause]) -> Self {
    let sections = Set(
      causes.flatMap { $0.sections { LayoutRecord.Measure.isPinning($0) } })
    if sections.isEmpty { return self }
    return filter { change in
      change.element.kind == .cell || !sections.contains(change.element.indexPath.section)
        || change.aspects != change.aspects.intersection(.geometry.union(.zOrder))
    }
  }
}

extension [ViewOwner] {
  /// Returns the views without what a list sets in its rows: corners, separators and backgrounds.
  ///
  /// - Parameter causes: the causes of movements, among them changed settings of lists.
  /// - Returns: the views, and those that something else changed.
  func withoutRows(ofListsIn causes: [Cause]) -> [ViewOwner] {
    let sections = Set(causes.flatMap { $0.sections { $0.hasPrefix("list ") } })
    if sections.isEmpty { return self }
    return compactMap { owner in
      guard let element = owner.element?.element, sections.contains(element.indexPath.section),
        owner.change.path.isEmpty
      else { return owner }
      let isBackground = element.kind.isListBackground
      let kept = owner.change.keeping { property in
        !isBackground && !Self.ofRows.contains(property.key)
      }
      return kept.map { ViewOwner(element: owner.element, change: $0) }
    }
  }

  private static var ofRows: Set<LayoutRecord.ViewProperty> {
    [.cornerRadius, .maskedCorners, .clips, .rowSeparators, .separatorInset]
  }
}

extension Cause {
  /// The sections of which a measure with such a name changed.
  fileprivate func sections(_ isMeasure: (String) -> Bool) -> [Int] {
    guard case .sections(let sections, let metrics) = trigger,
      metrics.contains(where: { $0.name.map(isMeasure) ?? false })
    else { return [] }
    return sections
  }
}

extension LayoutRecord.Kind {
  /// Whether elements of the kind are the backgrounds that UIKit puts behind the sections of a list.
  fileprivate var isListBackground: Bool {
    rawValue.hasSuffix("ListLayoutSectionBackgroundColorDecorationView")
  }
}
