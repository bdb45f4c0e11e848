import Basics
import Foundation
import LayoutCore
import Testing

@testable import LayoutComparison

/// Causes that are tested on a screen with known changes.
@MainActor struct ExplanationTrialTests {
  private typealias View = LayoutRecord.View

  /// A screen with a title, its icon, and a note that has another cause.
  private static func pane(
    leading: Double = 8, title: Double = 8, icon: Double = 60, note: Double = 40,
    height: Double = 20
  ) -> RecordedLayout {
    func constraint(_ name: String, _ constant: Double) -> LayoutRecord.Constraint {
      LayoutRecord.Constraint(name: name, constant: constant, from: .zero, to: .zero)
    }
    let views = [
      View(
        className: "UILabel", name: "title", frame: CGRect(x: title, y: 0, width: 50, height: 20),
        constraints: [constraint("title.leading", leading)]),
      View(
        className: "UIImageView", name: "icon", frame: CGRect(x: icon, y: 0, width: 20, height: 20)),
      View(
        className: "UILabel", name: "note", frame: CGRect(x: 0, y: note, width: 50, height: height),
        constraints: [constraint("note.height", height)]),
    ]
    let size = CGSize(width: 320, height: 100)
    var layout = LayoutRecord(
      scrollAxis: nil, contentSize: size, viewport: CGRect(origin: .zero, size: size))
    layout.screen = View(
      className: "UIView", frame: CGRect(origin: .zero, size: size), views: views)
    return RecordedLayout(device: "iPhone 7", orientation: .portrait, scale: 2, layout: layout)
  }

  /// The result for each cause if the screen becomes `restored` whatever is put back.
  private func proofs(
    from golden: RecordedLayout, to actual: RecordedLayout, restored: RecordedLayout?,
    device: String = "iPhone 7", baseline: RecordedLayout? = nil, hasTime: Bool = true
  ) -> [String: Cause.Proof]? {
    let trial = ExplanationTrial(LayoutDifference(golden: golden, actual: actual))
    let screen = LayoutTrialScreen(
      device: device, orientation: .portrait, layout: (baseline ?? actual).layout
    ) { _ in restored?.layout }
    return trial?.proofs(on: screen) { hasTime }
  }

  private let moved = Self.pane(leading: 16, title: 16, icon: 68)

  @Test func `all frames come back`() {
    let proofs = proofs(from: Self.pane(), to: moved, restored: Self.pane())
    #expect(proofs?.values.map(\.result) == [.golden])
    #expect(proofs?.values.map(\.value) == ["8"])
  }

  @Test func `one frame stays`() {
    let proofs = proofs(from: Self.pane(), to: moved, restored: Self.pane(icon: 68))
    #expect(proofs?.values.map(\.result) == [.remaining])
    #expect(proofs?.values.first?.remaining == ["icon: frame.x 60 → 68"])
  }

  @Test func `no frame changes`() {
    let restored = Self.pane(leading: 8, title: 16, icon: 68)
    let proofs = proofs(from: Self.pane(), to: moved, restored: restored)
    #expect(proofs?.values.map(\.result) == [.unchanged])
  }

  @Test func `what another cause explains is not left`() {
    let actual = Self.pane(leading: 16, title: 16, icon: 68, height: 30)
    let proofs = proofs(from: Self.pane(), to: actual, restored: Self.pane(height: 30))
    #expect(proofs?.count == 1)
    #expect(proofs?.values.map(\.result) == [.own])
  }

  @Test func `a value that layout sets again proves nothing`() {
    #expect(proofs(from: Self.pane(), to: moved, restored: moved)?.isEmpty == true)
  }

  @Test func `a value that cannot be put back proves nothing`() {
    #expect(proofs(from: Self.pane(), to: moved, restored: nil)?.isEmpty == true)
  }

  @Test func `a screen that is another pane is left alone`() {
    #expect(
      proofs(from: Self.pane(), to: moved, restored: Self.pane(), device: "iPhone 8") == nil)
    #expect(
      proofs(
        from: Self.pane(), to: moved, restored: Self.pane(), baseline: Self.pane(icon: 80)) == nil)
  }

  @Test func `nothing is tried after the time is up`() {
    #expect(
      proofs(from: Self.pane(), to: moved, restored: Self.pane(), hasTime: false)?.isEmpty == true)
  }

  @Test func `equal frames have nothing to prove`() {
    let same = Self.pane(leading: 16)
    #expect(ExplanationTrial(LayoutDifference(golden: Self.pane(), actual: same)) == nil)
  }

  @Test func `the constraint is put back at its view`() throws {
    let difference = LayoutDifference(golden: Self.pane(), actual: moved)
    let golden = try #require(difference.golden)
    let actual = try #require(difference.actual)
    let values = try #require(
      PutBackValues(of: difference.causes[0], from: golden.layout, to: actual.layout))
    guard case .constraint(let before, let now, let position) = values.restorations.first else {
      Issue.record("no constraint")
      return
    }
    #expect(before.constant == 8)
    #expect(now.constant == 16)
    #expect(position.steps.map(\.className) == ["UILabel"])
    #expect(position.steps.map(\.order) == [0])
  }

  @Test func `a constraint that came is none that can be put back`() {
    var actual = Self.pane(title: 16).layout
    actual.screen?.views[0].constraints.append(
      LayoutRecord.Constraint(name: "title.width", constant: 40, from: .zero, to: .zero))
    let difference = LayoutDifference(golden: Self.pane(), actual: Self.pane().showing(actual))
    #expect(ExplanationTrial(difference) == nil)
  }
}
