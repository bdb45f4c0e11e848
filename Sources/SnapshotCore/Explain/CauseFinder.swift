import Basics
import Foundation
import LayoutCore
import RasterCore

/// Finds, for every element that stands elsewhere, the one change that explains it.
///
/// A cause must be able to do what it is blamed for: an inset across the axis can move and wrap
/// the elements of its section, and push whole later sections along the axis, but not move one
/// cell of an earlier section. What nothing can have done is told for itself.
struct CauseFinder {
  /// A possible cause, before what it explains is gathered.
  private enum Suspect: Hashable {
    case viewport
    case metrics(section: Int)
    case items(section: Int, deed: Deed)
  }

  /// What an element can do that pushes others.
  enum Deed: Hashable, CaseIterable {
    case appeared, vanished, text, font, resized
  }

  private let golden: LayoutRecord
  private let actual: LayoutRecord
  private let changes: [ElementChange]
  private let reach: MetricReach
  private let deeds: [Int: [(index: ItemPlace, deed: Deed)]]
  /// The first deed of each line, by section and line.
  private let firstDeeds: [Int: [Int: Deed]]
  private let suspiciousSections: [Int]

  /// Prepares to explain the changes between two layouts.
  init(golden: LayoutRecord, actual: LayoutRecord, changes: [ElementChange]) {
    self.golden = golden
    self.actual = actual
    self.changes = changes
    let reach = MetricReach(golden: golden, actual: actual, changes: changes)
    self.reach = reach
    let acts = changes.compactMap { change in
      Self.deed(of: change, reach).map { (index: change.element.indexPath, deed: $0) }
    }
    let deeds = Dictionary(grouping: acts, by: \.index.section)
    self.deeds = deeds
    firstDeeds = deeds.mapValues { acts in
      Dictionary(
        acts.compactMap { act in reach.line(of: act.index).map { ($0, act.deed) } },
        uniquingKeysWith: { first, _ in first })
    }
    suspiciousSections = Set(acts.map(\.index.section) + reach.changedSections).sorted()
  }

  /// Returns the causes: the viewport, then section by section, then what nothing explains.
  func causes() -> [LayoutCause] {
    var effects: [Suspect: [ElementChange]] = [:]
    var unexplained: [ElementChange] = []
    for change in changes where !change.aspects.isDisjoint(with: .geometry) {
      if deed(of: change) != nil { continue }
      if let suspect = suspect(for: change) {
        effects[suspect, default: []].append(change)
      } else {
        unexplained.append(change)
      }
    }
    return viewportCauses(effects) + metricCauses(effects) + itemCauses(effects)
      + unexplained.grouped(by: Movement.init).map { LayoutCause(.moved($0)) }
  }

  private func suspect(for change: ElementChange) -> Suspect? {
    let section = change.element.indexPath.section
    if reach.explains(change, in: section) { return .metrics(section: section) }
    if reach.viewportExplains(change) { return .viewport }
    if let deed = nearestDeed(before: change, in: section) {
      return .items(section: section, deed: deed)
    }
    return reach.isPush(change) ? earlierSuspect(section: section) : nil
  }

  /// The last thing done in the section at or before the element, or anywhere in its line.
  private func nearestDeed(before change: ElementChange, in section: Int) -> Deed? {
    guard let deeds = deeds[section] else { return nil }
    let index = change.element.indexPath
    let count = deeds.partitioningIndex { $0.index > index }
    if count > 0 { return deeds[count - 1].deed }
    guard change.element.kind == .cell, let line = change.element.line else { return nil }
    return firstDeeds[section]?[line]
  }

  private func earlierSuspect(section: Int) -> Suspect? {
    let count = suspiciousSections.partitioningIndex { $0 >= section }
    for earlier in suspiciousSections.prefix(count).reversed() {
      if reach.canPush(section: earlier) { return .metrics(section: earlier) }
      if let deed = deeds[earlier]?.last?.deed { return .items(section: earlier, deed: deed) }
    }
    return nil
  }

  private func deed(of change: ElementChange) -> Deed? { Self.deed(of: change, reach) }

  private static func deed(of change: ElementChange, _ reach: MetricReach) -> Deed? {
    if change.aspects.contains(.appeared) { return .appeared }
    if change.aspects.contains(.vanished) { return .vanished }
    guard change.aspects.contains(.resized) else { return nil }
    if change.aspects.contains(.text) { return .text }
    if change.aspects.contains(.font) { return .font }
    let section = change.element.indexPath.section
    let isExplained = reach.explains(change, in: section) || reach.viewportExplains(change)
    return isExplained ? nil : .resized
  }

  private func viewportCauses(_ effects: [Suspect: [ElementChange]]) -> [LayoutCause] {
    if golden.viewport == actual.viewport { return [] }
    let trigger = LayoutCause.Trigger.viewport(golden: golden.viewport, actual: actual.viewport)
    return [LayoutCause(trigger, effects: effects[.viewport] ?? [])]
  }

  /// One cause for all sections in which the same numbers changed alike.
  private func metricCauses(_ effects: [Suspect: [ElementChange]]) -> [LayoutCause] {
    reach.changedSections.grouped { reach.metrics(of: $0) }.map { sections in
      LayoutCause(
        .sections(sections, reach.metrics(of: sections[0])),
        effects: sections.flatMap { effects[.metrics(section: $0)] ?? [] })
    }
  }

  private func itemCauses(_ effects: [Suspect: [ElementChange]]) -> [LayoutCause] {
    var actors: [Suspect: [ElementChange]] = [:]
    for change in changes {
      guard let deed = deed(of: change) else { continue }
      actors[.items(section: change.element.indexPath.section, deed: deed), default: []]
        .append(change)
    }
    return deeds.keys.sorted().flatMap { section in
      Deed.allCases.compactMap { deed -> LayoutCause? in
        let suspect = Suspect.items(section: section, deed: deed)
        return actors[suspect].map {
          LayoutCause(deed.trigger($0), effects: effects[suspect] ?? [], resizes: true)
        }
      }
    }
  }
}

extension CauseFinder.Deed {
  fileprivate func trigger(_ elements: [ElementChange]) -> LayoutCause.Trigger {
    switch self {
    case .appeared: .appeared(elements)
    case .vanished: .vanished(elements)
    case .text: .text(elements)
    case .font: .font(elements)
    case .resized: .resized(elements)
    }
  }
}

/// What makes two unexplained movements the same one.
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
