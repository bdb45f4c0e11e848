extension GoldenLayout {
  /// Returns the layout without what masks hide: texts, fonts and colours, but no frame.
  func hidingLooks(behind masks: [Mask]) -> GoldenLayout {
    if masks.isEmpty { return self }
    let elements = elements.map { element in
      masks.contains { $0.covers(element) } ? element.withoutLooks : element
    }
    return GoldenLayout(
      name: name, device: device, orientation: orientation, scale: scale, scrollAxis: scrollAxis,
      contentSize: contentSize, viewport: viewport, origin: origin, sections: sections,
      elements: elements)
  }
}

extension GoldenLayout.Element {
  fileprivate var withoutLooks: GoldenLayout.Element {
    GoldenLayout.Element(
      kind: kind, indexPath: indexPath, frame: frame, zIndex: zIndex, line: line)
  }
}
