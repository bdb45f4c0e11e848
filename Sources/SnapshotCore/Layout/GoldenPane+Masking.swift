import LayoutCore

extension GoldenPane {
  /// Returns the pane without what masks hide: texts, fonts and colours, but no frame.
  func hidingLooks(behind masks: [Mask]) -> GoldenPane {
    if masks.isEmpty { return self }
    var layout = layout
    layout.elements = layout.elements.map { element in
      masks.contains { $0.covers(element) } ? element.withoutLooks : element
    }
    return showing(layout)
  }
}

extension LayoutRecord.Element {
  fileprivate var withoutLooks: LayoutRecord.Element {
    LayoutRecord.Element(
      kind: kind, indexPath: indexPath, frame: frame, zIndex: zIndex, line: line)
  }
}
