import Foundation
import LayoutCore
import LayoutFixtures
import Testing

@testable import LayoutComparison

/// Changes of the measures that a layout describes itself, as a compositional layout does.
struct OwnMeasureTests {
  private func changes(
    _ golden: [LayoutRecord.Measure], _ actual: [LayoutRecord.Measure]
  ) -> [String] {
    func section(_ measures: [LayoutRecord.Measure]) -> LayoutRecord.Section {
      var section = LayoutRecord.Section(index: 0)
      section.measures = measures
      return section
    }
    return MetricChange.changes(
      from: (section(golden), .vertical), to: (section(actual), .vertical)
    ).map(\.text)
  }

  @Test func `a measure is named with both texts`() {
    #expect(
      changes(
        [.init("group item 0 width", "½ of 343")], [.init("group item 0 width", "⅓ of 343")])
        == ["group item 0 width ½ of 343 → ⅓ of 343"])
    #expect(
      changes([], [.init("group item spacing", "8")]) == ["group item spacing none → 8"])
  }

  @Test func `fractions of a container that changed follow from it`() {
    let golden: [LayoutRecord.Measure] = [
      .init("inset.leading", "16"), .init("group width", "1 of 359"),
      .init("group item 0 width", "½ of 359"),
    ]
    let actual: [LayoutRecord.Measure] = [
      .init("inset.leading", "32"), .init("group width", "1 of 343"),
      .init("group item 0 width", "½ of 343"),
    ]
    #expect(changes(golden, actual) == ["inset.leading 16 → 32"])
  }

  @Test func `a section that scrolls across gives its groups another container`() {
    let golden: [LayoutRecord.Measure] = [
      .init("group width", "1 of 359"), .init("group item 0 width", "½ of 359"),
    ]
    let actual: [LayoutRecord.Measure] = [
      .init("group width", "1 of 375"), .init("group item 0 width", "⅓ of 375"),
      .init("orthogonal scrolling", "continuous"),
    ]
    #expect(
      changes(golden, actual) == [
        "group item 0 width ½ of 359 → ⅓ of 375", "orthogonal scrolling none → continuous",
      ])
  }

  @Test func `a distance between sections that is not listed is 0`() {
    #expect(
      changes([], [.init("inter-section spacing", "20")]) == ["inter-section spacing 0 → 20"])
  }

  @Test func `headers that are not listed as pinned are not`() {
    #expect(
      changes([], [.init("headers pin to visible bounds", "yes")])
        == ["headers pin to visible bounds no → yes"])
  }

  @Test func `separators that are not listed are shown`() {
    #expect(
      changes([], [.init("list separators", "hidden")]) == ["list separators shown → hidden"])
  }

  @Test func `a golden holds them`() throws {
    var section = LayoutRecord.Section(index: 0)
    section.measures = [.init("group spacing", "8")]
    var layout = LayoutRecord(
      contentSize: CGSize(width: 320, height: 100),
      viewport: CGRect(x: 0, y: 0, width: 320, height: 100))
    layout.sections = [section]
    let pane = RecordedLayout(
      device: "iPhone SE", orientation: .portrait, scale: 2, layout: layout)
    let read = try JSONDecoder().decode(
      RecordedLayout.self, from: Data(pane.canonicalJSON.utf8))
    #expect(read == pane)
  }
}
