extension Scene {
  /// The number of pages, if items fill a page each; nil if the layout decides it.
  var knownPages: Int? {
    let items = sections.flatMap(\.items)
    guard variants.contains(where: { $0.layout.metrics.hasKnownPages }) else { return nil }
    return items.allSatisfy { $0.size == nil } ? items.count : nil
  }
}

extension SceneFlowMetrics {
  /// Whether an item without a size of its own is a page: neither its cell nor a number decides.
  fileprivate var hasKnownPages: Bool { fillsPage && estimatedItemSize == nil }
}
