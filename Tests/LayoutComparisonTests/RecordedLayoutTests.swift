import Foundation
import LayoutComparison
import LayoutCore
import LayoutFixtures
import Testing

@Suite struct GoldenPaneTests {
  @Test func `canonical JSON reads back as the same layout`() throws {
    let layout = Self.odd
    let decoded = try JSONDecoder().decode(
      RecordedLayout.self, from: Data(layout.canonicalJSON.utf8))
    #expect(decoded == layout)
  }

  @Test func `the order in which elements were collected is forgotten`() {
    let layout = Self.odd
    var reversed = layout.layout
    reversed.sections.reverse()
    reversed.elements.reverse()
    #expect(layout.showing(reversed).canonicalJSON == layout.canonicalJSON)
  }

  @Test(arguments: [0.1, 1.0 / 3, 1e21, 1e-7, -2.5, 123_456_789.123_456_78])
  func `doubles are exact`(_ value: Double) throws {
    let layout = Self.layout(x: value)
    let decoded = try JSONDecoder().decode(
      RecordedLayout.self, from: Data(layout.canonicalJSON.utf8))
    #expect(decoded.layout.elements.first?.frame.origin.x.bitPattern == CGFloat(value).bitPattern)
  }

  @Test func `a whole number has no fraction and zero no sign`() {
    let json = Self.layout(x: -0.0).canonicalJSON
    #expect(json.contains(#""frame":[0,0,80,40]"#))
  }

  @Test func `a frame that is not a number is told, not lost`() throws {
    let json = Self.layout(x: .nan).canonicalJSON
    #expect(json.contains(#""frame":["nan",0,80,40]"#))
    let decoded = try JSONDecoder().decode(RecordedLayout.self, from: Data(json.utf8))
    #expect(decoded.canonicalJSON == json)
  }

  @Test func `a layout that gave no number and still does is unchanged`() {
    let layout = Self.layout(x: .nan)
    #expect(LayoutDifference(golden: layout, actual: layout).causes.isEmpty)
  }

  @Test func `each element stands on a line of its own`() {
    let lines = Self.odd.canonicalJSON.split(separator: "\n")
    #expect(lines.filter { $0.contains(#"{"kind""#) }.count == 2)
  }

  @Test func `a point of the content is found in the picture`() {
    let layout = RecordedLayout(
      device: "", orientation: .portrait, scale: 2, origin: CGPoint(x: 5, y: 7),
      layout: LayoutRecord(
        scrollAxis: .vertical, contentSize: .zero,
        viewport: CGRect(x: 0, y: 100, width: 320, height: 480), elements: []))
    let pixels = layout.pixels(of: CGRect(x: 10, y: 110, width: 30, height: 40))
    #expect(pixels == CGRect(x: 30, y: 34, width: 60, height: 80))
  }

  @Test(arguments: ["", "[", "{}", #"{"version":1}"#, #"{"version":"1"}"#, "null", "\u{0}"])
  func `a description that is not one is an error in words`(_ json: String) {
    #expect(throws: GoldenMetadata.Failure.self) { try GoldenMetadata(json: json) }
  }

  @Test func `a description nested too deeply is an error`() {
    let json = String(repeating: "[", count: 200_000)
    #expect(throws: GoldenMetadata.Failure.self) { try GoldenMetadata(json: json) }
  }

  @Test func `a description of a later version says so`() {
    #expect(throws: GoldenMetadata.Failure.version(2)) {
      try GoldenMetadata(json: #"{"version":2,"new":[]}"#)
    }
  }

  @Test func `a description reads back`() throws {
    let metadata = GoldenMetadata(
      fingerprints: .init(
        rasteriser: "1", fonts: [.init(name: "Inter", version: "4.0", digest: "ab")]),
      scale: 3, panes: [Self.odd])
    #expect(try GoldenMetadata(json: metadata.canonicalJSON) == metadata)
  }

  @Test func `lines are counted where they are not given`() {
    let flow = FlowFixture(sections: [[.init(), .init(size: CGSize(width: 80, height: 60))], []])
    var wrapping = flow
    wrapping.sections[0] += [.init(), .init(), .init()]
    let numbered = wrapping.layout.layout.withoutLines.numberingLines()
    #expect(numbered.elements.map(\.line) == [0, 0, 0, 1, 1])
    #expect(numbered == wrapping.layout.layout)
  }

  @Test func `a golden with absurd numbers is compared, not trapped on`() {
    let absurd = [Int.min, -1, 0, Int.max].map { number in
      LayoutRecord.Element(
        indexPath: .init(number, number), frame: CGRect(x: 1e300, y: .nan, width: -1, height: 0),
        zIndex: number, text: "\(number)", line: number)
    }
    let golden = Self.layout(absurd)
    let actual = Self.layout(
      absurd.map { element in
        LayoutRecord.Element(
          indexPath: .init(element.indexPath.section, 5), frame: .zero, text: element.text, line: 3)
      })
    let causes = LayoutDifference(golden: golden, actual: actual).causes
    #expect(!causes.flatMap { [$0.headline] + $0.details }.isEmpty)
  }

  private static func layout(_ elements: [LayoutRecord.Element]) -> RecordedLayout {
    RecordedLayout(
      device: "", orientation: .portrait, scale: 2,
      layout: LayoutRecord(
        scrollAxis: .vertical, contentSize: .zero, viewport: .zero,
        sections: [.init(index: .min), .init(index: .max, lineSpacing: .infinity)],
        elements: elements))
  }

  private static func layout(x: Double) -> RecordedLayout {
    RecordedLayout(
      device: "", orientation: .portrait, scale: 2,
      layout: LayoutRecord(
        scrollAxis: .none, contentSize: .zero, viewport: .zero,
        elements: [.init(indexPath: .init(0, 0), frame: CGRect(x: x, y: 0, width: 80, height: 40))])
    )
  }

  private static let odd = RecordedLayout(
    name: "after", device: "a \"pad\"\\", orientation: .landscape, scale: 3,
    origin: CGPoint(x: 5, y: 6),
    layout: LayoutRecord(
      scrollAxis: .horizontal, contentSize: CGSize(width: 1.5, height: 2),
      viewport: CGRect(x: 0.1, y: 0.2, width: 0.3, height: -4),
      sections: [
        .init(
          index: 1, inset: Axis.horizontal.insets(top: 1, left: 2, bottom: 3, right: 4),
          lineSpacing: 5,
          interitemSpacing: 6, headerSize: CGSize(width: 7, height: 8),
          footerSize: CGSize(width: 9, height: 10)),
        .init(index: 0),
      ],
      elements: [
        .init(
          kind: "badge", indexPath: .init(1, 2), frame: CGRect(x: 1, y: 2, width: 3, height: 4),
          zIndex: -1, text: "ä\n\t\u{1}\u{7F}😀", font: "Inter 13", color: "#FFF", line: 7),
        .init(indexPath: .init(0, 0), frame: .zero),
      ]))
}

extension LayoutRecord {
  fileprivate var withoutLines: LayoutRecord {
    var record = self
    for index in elements.indices { record.elements[index].line = nil }
    return record
  }
}
