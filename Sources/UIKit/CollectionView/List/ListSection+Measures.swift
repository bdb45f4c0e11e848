import LayoutCore

extension ListSection {
  /// Returns the list's settings that differ from the default, and the measures of its section
  /// without those of the background, which every list section has.
  func measures(
    in traits: UITraitCollection, with others: [LayoutRecord.Measure]
  ) -> [LayoutRecord.Measure] {
    var measures = [LayoutRecord.Measure("list appearance", "\(configuration.appearance)")]
    if configuration.headerMode != .none {
      measures.append(.init("list header mode", "\(configuration.headerMode)"))
    }
    if configuration.footerMode != .none {
      measures.append(.init("list footer mode", "\(configuration.footerMode)"))
    }
    if !configuration.showsSeparators { measures.append(.init("list separators", "hidden")) }
    if let padding = configuration.headerTopPadding {
      measures.append(.init("list header top padding", Double(padding).shortest))
    }
    if let color = configuration.backgroundColor {
      measures.append(.init("list background", color.value(in: traits).hex))
    }
    let background = "decoration \(ListSectionBackground.kind)"
    return measures + others.filter { !$0.name.hasPrefix(background) }
  }
}
