import LayoutCore

extension [ElementChange] {
  /// The changes without those of the backgrounds of list sections, whose frames follow from the
  /// rows.
  ///
  /// If only backgrounds changed, all changes are returned.
  var withoutListBackgrounds: Self {
    let others = filter { !$0.element.kind.isListBackground }
    return others.isEmpty ? self : others
  }

  /// Returns the changes without the elements other than cells, such as headers, in sections in
  /// which pinning was switched on or off, if only their geometry and z-indexes changed.
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
  /// Returns the changed views without the properties that a list sets (the corners, clipping and
  /// separators of rows, and everything of section backgrounds), if a setting of that list changed.
  ///
  /// - Parameter causes: the causes of movements, among them changed settings of lists.
  /// - Returns: the views without those properties; a view of which nothing else changed is left
  ///   out.
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
  /// Returns the indexes of the sections in which a metric changed whose name satisfies a
  /// condition.
  fileprivate func sections(_ isMeasure: (String) -> Bool) -> [Int] {
    guard case .sections(let sections, let metrics) = trigger,
      metrics.contains(where: { $0.name.map(isMeasure) ?? false })
    else { return [] }
    return sections
  }
}

extension LayoutRecord.Kind {
  /// Whether elements of the kind are the backgrounds that UIKit adds behind the sections of a
  /// list.
  fileprivate var isListBackground: Bool {
    rawValue.hasSuffix("ListLayoutSectionBackgroundColorDecorationView")
  }
}
