import Foundation
import LayoutCore

/// What is different between two layouts, told by its causes.
///
/// Elements are matched by kind and index path, and by content where something came between.
public struct LayoutDifference: Sendable, Hashable {
  /// The pane of the picture, `""` where the picture shows one layout only.
  public let pane: String
  /// The pane in the golden; nil when the golden does not show this pane.
  public let golden: GoldenPane?
  /// The pane now; nil when the picture no longer shows this pane.
  public let actual: GoldenPane?
  /// Every element that is different, by index path.
  public let changes: [ElementChange]
  /// The same, grouped under what explains it; most important first.
  public let causes: [LayoutCause]

  /// Compares two layouts.
  public init(golden: GoldenPane, actual: GoldenPane) {
    pane = actual.name
    self.golden = golden
    self.actual = actual
    let matching = ElementMatching(
      golden: golden.layout.elements, actual: actual.layout.elements)
    changes = Self.changes(matching)
    causes =
      Self.settings(golden, actual)
      + CauseFinder(golden: golden.layout, actual: actual.layout, changes: changes).causes()
      // After the causes of movements: what only looks different explains none.
      + Self.reindexed(changes) + Self.looks(changes)
      + ViewOwner.causes(changes, golden.layout.screen, actual.layout.screen)
      + Self.contentSize(golden.layout.contentSize, actual.layout.contentSize)
  }

  private init(pane: String, golden: GoldenPane?, actual: GoldenPane?) {
    self.pane = pane
    self.golden = golden
    self.actual = actual
    changes = []
    let words = { (pane: GoldenPane?) in pane == nil ? "not shown" : "shown" }
    causes = [
      LayoutCause(.setting(name: "pane", golden: words(golden), actual: words(actual)))
    ]
  }

  /// Compares the layouts of two pictures, pane by pane; panes without a difference are left out.
  public static func differences(
    from golden: [GoldenPane], to actual: [GoldenPane]
  ) -> [LayoutDifference] {
    let shown = actual.compactMap { pane -> LayoutDifference? in
      guard let old = golden.first(where: { $0.name == pane.name }) else {
        return LayoutDifference(pane: pane.name, golden: nil, actual: pane)
      }
      // Most panes are unchanged, and comparing values is cheaper than matching elements.
      if old == pane { return nil }
      let difference = LayoutDifference(golden: old, actual: pane)
      return difference.causes.isEmpty ? nil : difference
    }
    let gone = golden.filter { pane in !actual.contains { $0.name == pane.name } }
    return shown + gone.map { LayoutDifference(pane: $0.name, golden: $0, actual: nil) }
  }

  private static func changes(_ matching: ElementMatching) -> [ElementChange] {
    let kept = matching.pairs.map { ElementChange(golden: $0.golden, actual: $0.actual) }
    let all =
      kept.filter { !$0.aspects.isEmpty } + matching.appeared.map(ElementChange.init(appeared:))
      + matching.vanished.map(ElementChange.init(vanished:))
    return all.sorted { LayoutRecord.Element.precedes($0.element, $1.element) }
  }

  private static func settings(_ golden: GoldenPane, _ actual: GoldenPane) -> [LayoutCause] {
    let facts = [
      ("device", golden.device, actual.device),
      ("orientation", golden.orientation.rawValue, actual.orientation.rawValue),
      ("scroll axis", golden.layout.scrolling, actual.layout.scrolling),
      ("scale", golden.scale.shortest, actual.scale.shortest),
      ("place in the picture", golden.origin.text, actual.origin.text),
    ]
    return facts.filter { $0.1 != $0.2 }.map { name, golden, actual in
      LayoutCause(.setting(name: name, golden: golden, actual: actual))
    }
  }

  private static func contentSize(_ old: CGSize, _ new: CGSize) -> [LayoutCause] {
    if same(Double(old.width), Double(new.width)) && same(Double(old.height), Double(new.height)) {
      return []
    }
    return [LayoutCause(.contentSize(golden: old, actual: new))]
  }

  private static func reindexed(_ changes: [ElementChange]) -> [LayoutCause] {
    changes.filter { $0.aspects.contains(.reindexed) }
      .grouped(by: Shift.init).map { LayoutCause(.reindexed($0)) }
  }

  /// Texts, fonts, colours and places in the stack, where they explain nothing but themselves.
  private static func looks(_ changes: [ElementChange]) -> [LayoutCause] {
    let texts = changes.filter { $0.aspects.contains(.text) && !$0.aspects.contains(.resized) }
    let fonts = changes.filter { $0.hasOwnFontCause }
    let colors = changes.filter { $0.aspects.contains(.color) }
    let stacked = changes.filter { $0.aspects.contains(.zOrder) }
    return (texts.isEmpty ? [] : [LayoutCause(.text(texts))])
      + fonts.grouped { [$0.golden?.font, $0.actual?.font] }.map { LayoutCause(.font($0)) }
      + colors.grouped { [$0.golden?.color, $0.actual?.color] }.map { LayoutCause(.color($0)) }
      + stacked.grouped { [$0.golden?.zIndex, $0.actual?.zIndex] }.map { LayoutCause(.zOrder($0)) }
  }
}

extension ElementChange {
  /// Tells whether the font is not told as the reason for another size.
  fileprivate var hasOwnFontCause: Bool {
    aspects.contains(.font) && (!aspects.contains(.resized) || aspects.contains(.text))
  }
}

extension CGPoint {
  fileprivate var text: String { "\(Double(x).shortest),\(Double(y).shortest)" }
}

/// How far an element's index moved; wrapping, since a golden may hold any number.
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
