extension Scene {
  /// The number of pages, if a variant has a layout in which every item fills exactly one page;
  /// otherwise nil, because the number is known only after the layout.
  var knownPages: Int? {
    let items = sections.flatMap(\.items)
    guard variants.contains(where: { $0.layout.metrics.hasKnownPages }) else { return nil }
    return items.allSatisfy { $0.size == nil } ? items.count : nil
  }
}

extension SceneFlowMetrics {
  /// Whether an item without its own size always fills exactly one page.
  fileprivate var hasKnownPages: Bool { fillsPage && estimatedItemSize == nil }
}
