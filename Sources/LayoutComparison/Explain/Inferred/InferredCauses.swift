import Foundation
import LayoutCore
import RasterCore

/// The causes inferred from frames, for sections whose metrics are not recorded or did not change.
struct InferredCauses {
  let sections: [Int: InferredCause]
  private let axis: Axis

  /// Infers the causes for the sections whose cells changed their frames.
  ///
  /// - Parameters:
  ///   - golden: the layout before.
  ///   - actual: the layout now.
  ///   - changes: the differences between the elements of both layouts.
  ///   - recorded: the sections whose recorded metrics changed, which need no other cause.
  ///   - matching: the matching of the sections of both layouts.
  init(
    from golden: LayoutRecord, to actual: LayoutRecord, _ changes: [ElementChange],
    recorded: [Int], sections matching: SectionMatching
  ) {
    axis = actual.axis
    // If the viewport's size, the scroll axis or the reading direction changed, that already
    // explains all changes of the layout.
    guard golden.viewport.size == actual.viewport.size, golden.axis == actual.axis,
      !Self.isMirrored(golden, actual)
    else {
      sections = [:]
      return
    }
    let inspection = Inspection(
      golden: SectionSpaces(golden), actual: SectionSpaces(actual), matching: matching)
    let changed = Dictionary(grouping: changes, by: \.element.indexPath.section)
    sections = changed.filter { section, changes in
      !recorded.contains(section)
        && changes.contains {
          $0.element.kind == .cell && !$0.aspects.isDisjoint(with: .geometry)
        }
    }.reduce(into: [:]) { causes, one in
      causes[one.key] = inspection.cause(section: one.key, one.value)
    }
  }

  /// Returns whether the reading direction changed; false if it was not recorded.
  private static func isMirrored(_ golden: LayoutRecord, _ actual: LayoutRecord) -> Bool {
    guard let old = golden.settings?[.direction], let new = actual.settings?[.direction] else {
      return false
    }
    return old != new
  }

  /// Returns whether an inferred cause of the element's section can explain the element's change.
  func explains(_ change: ElementChange) -> Bool {
    guard let cause = sections[change.element.indexPath.section],
      let old = change.golden?.frame.size, let new = change.actual?.frame.size
    else { return false }
    if same(axis.along(old), axis.along(new)) { return true }
    return change.element.kind == .cell && cause.explainsHeights
  }
}

/// The two layouts whose sections are compared, each with the starts and ends of its sections.
private struct Inspection {
  let golden: SectionSpaces
  let actual: SectionSpaces
  let matching: SectionMatching

  func cause(section: Int, _ changes: [ElementChange]) -> InferredCause? {
    guard let former = matching.former(of: section), let old = golden.cells[former],
      let new = actual.cells[section]
    else { return nil }
    let axis = actual.layout.axis
    let heights = CellHeights(old, new, changes, on: axis)
    let isCounted = changes.contains {
      $0.element.kind == .cell && !$0.aspects.isDisjoint(with: [.appeared, .vanished])
    }
    if actual.recorded.contains(section), let size = InferredCause(ofItems: heights, on: axis) {
      return size
    }
    let isSameStart = follows(section, asDid: former)
    guard let before = golden.grid(of: former, hasStart: isSameStart),
      let after = actual.grid(of: section, hasStart: isSameStart),
      // If there is only one line, an inserted or deleted item changes the number of columns, so
      // the measurements of the two layouts are not comparable.
      !isCounted || before.hasLines && after.hasLines
    else { return InferredCause(ofItems: heights, on: axis) }
    return InferredCause(from: before, to: after, heights: heights, on: axis)
  }

  /// Returns whether a section is preceded by the same section as in the golden.
  ///
  /// If a different section precedes it, the distance to that section is not comparable.
  private func follows(_ section: Int, asDid former: Int) -> Bool {
    guard let before = actual.sectionsBefore[section] else {
      return golden.sectionsBefore[former] == nil
    }
    return matching.former(of: before).map { $0 == golden.sectionsBefore[former] } ?? false
  }
}

/// The starts and ends of a layout's sections.
private struct SectionSpaces {
  let layout: LayoutRecord
  let cells: [Int: [LayoutRecord.Element]]
  /// The indexes of the sections whose metrics the layout record contains.
  let recorded: Set<Int>
  /// The ends of a section's headers, footers and decorations along the axis.
  private let others: [Int: [Double]]
  /// For each section, the greatest end of all elements in the sections before it.
  private var ends: [Int: Double] = [:]
  /// For each section, the nearest earlier section that has elements.
  private(set) var sectionsBefore: [Int: Int] = [:]
  /// The greatest start of an element along the axis.
  private let lastStart: Double

  init(_ layout: LayoutRecord) {
    self.layout = layout
    let axis = layout.axis
    let elements = layout.elements.filter { $0.kind != .caption }
    let bySection = Dictionary(grouping: elements, by: \.indexPath.section)
    cells = bySection.mapValues { $0.filter { $0.kind == .cell } }
    recorded = Set(layout.sections.map(\.index))
    others = bySection.mapValues { elements in
      elements.filter { $0.kind != .cell }.map { axis.rect($0.frame).along.end }
    }
    lastStart = elements.map { axis.rect($0.frame).along.start }.max() ?? 0
    var (end, before) = (0.0, Int?.none)
    for section in bySection.keys.sorted() {
      ends[section] = end
      sectionsBefore[section] = before
      before = section
      end = bySection[section, default: []].map { axis.rect($0.frame).along.end }
        .reduce(end, max)
    }
  }

  /// Returns the grid of a section's cells; nil if they are not in a grid.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - hasStart: whether the start of the section is comparable, because the same section
  ///     precedes it in both layouts.
  /// - Returns: the grid.
  func grid(of section: Int, hasStart: Bool) -> CellGrid? {
    let axis = layout.axis
    let frames = cells[section, default: []].map { axis.rect($0.frame) }
    let start = frames.map(\.along.start).min() ?? 0
    let before = others[section, default: []].filter { $0 <= start } + [ends[section] ?? 0]
    let isLast = lastStart < frames.map(\.along.end).max() ?? 0
    return CellGrid(
      frames, breadth: axis.across(layout.contentSize),
      space: (
        start: hasStart ? before.max() ?? 0 : nil,
        end: isLast ? axis.along(layout.contentSize) : nil
      ))
  }
}

extension CellHeights {
  /// Creates the sizes from the cells that both layouts contain.
  fileprivate init(
    _ golden: [LayoutRecord.Element], _ actual: [LayoutRecord.Element], _ changes: [ElementChange],
    on axis: Axis
  ) {
    let cells = changes.filter { $0.element.kind == .cell }
    let moved = cells.compactMap { change -> (golden: AxisSize, actual: AxisSize)? in
      guard let old = change.golden, let new = change.actual else { return nil }
      return (axis.size(old.frame.size), axis.size(new.frame.size))
    }
    // A cell that is not among the changes has the same size in both layouts.
    let known = Set(cells.compactMap { $0.actual?.indexPath })
    let kept = actual.filter { !known.contains($0.indexPath) }
      .map { (golden: axis.size($0.frame.size), actual: axis.size($0.frame.size)) }
    self.init(moved + kept)
  }
}
