import Foundation

extension GoldenLayout {
  /// Returns the layout with the cells' lines counted where they are not given.
  ///
  /// A cell begins a line when it starts, along the axis, no earlier than the line before it ends. That is
  /// how flow layouts stack lines; of columns of unequal heights it makes few lines, and no harm.
  public func numberingLines() -> GoldenLayout {
    let cells = elements.filter { $0.kind == .cell }.grouped { $0.indexPath.section }
    let lines = cells.map(lines).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    return GoldenLayout(
      name: name, device: device, orientation: orientation, scale: scale, scrollAxis: scrollAxis,
      contentSize: contentSize, viewport: viewport, origin: origin, sections: sections,
      elements: elements.map { element in
        element.kind == .cell && element.line == nil
          ? element.standing(inLine: lines[element.indexPath]) : element
      })
  }

  private func lines(of cells: [Element]) -> [Index: Int] {
    var lines: [Index: Int] = [:]
    var line = 0
    var end = -Double.infinity
    for cell in cells {
      let extent = scrollAxis.extent(of: cell.frame)
      if extent.start >= end && end > -.infinity { line += 1 }
      end = extent.start >= end ? extent.end : max(end, extent.end)
      lines[cell.indexPath] = line
    }
    return lines
  }
}

extension GoldenLayout.Element {
  fileprivate func standing(inLine line: Int?) -> GoldenLayout.Element {
    GoldenLayout.Element(
      kind: kind, indexPath: indexPath, frame: frame, zIndex: zIndex, text: text, font: font,
      color: color, line: line)
  }
}
