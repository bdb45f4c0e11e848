import Foundation
import LayoutCore
import Testing

@testable import LayoutComparison

/// The report of views whose constraints changed.
struct ConstraintChangeTests {
  private typealias Constraint = LayoutRecord.Constraint

  private static func constraint(
    _ constant: Double, of name: String = "title.leading", relation: String = "==",
    priority: Double = 1000, state: Constraint.State = .satisfied
  ) -> LayoutRecord.Constraint {
    Constraint(
      name: name, relation: relation, constant: constant, priority: priority, state: state,
      from: .zero, to: CGPoint(x: constant, y: 0))
  }

  /// A screen with a title at a place, and an image after it.
  private static func screen(
    x: CGFloat, _ constraints: [LayoutRecord.Constraint]
  ) -> LayoutRecord.View {
    let title = LayoutRecord.View(
      className: "UILabel", name: "title", frame: CGRect(x: x, y: 0, width: 50, height: 20),
      constraints: constraints)
    let image = LayoutRecord.View(
      className: "UIImageView", name: "image",
      frame: CGRect(x: x + 60, y: 0, width: 20, height: 20))
    return LayoutRecord.View(
      className: "UIView", frame: CGRect(x: 0, y: 0, width: 320, height: 100),
      views: [image, title])
  }

  private func told(
    _ golden: [LayoutRecord.Constraint], _ actual: [LayoutRecord.Constraint], moved: CGFloat = 0
  ) -> [String] {
    ViewOwner.causes(
      ViewOwner.owners([], Self.screen(x: 16, golden), Self.screen(x: 16 + moved, actual))
    ).map(\.headline)
  }

  @Test func `a constant is the cause, and the frames follow from it`() {
    #expect(
      told([Self.constraint(16)], [Self.constraint(20)], moved: 4) == [
        "title: constraint title.leading 16 → 20; 1 other view moved"
      ])
  }

  @Test func `a constraint that came or went`() {
    #expect(
      told([], [Self.constraint(50, of: "title.width")]) == [
        "title: constraint title.width none → 50"
      ])
    #expect(
      told([Self.constraint(50, of: "title.width")], []) == [
        "title: constraint title.width 50 → none"
      ])
  }

  @Test func `relation, priority and conflicts are told where they differ`() {
    #expect(
      told([Self.constraint(16)], [Self.constraint(16, relation: ">=", priority: 750)]) == [
        "title: constraint title.leading 16 → ≥ 16 at priority 750"
      ])
    #expect(
      told([Self.constraint(16)], [Self.constraint(16, state: .broken)]) == [
        "title: constraint title.leading 16 → 16, broken"
      ])
  }

  @Test func `a conflict that came with another change follows from it`() {
    let before = [Self.constraint(16), Self.constraint(50, of: "title.width")]
    let now = [Self.constraint(16), Self.constraint(60, of: "title.width")]
    var broken = now
    broken[0].state = .broken
    #expect(told(before, broken) == ["title: constraint title.width 50 → 60"])
  }

  @Test func `of two with one name each is compared with its own`() {
    let before = [Self.constraint(8, relation: ">="), Self.constraint(16)]
    let now = [Self.constraint(8, relation: ">="), Self.constraint(20)]
    #expect(told(before, now) == ["title: constraint title.leading 16 → 20"])
  }

  @Test func `that a line is drawn elsewhere is no change`() {
    var moved = Self.constraint(16)
    moved.end.y = 40
    #expect(told([Self.constraint(16)], [moved]).isEmpty)
  }

  @Test func `a golden holds constraints, and views without any as before`() throws {
    let view = Self.screen(
      x: 16, [Self.constraint(16), Self.constraint(8, relation: "<=", state: .atLimit)])
    let text = view.json.canonical
    #expect(
      text.contains(
        #""constraints":[{"name":"title.leading","constant":16,"line":[0,0,16,0]},"#
          + #"{"name":"title.leading","constant":8,"relation":"<=","state":"atLimit","#
          + #""line":[0,0,8,0]}]"#))
    #expect(try JSONDecoder().decode(LayoutRecord.View.self, from: Data(text.utf8)) == view)
    #expect(!Self.screen(x: 16, []).json.canonical.contains("constraints"))
  }

  @Test func `a golden holds the attribute of a constraint whose name does not tell it`() throws {
    var named = Self.constraint(16, of: "start")
    named.attribute = "leading"
    let view = Self.screen(x: 16, [named])
    let text = view.json.canonical
    #expect(text.contains(#"{"name":"start","constant":16,"attribute":"leading","#))
    #expect(try JSONDecoder().decode(LayoutRecord.View.self, from: Data(text.utf8)) == view)
  }
}
