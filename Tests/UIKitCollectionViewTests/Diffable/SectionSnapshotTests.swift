import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SectionSnapshotTests {
  /// `plants` over `moss` and `ferns`, which is over `bracken`; `stones` beside it.
  private let outline: NSDiffableDataSourceSectionSnapshot<String> = {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["plants", "stones"])
    outline.append(["moss", "ferns"], to: "plants")
    outline.append(["bracken"], to: "ferns")
    return outline
  }()

  @Test func `items come before their children`() {
    #expect(outline.items == ["plants", "moss", "ferns", "bracken", "stones"])
    #expect(outline.rootItems == ["plants", "stones"])
    #expect(outline.index(of: "bracken") == 3)
  }

  @Test func `levels and parents are known`() {
    #expect(outline.items.map(outline.level) == [0, 1, 1, 2, 0])
    #expect(outline.parent(of: "bracken") == "ferns")
    #expect(outline.parent(of: "stones") == nil)
  }

  @Test func `what is added is collapsed`() {
    #expect(outline.visibleItems == ["plants", "stones"])
    #expect(!outline.isVisible("moss"))
  }

  @Test func `expanded, children are visible as far as their parents are`() {
    var open = outline
    open.expand(["ferns"])
    #expect(open.visibleItems == ["plants", "stones"])
    open.expand(["plants"])
    #expect(open.visibleItems == ["plants", "moss", "ferns", "bracken", "stones"])
    open.collapse(["plants"])
    #expect(open.visibleItems == ["plants", "stones"])
    #expect(open.isExpanded("ferns"), "what is inside stays as it was")
  }

  @Test func `items are inserted beside others, at their level`() {
    var more = outline
    more.insert(["liverwort"], before: "moss")
    more.insert(["sand"], after: "plants")
    #expect(
      more.items == ["plants", "liverwort", "moss", "ferns", "bracken", "sand", "stones"])
    #expect(more.parent(of: "liverwort") == "plants")
  }

  @Test func `a deleted item takes along what is below it`() {
    var less = outline
    less.delete(["ferns", "nothing"])
    #expect(less.items == ["plants", "moss", "stones"])
    #expect(!less.contains("bracken"))
  }

  @Test func `a part is a state of its own, with what is expanded`() {
    var open = outline
    open.expand(["ferns"])
    let part = open.snapshot(of: "plants")
    #expect(part.rootItems == ["moss", "ferns"])
    #expect(part.visibleItems == ["moss", "ferns", "bracken"])
    #expect(part.items.map(part.level) == [0, 0, 1])
    #expect(open.snapshot(of: "ferns", includingParent: true).items == ["ferns", "bracken"])
  }

  @Test func `children are replaced by those of another state`() {
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["trees"])
    other.append(["oak"], to: "trees")
    other.expand(["trees"])
    var changed = outline
    changed.replace(childrenOf: "plants", using: other)
    #expect(changed.items == ["plants", "trees", "oak", "stones"])
    changed.insert(outline.snapshot(of: "ferns"), after: "stones")
    #expect(changed.rootItems == ["plants", "stones", "bracken"])
    changed.expand(["plants"])
    #expect(changed.isVisible("oak"))
  }

  @Test func `a section shows what is visible of a tree`() {
    let stage = DiffableStage(["A": [], "B": ["z"]])
    stage.source.apply(outline, to: "A")
    stage.view.layoutIfNeeded()
    #expect(stage.words == ["plants", "stones", "z"])
    var open = stage.source.snapshot(for: "A")
    open.expand(["plants"])
    stage.source.apply(open, to: "A")
    stage.view.layoutIfNeeded()
    #expect(stage.words == ["plants", "moss", "ferns", "stones", "z"])
    #expect(stage.layout.items.map(\.updateAction) == [.insert, .insert])
  }

  @Test func `a section that there is not is added`() {
    let stage = DiffableStage(["A": ["a"]])
    stage.source.apply(outline, to: "B")
    #expect(stage.source.snapshot().sectionIdentifiers == ["A", "B"])
  }

  @Test func `the tree of a section is remembered as long as its items are there`() {
    let stage = DiffableStage(["A": ["a"]])
    stage.source.apply(outline, to: "A")
    #expect(stage.source.snapshot(for: "A").items == outline.items)
    stage.apply(["A": ["stones"]])
    #expect(stage.source.snapshot(for: "A").items == ["stones"])
  }

  @Test func `a section that comes again has lost its tree`() {
    let stage = DiffableStage(["A": ["a"]])
    stage.source.apply(outline, to: "A")
    stage.apply(["B": []])
    stage.apply(["A": ["plants", "stones"]])
    #expect(stage.source.snapshot(for: "A").items == ["plants", "stones"])
  }

  @Test func `a reconfigured item keeps its cell, which is filled again`() throws {
    let stage = DiffableStage(["A": ["a", "b"]])
    let cell = try #require(stage.view.cellForItem(at: [0, 1]))
    var snapshot = stage.source.snapshot()
    snapshot.reconfigureItems(["b"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["b"])
    stage.source.apply(snapshot)
    #expect(stage.filled == ["b"])
    #expect(stage.view.cellForItem(at: [0, 1]) === cell)
    #expect(stage.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `an item is reconfigured where a change takes it`() throws {
    let stage = DiffableStage(["A": ["a", "b"]])
    let cell = try #require(stage.view.cellForItem(at: [0, 1]))
    var snapshot = DiffableStage.snapshot(["A": ["b", "x"]])
    snapshot.reconfigureItems(["b"])
    stage.source.apply(snapshot)
    #expect(stage.filled.sorted() == ["b", "x"])
    #expect(stage.view.cellForItem(at: [0, 0]) === cell)
  }
}
