import LayoutCore
import LayoutFixtures
import PictureComparison
import RasterCore
import Testing

@testable import LayoutComparison
@testable import PictureComparison
@testable import SnapshotCore

/// The report of several changes of one picture.
struct StatementWordsTests {
  private func statements(_ panes: [(String, FlowFixture)], to actual: [(String, FlowFixture)])
    -> [String]
  {
    LayoutDifference.differences(
      from: panes.map { $1.layout.named($0) }, to: actual.map { $1.layout.named($0) }
    ).statements(policy: .init()).map(\.headline)
  }

  @Test func `panes in which the same changed share the sentence`() {
    let flow = FlowFixture()
    var wider = flow
    wider.inset = .init(start: 10, end: 10, near: 20, far: 16)
    #expect(
      statements([("upright", flow), ("lying", flow)], to: [("upright", wider), ("lying", wider)])
        == ["in all panes: section 0 inset.left 16 → 20: 9 cells moved +4,0"])
  }

  @Test func `panes in which different things changed have sentences of their own`() {
    let flow = FlowFixture()
    var (wider, widest) = (flow, flow)
    wider.inset = .init(start: 10, end: 10, near: 20, far: 16)
    widest.inset = .init(start: 10, end: 10, near: 22, far: 16)
    #expect(
      statements([("a", flow), ("b", flow)], to: [("a", wider), ("b", widest)]) == [
        "a: section 0 inset.left 16 → 20: 9 cells moved +4,0",
        "b: section 0 inset.left 16 → 22: 9 cells moved +6,0",
      ])
  }

  @Test(arguments: [
    (0.25, "0.25"), (0.12956800333730076, "0.1296"), (0.3, "0.3"), (1, "1"),
    (2.6041666666666668e-05, "2.605e-05"), (0, "0"),
  ])
  func `a share has four digits that count and is never told as less`(
    ratio: Double, text: String
  ) {
    #expect(Ratio.text(ratio) == text)
  }
}

extension RecordedLayout {
  fileprivate func named(_ name: String) -> RecordedLayout {
    RecordedLayout(
      name: name, device: device, orientation: orientation, scale: scale, origin: origin,
      layout: layout)
  }
}
