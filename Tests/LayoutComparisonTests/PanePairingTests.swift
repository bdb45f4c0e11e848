import LayoutCore
import LayoutFixtures
import Testing

@testable import LayoutComparison

/// Panes of a sweep, whose names are the widths of its windows.
@Suite struct PanePairingTests {
  private func panes(_ widths: [Double], inset: Double = 10, names: String = "") -> [RecordedLayout]
  {
    widths.map { width in
      var flow = FlowFixture(width: width)
      flow.inset.near = inset
      let layout = flow.layout
      return RecordedLayout(
        name: "\(names)\(width.shortest) portrait", device: layout.device,
        orientation: .portrait, scale: 1, layout: layout.layout)
    }
  }

  private func formers(_ golden: [Double], _ actual: [Double]) -> [String: String] {
    PanePairing(golden: panes(golden), actual: panes(actual)).formers.mapValues(\.name)
  }

  private func told(_ golden: [RecordedLayout], _ actual: [RecordedLayout]) -> [String] {
    let directory = PaneDirectory(golden: golden, actual: actual)
    return LayoutDifference.differences(from: golden, to: actual)
      .mergedCauses(among: directory).map { $0.panes.extent.prefix + $0.cause.headline }
  }

  @Test func `panes without a namesake are paired in order`() {
    #expect(
      formers([320, 359.5, 360], [320, 367.5, 368]) == [
        "367.5 portrait": "359.5 portrait", "368 portrait": "360 portrait",
      ])
  }

  @Test func `if one side has more, the nearest are paired`() {
    #expect(
      formers([200, 400], [199, 250, 300, 401])
        == ["199 portrait": "200 portrait", "401 portrait": "400 portrait"])
    #expect(
      formers([199, 250, 300, 401], [200, 400])
        == ["200 portrait": "199 portrait", "400 portrait": "401 portrait"])
  }

  @Test func `panes whose names are no widths are not paired`() {
    let pairing = PanePairing(
      golden: panes([300], names: "a "), actual: panes([400], names: "a "))
    #expect(pairing.formers.isEmpty)
  }

  @Test func `widths that no window has are not paired, and no sum of them overflows`() {
    func pane(_ name: String) -> [RecordedLayout] {
      let layout = FlowFixture(width: 300).layout
      return [
        RecordedLayout(
          name: name, device: layout.device, orientation: .portrait, scale: 1,
          layout: layout.layout)
      ]
    }
    for name in ["1e308 portrait", "-1e308 portrait", "nan portrait", "inf portrait"] {
      #expect(PanePairing(golden: pane(name), actual: pane("320 portrait")).formers.isEmpty)
    }
  }

  @Test func `a changed inset is named instead of the panes`() {
    let lines = told(panes([320, 360], inset: 40), panes([328, 368], inset: 24))
    #expect(lines == ["in all panes: section 0 inset.left 40 → 24"])
  }

  @Test func `widths that changed for no known reason are reported once`() {
    let lines = told(panes([320, 360]), panes([328, 368]))
    #expect(lines == ["in all panes: swept widths 320, 360 → 328, 368"])
  }

  @Test func `panes on one side follow the measure`() {
    let lines = told(panes([320, 360], inset: 40), panes([320, 368, 500], inset: 24))
    #expect(lines.first?.contains("section 0 inset.left 40 → 24") == true)
    #expect(lines.last == "500: pane not shown → shown")
  }
}
