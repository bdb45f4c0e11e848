import Basics
import Foundation
import LayoutCore
import RasterCore

/// A search that finds, for each element whose frame changed, the change that explains it.
///
/// A change counts as the cause of another only if it can have that effect. For example, an inset
/// across the axis can move and wrap the elements of its section and push whole later sections
/// along the axis, but it cannot move a single cell of an earlier section. Changes that nothing can
/// explain are reported separately.
struct CauseFinder {
  /// A possible cause of changed frames.
  private enum Suspect: Hashable {
    case viewport
    case metrics(section: Int)
    case inferred(section: Int)
    case items(section: Int, ElementChange.Aspects)
    case order(section: Int)
    case sectionOrder
  }

  /// The changes of an element that can move the elements after it, in the order in which they are
  /// reported.
  private static let ownAspects: [ElementChange.Aspects] = [
    .appeared, .vanished, [.text, .resized], [.font, .resized], .resized,
  ]

  private let golden: LayoutRecord
  private let actual: LayoutRecord
  private let changes: [ElementChange]
  private let reach: MetricReach
  private let inferred: InferredCauses
  /// The golden's frame of each element, by kind and index path.
  private let goldenFrames: [ElementPlace: CGRect]
  /// The changes of elements that are causes themselves, by section, in the order of their index
  /// paths.
  private let ownChanges: [Int: [(index: ItemPlace, own: ElementChange.Aspects)]]
  /// The first change of `ownChanges` in each line, by section and line.
  private let firstOfLines: [Int: [Int: ElementChange.Aspects]]
  /// The sections in which an element appeared or vanished, so that their numbers of elements
  /// differ.
  private let countedSections: Set<Int>
  /// The sections that can have moved all sections after them along the axis, in ascending order.
  private let pushingSections: [Int]
  /// The reordered elements, by section; see `ElementMatching.movers`.
  private let movers: [Int: [ElementChange]]
  /// The sections that changed places; nil if none did.
  private let sectionOrder: SectionOrder?

  /// Prepares to explain the changes between two layouts.
  ///
  /// - Parameters:
  ///   - golden: the layout before.
  ///   - actual: the layout now.
  ///   - changes: the differences between the elements of both layouts.
  ///   - movers: the reordered elements; see `ElementMatching.movers`.
  ///   - sections: the matching of the sections of both layouts.
  init(
    golden: LayoutRecord, actual: LayoutRecord, changes: [ElementChange],
    movers: Set<ElementPlace>, sections: SectionMatching
  ) {
    self.movers = Dictionary(
      grouping: changes.filter { $0.actual.map { movers.contains(ElementPlace($0)) } ?? false },
      by: \.element.indexPath.section)
    sectionOrder = sections.order
    self.golden = golden
    self.actual = actual
    self.changes = changes
    goldenFrames = Dictionary(
      golden.elements.map { (ElementPlace($0), $0.frame) },
      uniquingKeysWith: { first, _ in first })
    let reach = MetricReach(
      golden: golden, actual: actual, changes: changes, sections: sections)
    self.reach = reach
    let inferred = InferredCauses(
      from: golden, to: actual, changes, recorded: reach.changedSections, sections: sections)
    self.inferred = inferred
    let changed = changes.compactMap { change in
      Self.ownChange(of: change, reach, inferred).map { (index: change.element.indexPath, own: $0) }
    }
    // Grouping keeps the order of the changes, which the binary search in a section relies on.
    let ownChanges = Dictionary(grouping: changed, by: \.index.section)
    self.ownChanges = ownChanges
    firstOfLines = ownChanges.mapValues { changed in
      Dictionary(
        changed.compactMap { index, own in reach.line(of: index).map { ($0, own) } },
        uniquingKeysWith: { first, _ in first })
    }
    countedSections = Set(
      changed.filter { $0.own == .appeared || $0.own == .vanished }.map(\.index.section))
    pushingSections = Set(
      changed.map(\.index.section) + reach.changedSections.filter { reach.canPush(section: $0) }
        + inferred.sections.keys
    ).sorted()
  }

  /// Returns the causes: the viewport, sections that changed places, metrics, inferred
  /// measurements, elements, reordered elements, and finally the unexplained movements.
  func causes() -> [Cause] {
    var effects: [Suspect: [ElementChange]] = [:]
    var unexplained: [ElementChange] = []
    for change in changes where !change.aspects.isDisjoint(with: .geometry) {
      // An element whose own change is a cause is reported with that cause.
      if ownChange(of: change) != nil { continue }
      if movedWithSection(change) {
        effects[.sectionOrder, default: []].append(change)
        continue
      }
      // If an element only has the frame that the element with its new index path had before, its
      // movement is the result of the changed index path, which is reported separately.
      if isOnlyReindexed(change) { continue }
      if let suspect = suspect(for: change) {
        effects[suspect, default: []].append(change)
      } else {
        unexplained.append(change)
      }
    }
    // The causes are in the order in which they are reported: the most general first, the
    // unexplained movements last.
    return viewportCauses(effects) + sectionOrderCauses(effects) + metricCauses(effects)
      + inferredCauses(effects)
      + itemCauses(effects) + orderCauses(effects)
      + unexplainedCauses(unexplained)
  }

  /// Returns one cause for the unexplained movements of each kind of element in a section: the most
  /// frequent movement, with the others as its effects.
  private func unexplainedCauses(_ changes: [ElementChange]) -> [Cause] {
    changes.grouped { [$0.element.kind.rawValue, "\($0.element.indexPath.section)"] }.map {
      changes in
      let movements = changes.grouped(by: Movement.init)
      let lead = movements.max { $0.count < $1.count } ?? changes
      let others = movements.filter { $0 != lead }.flatMap(\.self)
      return Cause(.moved, of: lead, affecting: others)
    }
  }

  /// Returns whether an element with a new index path has exactly the frame of the element that had
  /// this index path in the golden, and no element of the section appeared or vanished.
  private func isOnlyReindexed(_ change: ElementChange) -> Bool {
    guard change.aspects.contains(.reindexed), let actual = change.actual else { return false }
    if countedSections.contains(actual.indexPath.section) { return false }
    return goldenFrames[ElementPlace(actual)] == actual.frame
  }

  /// Returns the cause that explains a change; nil if there is none.
  private func suspect(for change: ElementChange) -> Suspect? {
    // Certain causes are tried before probable ones: metrics and the viewport are recorded, but
    // that one section pushed another is only inferred.
    let section = change.element.indexPath.section
    if movedWithSection(change) { return .sectionOrder }
    if reach.explains(change, in: section) { return .metrics(section: section) }
    if reach.viewportExplains(change) { return .viewport }
    if inferred.explains(change) { return .inferred(section: section) }
    if let own = nearestChange(before: change, in: section) {
      return .items(section: section, own)
    }
    if movers[section] != nil { return .order(section: section) }
    let earlier = reach.isPush(change) ? earlierSuspect(section: section) : nil
    return earlier ?? (sectionOrder == nil ? nil : .sectionOrder)
  }

  /// Returns whether an element has a new index path because the index of its section changed.
  private func movedWithSection(_ change: ElementChange) -> Bool {
    guard let old = change.golden?.indexPath, let new = change.actual?.indexPath else {
      return false
    }
    return sectionOrder?.moves.contains { $0.golden == old.section && $0.actual == new.section }
      ?? false
  }

  /// Returns the aspects of the last change of `ownChanges` that is at or before the element in the
  /// section; if there is none, of the first one in the element's line.
  private func nearestChange(before change: ElementChange, in section: Int) -> ElementChange
    .Aspects?
  {
    guard let ownChanges = ownChanges[section] else { return nil }
    let index = change.element.indexPath
    let count = ownChanges.partitioningIndex { $0.index > index }
    if count > 0 { return ownChanges[count - 1].own }
    // In a centred or justified line, a cell that grew also moves the cells before it.
    guard change.element.kind == .cell, let line = change.element.line else { return nil }
    return firstOfLines[section]?[line]
  }

  private func earlierSuspect(section: Int) -> Suspect? {
    let count = pushingSections.partitioningIndex { $0 >= section }
    guard count > 0 else { return nil }
    let earlier = pushingSections[count - 1]
    if reach.canPush(section: earlier) { return .metrics(section: earlier) }
    if inferred.sections[earlier] != nil { return .inferred(section: earlier) }
    return ownChanges[earlier]?.last.map { .items(section: earlier, $0.own) }
  }

  private func ownChange(of change: ElementChange) -> ElementChange.Aspects? {
    Self.ownChange(of: change, reach, inferred)
  }

  private static func ownChange(
    of change: ElementChange, _ reach: MetricReach, _ inferred: InferredCauses
  ) -> ElementChange.Aspects? {
    // If a header or footer appeared or vanished because the section's metrics changed its size from
    // or to zero, the metrics are the cause, and the header or footer has no change of its own.
    if reach.explainsPresence(of: change) { return nil }
    if change.aspects.contains(.appeared) { return .appeared }
    if change.aspects.contains(.vanished) { return .vanished }
    guard change.aspects.contains(.resized) else { return nil }
    // Check text and font first: a changed text or font is the reason for the changed size.
    if change.aspects.contains(.text) { return [.text, .resized] }
    if change.aspects.contains(.font) { return [.font, .resized] }
    let section = change.element.indexPath.section
    let isExplained =
      reach.explains(change, in: section) || reach.viewportExplains(change)
      || inferred.explains(change)
    return isExplained ? nil : .resized
  }

  private func viewportCauses(_ effects: [Suspect: [ElementChange]]) -> [Cause] {
    if golden.viewport == actual.viewport { return [] }
    let trigger = Cause.Trigger.viewport(
      golden: golden.viewport.coordinates, actual: actual.viewport.coordinates)
    return [Cause(trigger, of: .init(affected: effects[.viewport] ?? []))]
  }

  private func sectionOrderCauses(_ effects: [Suspect: [ElementChange]]) -> [Cause] {
    sectionOrder.map {
      [Cause(.sectionOrder($0), of: .init(affected: effects[.sectionOrder] ?? []))]
    } ?? []
  }

  /// Returns one cause for all sections in which the same metrics changed alike.
  private func metricCauses(_ effects: [Suspect: [ElementChange]]) -> [Cause] {
    reach.changedSections.grouped { reach.metrics(of: $0) }.map { sections in
      Cause(
        .sections(sections, metrics: reach.metrics(of: sections[0])),
        of: .init(affected: sections.flatMap { effects[.metrics(section: $0)] ?? [] }))
    }
  }

  /// Returns one cause for all sections with the same inferred changes.
  private func inferredCauses(_ effects: [Suspect: [ElementChange]]) -> [Cause] {
    let all = Set(actual.elements.map(\.indexPath.section))
    return inferred.sections.keys.sorted().grouped { inferred.sections[$0] }.compactMap {
      sections in
      guard let cause = inferred.sections[sections[0]] else { return nil }
      return Cause(
        .inferred(
          all == Set(sections) ? [] : sections, cause.causes, followed: cause.followed),
        of: .init(affected: sections.flatMap { effects[.inferred(section: $0)] ?? [] }))
    }
  }

  /// Returns the causes for reordered items, with one cause for each distance.
  ///
  /// The elements of a section that moved because of the reordering are counted in the section's
  /// first cause.
  private func orderCauses(_ effects: [Suspect: [ElementChange]]) -> [Cause] {
    movers.keys.sorted().flatMap { section in
      let causes = movers[section, default: []].grouped(by: Shift.init)
      return causes.enumerated().map { position, movers in
        Cause(
          .reindexed, of: movers,
          affecting: position > 0 ? [] : effects[.order(section: section)] ?? [])
      }
    }
  }

  private func itemCauses(_ effects: [Suspect: [ElementChange]]) -> [Cause] {
    var actors: [Suspect: [ElementChange]] = [:]
    for change in changes {
      guard let own = ownChange(of: change) else { continue }
      actors[.items(section: change.element.indexPath.section, own), default: []].append(change)
    }
    return ownChanges.keys.sorted().flatMap { section in
      Self.ownAspects.compactMap { own -> Cause? in
        let suspect = Suspect.items(section: section, own)
        return actors[suspect].map { Cause(own, of: $0, affecting: effects[suspect] ?? []) }
      }
    }
  }
}

/// The key by which unexplained movements are grouped, so that elements with equal keys are
/// reported together.
private struct Movement: Hashable {
  let section: Int
  let kind: LayoutRecord.Kind
  let lineOffset: Int
  let offset: CGVector

  init(_ change: ElementChange) {
    section = change.element.indexPath.section
    kind = change.element.kind
    lineOffset = change.lineOffset
    offset = change.offset
  }
}

/// The distance by which an element was reordered; elements reordered by the same distance are
/// reported together.
///
/// The subtraction wraps around instead of trapping, because a golden file may contain any number.
private struct Shift: Hashable {
  let kind: LayoutRecord.Kind
  let sections: Int
  let items: Int

  init(_ change: ElementChange) {
    let (old, new) = (change.golden?.indexPath, change.actual?.indexPath)
    kind = change.element.kind
    sections = (new?.section ?? 0) &- (old?.section ?? 0)
    items = (new?.item ?? 0) &- (old?.item ?? 0)
  }
}
