import Foundation
import LayoutCore

extension Annotations {
  /// Outlines the groups of a compositional layout, including nested groups, and labels groups and
  /// items with the sizes in their descriptions: `½ of 375`.
  ///
  /// A section repeats its group; only the first visible group is labelled.
  mutating func addGroups() {
    for section in layout.sections {
      let measures = Dictionary(
        section.measures.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
      for box in section.boxes.value where box.isGroup { outline(box) }
      place(section.boxes.value.filter(\.isFirst).compactMap { label(of: $0, measures) })
    }
  }

  private mutating func outline(_ box: CompositionalBox) {
    for part in page.shownParts(of: box.frame, under: covers) { shape(.outline(part, .group)) }
  }

  private func label(of box: CompositionalBox, _ measures: [String: String]) -> LabelRequest? {
    let parts = page.shownParts(of: box.frame, under: covers)
    guard let text = box.fraction(measures), let frame = parts.max(by: { $0.area < $1.area }) else {
      return nil
    }
    let size = metrics.size(text, .measure)
    let options = LabelOption.lowerEdge(of: frame, size: size)
    return options.isEmpty ? nil : LabelRequest(text: text, role: .measure, options: options)
  }
}

extension CompositionalBox {
  /// Returns the size of a section's group, or the extent of an item along its group, as text; nil
  /// if these were not recorded.
  ///
  /// The text is `÷ 3` for an item that a group repeats three times.
  fileprivate func fraction(_ measures: [String: String]) -> String? {
    guard let width = measures["\(name) width"], let height = measures["\(name) height"] else {
      return nil
    }
    let words = name.split(separator: " ")
    guard words.count > 2 else { return "\(width) × \(height)" }
    let group = words.dropLast(2).joined(separator: " ")
    if let count = measures["\(group) count"] { return "÷ \(count)" }
    return measures["\(group) direction"] == "horizontal" ? width : height
  }
}

extension LabelOption {
  /// Returns the options for a label in a group's or item's frame: along the lower edge, then in
  /// the middle.
  fileprivate static func lowerEdge(of rect: CGRect, size: CGSize) -> [LabelOption] {
    let margin: CGFloat = min(4, (rect.width - size.width) / 2, (rect.height - size.height) / 2)
    guard margin >= 0 else { return [] }
    let inner = rect.insetBy(dx: margin, dy: margin)
    let (middle, bottom) = (rect.midX - size.width / 2, inner.maxY - size.height)
    let origins = [
      CGPoint(x: middle, y: bottom), CGPoint(x: inner.minX, y: bottom),
      CGPoint(x: inner.maxX - size.width, y: bottom),
      CGPoint(x: middle, y: rect.midY - size.height / 2), inner.origin,
    ]
    return origins.enumerated().map {
      LabelOption(frame: CGRect(origin: $1, size: size), cost: CGFloat($0))
    }
  }
}
