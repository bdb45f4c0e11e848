import Foundation
import LayoutCore

extension LayoutRecord {
  /// The gaps between lines, and between the items of each line, for all sections in order.
  var spacingGaps: [Gap] {
    zip(sections, lines).flatMap { section, lines -> [Gap] in
      // In a compositional layout, a cell is smaller than its slot by the item's insets, so gaps
      // are measured between slots.
      guard section.boxes.value.isEmpty else { return slotGaps(of: section) }
      return lineGaps(between: lines, of: section)
        + lines.flatMap { interitemGaps(in: $0, of: section) }
    }
  }

  /// The gaps that sections' insets leave empty, for sections that contain items.
  var sectionInsetGaps: [Gap] {
    zip(sections, lines).flatMap { section, lines -> [Gap] in
      guard section.boxes.value.isEmpty else { return slotInsets(of: section) }
      guard let first = lines.first, let last = lines.last else { return [] }
      let inner = CGRect(
        axis, from: first.lower, to: last.upper, across: 0, axis.turned.along(contentSize))
      return margins(around: inner, inset: section.inset)
    }
  }

  /// The gaps that the scroll view's content inset leaves empty around all content.
  var contentInsetGaps: [Gap] {
    let (top, left, bottom, right) = axis.sides(contentInset)
    let outer = CGRect(
      x: -left, y: -top, width: contentSize.width + left + right,
      height: contentSize.height + top + bottom)
    return bands(.contentInset, inside: outer, inset: contentInset)
  }

  /// The parts of the viewport that bars, sensors and the home indicator cover.
  var safeAreaGaps: [Gap] { bands(.safeArea, inside: viewport, inset: safeAreaInsets) }

  private func lineGaps(between lines: [LayoutLine], of section: Section) -> [Gap] {
    zip(lines, lines.dropFirst()).compactMap { line, next in
      let items = line.items + next.items
      guard next.lower > line.upper else { return nil }
      let lower = items.map { $0.lower(axis.turned) }.min() ?? 0
      let upper = items.map { $0.upper(axis.turned) }.max() ?? 0
      return Gap(
        overlayStyle: .lineSpacing,
        frame: CGRect(axis, from: line.upper, to: next.lower, across: lower, upper),
        axis: axis, minimum: section.lineSpacing)
    }
  }

  private func interitemGaps(in line: LayoutLine, of section: Section) -> [Gap] {
    let cross = axis.turned
    return zip(line.items, line.items.dropFirst()).compactMap { item, next in
      let (lower, upper) = (item.upper(cross), next.lower(cross))
      guard upper > lower else { return nil }
      return Gap(
        overlayStyle: .interitemSpacing,
        frame: CGRect(cross, from: lower, to: upper, across: line.lower, line.upper),
        axis: cross, minimum: section.interitemSpacing)
    }
  }

  /// Returns the gaps that a section's insets leave empty.
  ///
  /// Those along the scroll axis are before and after the section's lines; those across it are at
  /// the edges of the content.
  private func margins(around lines: CGRect, inset: AxisInsets) -> [Gap] {
    let outer = CGRect(
      axis, from: lines.lower(axis) - inset.start, to: lines.upper(axis) + inset.end,
      across: lines.lower(axis.turned), lines.upper(axis.turned))
    return bands(.sectionInset, inside: outer, inset: inset)
  }

  /// Returns the gaps along the edges of a rectangle, for an inset.
  ///
  /// The corners are parts of the gaps at the ends of the scroll axis.
  func bands(
    _ overlayStyle: OverlayStyle, inside outer: CGRect, inset: AxisInsets
  ) -> [Gap] {
    let cross = axis.turned
    let (start, end) = (outer.lower(axis), outer.upper(axis))
    let (near, far) = (outer.lower(cross), outer.upper(cross))
    let (first, last) = (start + inset.start, end - inset.end)
    return [
      Gap(
        overlayStyle: overlayStyle, side: .start,
        frame: CGRect(axis, from: start, to: first, across: near, far), axis: axis),
      Gap(
        overlayStyle: overlayStyle, side: .near,
        frame: CGRect(axis, from: first, to: last, across: near, near + inset.near), axis: cross),
      Gap(
        overlayStyle: overlayStyle, side: .end,
        frame: CGRect(axis, from: last, to: end, across: near, far), axis: axis),
      Gap(
        overlayStyle: overlayStyle, side: .far,
        frame: CGRect(axis, from: first, to: last, across: far - inset.far, far), axis: cross),
    ].filter { $0.frame.size.width > 0 && $0.frame.size.height > 0 }
  }
}

extension LayoutRecord {
  /// The rectangle of all content, with its origin at zero.
  var content: CGRect { CGRect(origin: .zero, size: contentSize) }
}
