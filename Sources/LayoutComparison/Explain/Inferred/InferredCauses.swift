import Foundation
import LayoutCore
import RasterCore

/// The causes that frames show of sections whose measures are not recorded, or did not change.
struct InferredCauses {
  /// The causes, by section.
  let sections: [Int: InferredCause]
  private let axis: Axis

  /// Reads the sections whose cells are elsewhere.
  ///
  /// - Parameters:
  ///   - golden: the layout before.
  ///   - actual: the layout now.
  ///   - changes: the differences of their elements.
  ///   - recorded: the sections whose recorded measures changed, which need no other cause.
  ///   - matching: the golden's section for each section now.
  init(
    from golden: LayoutRecord, to actual: LayoutRecord, _ changes: [ElementChange],
    recorded: [Int], sections matching: SectionMatching
  ) {
    axis = actual.axis
    // Another viewport is the reason for whatever its layout did.
    guard golden.viewport.size == actual.viewport.size, golden.axis == actual.axis else {
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

  /// Returns whether the changes of its section can explain an element's change.
  func explains(_ change: ElementChange) -> Bool {
    guard let cause = sections[change.element.indexPath.section],
      let old = change.golden?.frame.size, let new = change.actual?.frame.size
    else { return false }
    if same(axis.along(old), axis.along(new)) { return true }
    return change.element.kind == .cell && cause.explainsHeights
  }
}

/// Two layouts whose sections are looked into.
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
      // Where items came or went the columns of a single line did too.
      !isCounted || before.hasLines && after.hasLines
    else { return InferredCause(ofItems: heights, on: axis) }
    return InferredCause(from: before, to: after, heights: heights, on: axis)
  }

  /// Whether the same section is before one; else their distance is another for that alone.
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
  /// The sections that record their measures.
  let recorded: Set<Int>
  /// The ends of a section's headers, footers and decorations along the axis.
  private let others: [Int: [Double]]
  /// The end of the sections before one.
  private var ends: [Int: Double] = [:]
  /// The last section with elements before each section.
  private(set) var sectionsBefore: [Int: Int] = [:]
  /// The start of the last element.
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

  /// The grid that the cells of a section are in, if they do.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - hasStart: whether it can be known where its cells may begin.
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
  /// The sizes of the cells that both layouts have.
  fileprivate init(
    _ golden: [LayoutRecord.Element], _ actual: [LayoutRecord.Element], _ changes: [ElementChange],
    on axis: Axis
  ) {
    let cells = changes.filter { $0.element.kind == .cell }
    let moved = cells.compactMap { change -> (golden: AxisSize, actual: AxisSize)? in
      guard let old = change.golden, let new = change.actual else { return nil }
      return (axis.size(old.frame.size), axis.size(new.frame.size))
    }
    // Cells that are not among the changes are the same on both sides.
    let known = Set(cells.compactMap { $0.actual?.indexPath })
    let kept = actual.filter { !known.contains($0.indexPath) }
      .map { (golden: axis.size($0.frame.size), actual: axis.size($0.frame.size)) }
    self.init(moved + kept)
  }
}
