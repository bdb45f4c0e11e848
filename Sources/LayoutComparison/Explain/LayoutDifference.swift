import Foundation
import LayoutCore

/// The difference of two layouts, by its causes.
///
/// Elements are matched by kind and index path, and by content where something came between.
public struct LayoutDifference: Sendable, Hashable {
  /// The pane of the picture, `""` where the picture shows one layout only.
  public let pane: String
  /// The pane in the golden; nil when the golden does not show this pane.
  public let golden: RecordedLayout?
  /// The pane now; nil when the picture no longer shows this pane.
  public let actual: RecordedLayout?
  /// Every element that is different, by index path.
  public let changes: [ElementChange]
  /// The same, grouped by causes; most important first.
  public let causes: [Cause]

  /// Compares two layouts.
  public init(golden: RecordedLayout, actual: RecordedLayout) {
    pane = actual.name
    self.golden = golden
    self.actual = actual
    let matching = ElementMatching(
      golden: golden.layout.elements, actual: actual.layout.elements)
    changes = Self.changes(matching)
    causes = Self.causes(golden, actual, changes, matching)
  }

  private init(pane: String, golden: RecordedLayout?, actual: RecordedLayout?) {
    self.pane = pane
    self.golden = golden
    self.actual = actual
    changes = []
    let text = { (pane: RecordedLayout?) in pane == nil ? "not shown" : "shown" }
    causes = [Cause(SettingChange.trigger("pane", text(golden), text(actual)))]
  }

  /// Returns whether a setting is among the changes, or among their effects.
  package func tells(setting name: String) -> Bool {
    causes.contains { cause in
      ([cause.trigger] + cause.follows).contains { $0.setting == name }
    }
  }

  /// Compares the layouts of two pictures, pane by pane; panes without a difference are left out.
  public static func differences(
    from golden: [RecordedLayout], to actual: [RecordedLayout]
  ) -> [LayoutDifference] {
    let goldens = Dictionary(golden.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let shown = actual.compactMap { pane -> LayoutDifference? in
      guard let old = goldens[pane.name] else {
        return LayoutDifference(pane: pane.name, golden: nil, actual: pane)
      }
      // Most panes are unchanged, and share their memory with the golden's that took them over.
      if old == pane { return nil }
      // In words, since what is explained is read many times.
      let difference = LayoutDifference(golden: old, actual: pane.inWords)
      return difference.causes.isEmpty ? nil : difference
    }
    let names = Set(actual.map(\.name))
    let gone = golden.filter { !names.contains($0.name) }
    return shown + gone.map { LayoutDifference(pane: $0.name, golden: $0, actual: nil) }
  }

  private static func changes(_ matching: ElementMatching) -> [ElementChange] {
    let lists = listSections(matching.pairs.map(\.golden) + matching.vanished)
      .intersection(listSections(matching.pairs.map(\.actual) + matching.appeared))
    let kept = matching.pairs.map { pair in
      // In a list every cell is a line: that it is another one says nothing apart from its place.
      ElementChange(
        golden: pair.golden, actual: pair.actual,
        isInList: lists.contains(pair.actual.indexPath.section))
    }
    let all =
      kept.filter { !$0.aspects.isEmpty } + matching.appeared.map(ElementChange.init(appeared:))
      + matching.vanished.map(ElementChange.init(vanished:))
    return all.sorted { LayoutRecord.Element.precedes($0.element, $1.element) }
  }

  /// The sections whose lines hold one cell each.
  private static func listSections(_ elements: [LayoutRecord.Element]) -> Set<Int> {
    let cells = elements.filter { $0.kind == .cell && $0.line != nil }
    let sections = Dictionary(grouping: cells, by: \.indexPath.section)
    return Set(sections.filter { Set($1.map(\.line)).count == $1.count }.keys)
  }

  /// Returns the causes above the layout, in the layout, and in the looks of its elements: each
  /// explains those after it.
  private static func causes(
    _ golden: RecordedLayout, _ actual: RecordedLayout, _ changes: [ElementChange],
    _ matching: ElementMatching
  ) -> [Cause] {
    // Content that begins or ceases to fit is why its insets for bars and its offset change.
    let fits = golden.layout.fits != actual.layout.fits
    let above = SettingChange.aboveScrolling(golden, actual)
      .filter { !fits || $0.name != SettingChange.contentInset }
    var settings = SettingCauses(above + SettingChange.belowScrolling(golden, actual))
    let found =
      CauseFinder(
        golden: golden.layout, actual: actual.layout, changes: changes, movers: matching.movers,
        sections: matching.sections
      ).causes()
      // After the causes of movements: what only looks different explains none.
      + looks(changes)
      + contentSize(golden.layout.contentSize, actual.layout.contentSize)
    let layout = settings.unexplained(found)
    let owners = settings.unexplained(
      ViewOwner.owners(changes, golden.layout.screen, actual.layout.screen)
        .withoutViewport(golden.layout.viewport, actual.layout.viewport))
    let (first, last) = settings.causes.split { above.map(\.name).contains($0.name) }
    let scrolling = layout.prefix { $0.isViewport }
    let (making, others) = ViewOwner.causes(owners).makingRoom(for: scrolling.first)
    let rest = layout.dropFirst(scrolling.count)
    return (first + making + (making.isEmpty ? scrolling : []) + last + rest + others)
      .withResultsInPlace(fits: fits)
  }

  private static func contentSize(_ old: CGSize, _ new: CGSize) -> [Cause] {
    if same(Double(old.width), Double(new.width)) && same(Double(old.height), Double(new.height)) {
      return []
    }
    return [
      Cause(
        .contentSize(
          golden: [Double(old.width), Double(old.height)],
          actual: [Double(new.width), Double(new.height)]))
    ]
  }

  /// Texts, fonts, colours and z-indexes, which explain only themselves.
  private static func looks(_ changes: [ElementChange]) -> [Cause] {
    let texts = changes.filter { $0.aspects.contains(.text) && !$0.aspects.contains(.resized) }
    let fonts = changes.filter { $0.hasOwnFontCause }
    let colors = changes.filter { $0.aspects.contains(.color) }
    let stacked = changes.filter { $0.aspects.contains(.zOrder) }
    return (texts.isEmpty ? [] : [Cause(.text, of: texts)])
      + fonts.grouped { [$0.golden?.font, $0.actual?.font] }.map { Cause(.font, of: $0) }
      + colors.grouped { [$0.golden?.color, $0.actual?.color] }.map { Cause(.color, of: $0) }
      + stacks(stacked).map { Cause(.zOrder, of: $0) }
  }

  /// Elements that changed their places in the stack alike; where each did so by itself, all.
  private static func stacks(_ stacked: [ElementChange]) -> [[ElementChange]] {
    let stacks = stacked.grouped { [$0.golden?.zIndex, $0.actual?.zIndex] }
    return stacks.count > 3 ? [stacked] : stacks
  }
}

extension ElementChange {
  /// Returns whether the font is not reported as the reason for another size.
  fileprivate var hasOwnFontCause: Bool {
    aspects.contains(.font) && (!aspects.contains(.resized) || aspects.contains(.text))
  }
}

extension [(name: String, cause: Cause)] {
  /// The causes of the names that are requested, and the others.
  fileprivate func split(
    where isFirst: (Element) -> Bool
  ) -> (first: [Cause], last: [Cause]) {
    (filter(isFirst).map(\.cause), filter { !isFirst($0) }.map(\.cause))
  }
}

extension LayoutRecord {
  /// Whether all content is seen at once.
  fileprivate var fits: Bool { axis.along(contentSize) <= axis.along(viewport.size) }
}

extension [Cause] {
  /// Views of the screen that appeared or vanished and changed the viewport's space: the first of
  /// them explains the viewport's change.
  ///
  /// - Parameter viewport: the cause that is the viewport; nil if it is the same.
  /// - Returns: that cause, if there is one, and all others.
  fileprivate func makingRoom(
    for viewport: Cause?
  ) -> (making: [Cause], others: [Cause]) {
    guard let viewport, viewport.resizesViewport, let place = firstIndex(where: \.takesSpace)
    else { return ([], self) }
    var members = self[place].members
    // The list made room, which its viewport tells.
    members.owners[0].change.moved.removeAll { viewport.isViewport(of: $0.frames.actual?.size) }
    members.affected = viewport.members.affected
    let cause = Cause(of: members, follows: [viewport.trigger])
    return ([cause], enumerated().filter { $0.offset != place }.map(\.element))
  }

  /// Puts effects below their cause, such as the content's size.
  ///
  /// - Parameter fits: whether the content began or ceased to fit, which moves its offset too.
  /// - Returns: the causes.
  fileprivate func withResultsInPlace(fits: Bool) -> [Cause] {
    var causes = self
    var place = 0
    while place < causes.count {
      let result = causes[place]
      guard result.isContentSize || (fits && result.isScrolling),
        let reason = causes.firstIndex(where: { $0.canHaveCaused(result) })
      else {
        place += 1
        continue
      }
      causes[reason].follows.append(result.trigger)
      // By its place: a size that is not a number does not equal itself.
      causes.remove(at: place)
    }
    return causes
  }
}
