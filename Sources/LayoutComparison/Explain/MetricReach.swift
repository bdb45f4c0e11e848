import Foundation
import LayoutCore
import RasterCore

/// The changes of elements that a changed metric or viewport can explain.
///
/// | changed | can do |
/// |---|---|
/// | inset across the axis, interitem spacing | move across, wrap, resize; then move along |
/// | leading inset, line spacing, header along the axis | move along |
/// | trailing inset, footer along the axis | move footers |
/// | any of these metrics (across the axis: only if lines changed) | push later sections along |
/// | size of the viewport | all of these |
/// | origin of the viewport | move headers, footers and decorations |
struct MetricReach {
  private let axis: Axis
  private let changes: [Int: [MetricChange]]
  private let lines: [ItemPlace: Int]
  private let unsettled: Set<Int>
  private let isViewportResized: Bool
  private let isViewportMoved: Bool

  init(
    golden: LayoutRecord, actual: LayoutRecord, changes: [ElementChange],
    sections: SectionMatching
  ) {
    axis = actual.axis
    self.changes = Self.metrics(golden, actual, sections)
    lines = Dictionary(
      actual.elements.compactMap { element in
        element.kind == .cell ? element.line.map { (element.indexPath, $0) } : nil
      }, uniquingKeysWith: { first, _ in first })
    unsettled = Set(
      changes.filter { !$0.aspects.isDisjoint(with: [.resized, .rewrapped]) }
        .map(\.element.indexPath.section))
    isViewportResized = golden.viewport.size != actual.viewport.size
    isViewportMoved = golden.viewport.origin != actual.viewport.origin
  }

  /// The sections whose metrics changed, in ascending order.
  var changedSections: [Int] { changes.keys.sorted() }

  func metrics(of section: Int) -> [MetricChange] { changes[section] ?? [] }

  /// Returns the index of the line that contains a cell in the new layout; nil if it was not
  /// recorded.
  func line(of index: ItemPlace) -> Int? { lines[index] }

  /// Returns whether the changed metrics of an element's section can explain its change.
  func explains(_ change: ElementChange, in section: Int) -> Bool {
    let metrics = metrics(of: section).map(\.metric)
    if metrics.isEmpty { return false }
    // A measure that the layout provides as text can have any effect.
    if metrics.contains(.measure) { return true }
    // A changed header or footer size explains every change of the header or footer.
    if let own = ownSize(of: change.element.kind), metrics.contains(own) { return true }
    let effects = Set(metrics.map { $0.effect(on: axis) })
    let changesLines = effects.contains(.lines)
    // Only metrics that change the lines can resize an element or move it to another line.
    if !change.aspects.isDisjoint(with: [.resized, .rewrapped]) && !changesLines { return false }
    let (along, across) = movement(of: change)
    if across != 0 && !changesLines { return false }
    if along == 0 { return true }
    // A footer is placed after the lines, so metrics that move only the end of the lines also move
    // the footer.
    if change.element.kind == .footer && effects.contains(.end) { return true }
    return effects.contains(.start) || (changesLines && unsettled.contains(section))
  }

  /// Returns whether a header or footer appeared or vanished because the recorded size of headers
  /// or footers along the axis changed from or to zero.
  func explainsPresence(of change: ElementChange) -> Bool {
    guard !change.aspects.isDisjoint(with: [.appeared, .vanished]),
      let own = ownSize(of: change.element.kind),
      let size = metrics(of: change.element.indexPath.section).first(where: { $0.metric == own })
    else { return false }
    let none = change.golden == nil ? size.golden : size.actual
    return axis.along(CGSize(width: none[0], height: none[1])) == 0
  }

  /// Returns whether the changed viewport can explain an element's change.
  func viewportExplains(_ change: ElementChange) -> Bool {
    isViewportResized || (isViewportMoved && change.element.kind != .cell)
  }

  /// Returns whether an element only moved along the axis, as elements of a pushed section do.
  func isPush(_ change: ElementChange) -> Bool {
    change.aspects.isDisjoint(with: [.resized, .rewrapped]) && movement(of: change).across == 0
  }

  /// Returns whether the changed metrics of a section can have moved the sections after it.
  func canPush(section: Int) -> Bool {
    let metrics = metrics(of: section).map(\.metric)
    if metrics.contains(.measure) { return true }
    let effects = Set(metrics.map { $0.effect(on: axis) })
    // Metrics that affect only the arrangement of lines push later sections only if elements of the
    // section wrapped or were resized.
    return !effects.isEmpty && (unsettled.contains(section) || effects != [.lines])
  }

  private func movement(of change: ElementChange) -> (along: Double, across: Double) {
    let end = CGPoint(x: change.offset.dx, y: change.offset.dy)
    return (axis.along(end), axis.across(end))
  }

  private func ownSize(of kind: LayoutRecord.Kind) -> MetricChange.Metric? {
    switch kind {
    case .header: .headerSize
    case .footer: .footerSize
    default: nil
    }
  }

  private static func metrics(
    _ golden: LayoutRecord, _ actual: LayoutRecord, _ sections: SectionMatching
  ) -> [Int: [MetricChange]] {
    let former = Dictionary(
      golden.sections.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = actual.sections.map { section in
      let changes = sections.former(of: section.index).flatMap { former[$0] }.map {
        MetricChange.changes(from: ($0, golden.axis), to: (section, actual.axis))
      }
      return (section.index, changes ?? [])
    }
    // If two sections have the same index, the first is used.
    return Dictionary(changed, uniquingKeysWith: { first, _ in first }).filter { !$1.isEmpty }
  }
}
