import Foundation
import LayoutCore

extension RenderedFigure {
  /// What came of a scene in numbers: the size of its cells and how many stand in a line.
  package var caption: String {
    guard let layout, let first = layout.elements.first(where: { $0.kind == .cell }) else {
      return ""
    }
    let cells = layout.elements.filter { $0.kind == .cell }.map(\.frame)
    guard cells.allSatisfy({ $0.size == first.frame.size }) else {
      return "content \(layout.contentSize.words)"
    }
    let line = cells.count { frame in
      layout.axis == .vertical
        ? frame.minY == first.frame.minY : frame.minX == first.frame.minX
    }
    return "\(first.frame.size.words), \(line) in a line"
  }
}

extension CGSize {
  /// `150 × 220 pt`.
  fileprivate var words: String { "\(width.hundredths) × \(height.hundredths) pt" }
}
