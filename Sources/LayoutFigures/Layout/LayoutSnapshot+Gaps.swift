import Foundation
import LayoutCore
import UIKit

extension LayoutSnapshot {
  /// The distances between lines and between the items of a line, section by section.
  var spacingGaps: [Gap] {
    zip(sections, lines).flatMap { section, lines -> [Gap] in
      lineGaps(between: lines, of: section)
        + lines.flatMap { interitemGaps(in: $0, of: section) }
    }
  }

  /// The margins of the sections that have items.
  var sectionInsetGaps: [Gap] {
    zip(sections, lines).flatMap { section, lines -> [Gap] in
      guard let first = lines.first, let last = lines.last else { return [] }
      let inner = CGRect(
        axis, from: first.lower, to: last.upper, across: 0, axis.turned.along(contentSize))
      return margins(around: inner, inset: section.inset)
    }
  }

  /// The insets around all content that the scroll view adds.
  var contentInsetGaps: [Gap] {
    let outer = CGRect(
      x: -contentInset.left, y: -contentInset.top,
      width: contentSize.width + contentInset.left + contentInset.right,
      height: contentSize.height + contentInset.top + contentInset.bottom)
    return bands(.contentInset, inside: outer, inset: contentInset)
  }

  /// The bands of the viewport that bars, sensors and the home indicator cover.
  var safeAreaGaps: [Gap] { bands(.safeArea, inside: viewport, inset: safeAreaInsets) }

  private func lineGaps(between lines: [LayoutLine], of section: Section) -> [Gap] {
    zip(lines, lines.dropFirst()).compactMap { line, next in
      let items = line.items + next.items
      guard next.lower > line.upper else { return nil }
      let lower = items.map { $0.lower(axis.turned) }.min() ?? 0
      let upper = items.map { $0.upper(axis.turned) }.max() ?? 0
      return Gap(
        meaning: .lineSpacing,
        frame: CGRect(axis, from: line.upper, to: next.lower, across: lower, upper),
        axis: axis, minimum: section.minimumLineSpacing)
    }
  }

  private func interitemGaps(in line: LayoutLine, of section: Section) -> [Gap] {
    let cross = axis.turned
    return zip(line.items, line.items.dropFirst()).compactMap { item, next in
      let (lower, upper) = (item.upper(cross), next.lower(cross))
      guard upper > lower else { return nil }
      return Gap(
        meaning: .interitemSpacing,
        frame: CGRect(cross, from: lower, to: upper, across: line.lower, line.upper),
        axis: cross, minimum: section.minimumInteritemSpacing)
    }
  }

  /// Returns a section's margins: along the scroll axis outside its lines, across it inside the
  /// content.
  private func margins(around lines: CGRect, inset: UIEdgeInsets) -> [Gap] {
    let (before, after) =
      axis == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let outer = CGRect(
      axis, from: lines.lower(axis) - before, to: lines.upper(axis) + after,
      across: lines.lower(axis.turned), lines.upper(axis.turned))
    return bands(.sectionInset, inside: outer, inset: inset)
  }

  /// Returns the bands along the edges of a rectangle; those at the ends of the scroll axis keep
  /// the corners.
  private func bands(_ meaning: Meaning, inside outer: CGRect, inset: UIEdgeInsets) -> [Gap] {
    let inner = outer.inset(by: inset)
    let wide = axis == .vertical ? outer : inner
    let high = axis == .vertical ? inner : outer
    func band(_ edge: Edge, _ axis: Axis, _ lower: CGFloat, _ upper: CGFloat) -> Gap? {
      let (ends, cross) = (axis == .vertical ? wide : high, axis.turned)
      guard upper > lower, ends.upper(cross) > ends.lower(cross) else { return nil }
      let frame = CGRect(
        axis, from: lower, to: upper, across: ends.lower(cross), ends.upper(cross))
      return Gap(meaning: meaning, edge: edge, frame: frame, axis: axis)
    }
    return [
      band(.top, .vertical, outer.minY, outer.minY + inset.top),
      band(.left, .horizontal, outer.minX, outer.minX + inset.left),
      band(.bottom, .vertical, outer.maxY - inset.bottom, outer.maxY),
      band(.right, .horizontal, outer.maxX - inset.right, outer.maxX),
    ].compactMap { $0 }
  }
}
