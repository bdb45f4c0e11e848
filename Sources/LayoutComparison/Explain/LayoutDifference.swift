import Foundation
import LayoutCore

/// The difference between two layouts, explained by causes.
///
/// Elements are matched by kind and index path, or by content if their index paths changed, for
/// instance because items were inserted.
package struct LayoutDifference: Sendable, Hashable {
  /// The name of the layout in its picture; empty if the picture shows only one layout.
  package let pane: String
  /// The layout in the golden; nil if the golden does not show it.
  package let golden: RecordedLayout?
  /// The layout in the new picture; nil if the new picture no longer shows it.
  package let actual: RecordedLayout?
  /// The changes of all elements that differ, in the order of their index paths.
  package let changes: [ElementChange]
  /// The causes of the changes, the most important first.
  package let causes: [Cause]

  /// Compares two layouts.
  ///
  /// - Parameters:
  ///   - golden: the layout before.
  ///   - actual: the layout now.
  ///   - fonts: the changes of the font files, which are reported as the causes of changed fonts
  ///     and frames.
  package init(
    golden: RecordedLayout, actual: RecordedLayout, fonts: [FingerprintChange] = []
  ) {
    pane = actual.name
    self.golden = golden
    self.actual = actual
    let matching = ElementMatching(
      golden: golden.layout.elements, actual: actual.layout.elements)
    changes = Self.changes(matching)
    causes = Self.causes(golden, actual, changes, matching, fonts: fonts.compactMap(\.setting))
  }

  /// Compares two layouts of a sweep, that is, windows of different widths at which the layout
  /// changes (see `PanePairing`).
  private init(swept golden: RecordedLayout, _ actual: RecordedLayout) {
    pane = actual.name
    self.golden = golden
    self.actual = actual
    changes = []
    causes = CauseFinder(
      golden: golden.layout, actual: actual.layout, changes: [], movers: [],
      sections: SectionMatching()
    ).causes().filter(\.isOfMetrics)
  }

  /// Creates the difference for a window of a sweep (see `PanePairing`) of which only the width
  /// changed.
  ///
  /// The cause in it lists the widths of the windows that changed only in this way, at most four.
  private init(widthsOf swept: [LayoutDifference], at index: Int) {
    let names = { (panes: [RecordedLayout?]) in
      let widths = panes.compactMap { $0?.name.split(separator: " ").first }
      return widths.prefix(4).joined(separator: ", ") + (widths.count > 4 ? ", …" : "")
    }
    pane = swept[index].pane
    (golden, actual, changes) = (swept[index].golden, swept[index].actual, [])
    let trigger = SettingChange.trigger(
      "swept widths", names(swept.map(\.golden)), names(swept.map(\.actual)))
    causes = [Cause(trigger)]
  }

  private init(pane: String, golden: RecordedLayout?, actual: RecordedLayout?) {
    self.pane = pane
    self.golden = golden
    self.actual = actual
    changes = []
    let text = { (pane: RecordedLayout?) in pane == nil ? "not shown" : "shown" }
    causes = [Cause(SettingChange.trigger("pane", text(golden), text(actual)))]
  }

  /// Returns whether a changed font file is already reported as a cause.
  package func tells(_ font: FingerprintChange) -> Bool {
    font.setting.map { tells(setting: $0.name) } ?? false
  }

  /// Returns whether the change of a setting is reported as a cause, or as a result of another
  /// cause.
  package func tells(setting name: String) -> Bool {
    causes.contains { cause in
      ([cause.trigger] + cause.follows).contains { $0.setting == name }
    }
  }

  /// Compares the layouts that two pictures show; unchanged layouts are left out.
  ///
  /// Layouts of the same name are compared, and also the windows of sweeps that ``PanePairing``
  /// pairs. Other layouts are included as ones that appeared or vanished.
  package static func differences(
    from golden: [RecordedLayout], to actual: [RecordedLayout], fonts: [FingerprintChange] = []
  ) -> [LayoutDifference] {
    let goldens = Dictionary(golden.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let pairing = PanePairing(golden: golden, actual: actual)
    let swept = actual.compactMap { pane in
      pairing.formers[pane.name].map { LayoutDifference(swept: $0, pane) }
    }
    let shared = actual.compactMap { pane in
      goldens[pane.name].flatMap { difference(from: $0, to: pane, fonts: fonts) }
    }
    let measures = shared + swept.filter { !$0.causes.isEmpty }
    let widths =
      measures.isEmpty ? swept.indices.map { LayoutDifference(widthsOf: swept, at: $0) } : []
    // Layouts that only one picture shows are last, because their appearance can be a result of a
    // change in the other layouts.
    let come = actual.filter { goldens[$0.name] == nil && pairing.formers[$0.name] == nil }
      .map { LayoutDifference(pane: $0.name, golden: nil, actual: $0) }
    let names = Set(actual.map(\.name))
    let gone = golden.filter { !names.contains($0.name) && !pairing.isPaired($0) }
      .map { LayoutDifference(pane: $0.name, golden: $0, actual: nil) }
    return measures + widths + come + gone
  }

  /// Compares two layouts of the same name in two pictures; nil if no cause of a difference is
  /// found.
  private static func difference(
    from golden: RecordedLayout, to actual: RecordedLayout, fonts: [FingerprintChange]
  ) -> LayoutDifference? {
    // Most layouts are unchanged. An unchanged layout shares its storage with the golden's, so
    // comparing is fast.
    if golden == actual { return nil }
    // The properties of the views are converted to text once, because the explanation reads them
    // many times.
    let sides = LayoutRecord.comparable(golden.layout, actual.inWords.layout)
    let difference = LayoutDifference(
      golden: golden.showing(sides.golden), actual: actual.showing(sides.actual),
      fonts: fonts)
    return difference.causes.isEmpty ? nil : difference
  }

  private static func changes(_ matching: ElementMatching) -> [ElementChange] {
    let lists = listSections(matching.pairs.map(\.golden) + matching.vanished)
      .intersection(listSections(matching.pairs.map(\.actual) + matching.appeared))
    let kept = matching.pairs.map { pair in
      // In a list every cell is a line, so a changed line number only repeats the changed index
      // path.
      ElementChange(
        golden: pair.golden, actual: pair.actual,
        isInList: lists.contains(pair.actual.indexPath.section))
    }
    let all =
      kept.filter { !$0.aspects.isEmpty } + matching.appeared.map(ElementChange.init(appeared:))
      + matching.vanished.map(ElementChange.init(vanished:))
    return all.sorted { LayoutRecord.Element.precedes($0.element, $1.element) }
  }

  /// Returns the sections in which each line has a single cell.
  private static func listSections(_ elements: [LayoutRecord.Element]) -> Set<Int> {
    let cells = elements.filter { $0.kind == .cell && $0.line != nil }
    let sections = Dictionary(grouping: cells, by: \.indexPath.section)
    return Set(sections.filter { Set($1.map(\.line)).count == $1.count }.keys)
  }

  /// Returns the causes in the order in which they are reported: the font files and the settings
  /// that can change the viewport, the viewport, the other settings, the changed views that resized
  /// elements, the elements, and the other views.
  ///
  /// A change that a setting explains becomes a result of that setting.
  private static func causes(
    _ golden: RecordedLayout, _ actual: RecordedLayout, _ changes: [ElementChange],
    _ matching: ElementMatching, fonts: [SettingChange]
  ) -> [Cause] {
    // If the content fits into the viewport in only one of the layouts, that is the reason for the
    // changed inset and offset.
    let fits = golden.layout.fits != actual.layout.fits
    let above = SettingChange.aboveScrolling(golden, actual)
      .filter { !fits || $0.name != SettingChange.contentInset }
    var settings = SettingCauses(above + fonts + SettingChange.belowScrolling(golden, actual))
    let changes = changes.withoutListBackgrounds
    let moving = CauseFinder(
      golden: golden.layout, actual: actual.layout, changes: changes, movers: matching.movers,
      sections: matching.sections
    ).causes()
    let found =
      moving
      // Changed texts, fonts, colours and z-indexes follow the causes of movements, because they
      // explain no movement.
      + looks(changes.withoutOrderOfPinned(by: moving))
      + contentSize(golden.layout.contentSize, actual.layout.contentSize)
    let layout = settings.unexplained(found)
    let owners = settings.unexplained(
      ViewOwner.owners(changes, golden.layout.screen, actual.layout.screen)
        .withoutViewport(golden.layout.viewport, actual.layout.viewport)
        .withoutRows(ofListsIn: moving))
    // A changed font file that explains no other change in this layout is reported once for the
    // whole picture, not for each of its layouts.
    let told = settings.causes.filter { !SettingChange.isFont($0.name) || $0.cause.hasResults }
    let (first, last) = told.split { cause in
      (above + fonts).contains { $0.name == cause.name }
    }
    let scrolling = layout.prefix { $0.isViewport }
    let (making, others) = ViewOwner.causes(owners).makingRoom(for: scrolling.first)
    let (rest, resizing, looks) = Array(layout.dropFirst(scrolling.count))
      .explainingSizes(by: others)
    return
      (first + making + (making.isEmpty ? scrolling : []) + last + resizing + rest + looks)
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

  /// Returns the causes for texts, fonts, colours and z-indexes, which explain no other changes.
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

  /// Groups elements by equal changes of their z-index; if there are more than three different
  /// changes, all elements form a single group.
  private static func stacks(_ stacked: [ElementChange]) -> [[ElementChange]] {
    let stacks = stacked.grouped { [$0.golden?.zIndex, $0.actual?.zIndex] }
    return stacks.count > 3 ? [stacked] : stacks
  }
}

extension ElementChange {
  /// Whether a changed font is reported as a separate cause: the font did not change the element's
  /// size, or a changed text is the reason for the new size.
  fileprivate var hasOwnFontCause: Bool {
    aspects.contains(.font) && (!aspects.contains(.resized) || aspects.contains(.text))
  }
}

extension [(name: String, cause: Cause)] {
  /// Divides the causes into those whose name satisfies a predicate, and the others.
  fileprivate func split(
    where isFirst: (Element) -> Bool
  ) -> (first: [Cause], last: [Cause]) {
    (filter(isFirst).map(\.cause), filter { !isFirst($0) }.map(\.cause))
  }
}

extension LayoutRecord {
  /// Whether the viewport shows all of the content along the axis.
  fileprivate var fits: Bool { axis.along(contentSize) <= axis.along(viewport.size) }
}

extension [Cause] {
  /// Makes a resized viewport a result of the first cause whose views can affect the space for the
  /// list, such as a view that appeared or was resized next to it.
  ///
  /// - Parameter viewport: the cause for the changed viewport; nil if it did not change.
  /// - Returns: the combined cause, if there is one, and all others.
  fileprivate func makingRoom(
    for viewport: Cause?
  ) -> (making: [Cause], others: [Cause]) {
    guard let viewport, viewport.resizesViewport, let place = firstIndex(where: \.takesSpace)
    else { return ([], self) }
    var members = self[place].members
    // The resized list itself is left out, because the viewport's change already reports it.
    members.owners[0].change.moved.removeAll { viewport.isViewport(of: $0.frames.actual?.size) }
    members.affected = viewport.members.affected
    let cause = Cause(of: members, follows: [viewport.trigger])
    return ([cause], enumerated().filter { $0.offset != place }.map(\.element))
  }

  /// Moves a change of the content size or of the scroll position that another cause explains into
  /// the results of that cause.
  ///
  /// - Parameter fits: whether the content fits into the viewport in only one of the layouts; only
  ///   then can a changed scroll position be a result.
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
      // The cause is removed by its index, because a cause that contains NaN is not equal to
      // itself.
      causes.remove(at: place)
    }
    return causes
  }
}
