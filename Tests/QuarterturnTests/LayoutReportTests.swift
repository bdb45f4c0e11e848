import Foundation
import LayoutCore
import LayoutStage
import Testing

@testable import LayoutCommands
@testable import quarterturn

struct LayoutReportTests {
  private func report(_ elements: [LayoutRecord.Element]) -> LayoutReport {
    let size = CGSize(width: 414, height: 126.66666666666667)
    var layout = LayoutRecord(
      contentSize: size, viewport: CGRect(x: 0, y: 0, width: 414, height: 736),
      screenFrame: CGRect(x: 0, y: 0, width: 414, height: 736), elements: elements)
    layout.settings = [.bars: "none", .textSize: "large", .appearance: "dark", .overlays: "index"]
    return LayoutReport(
      figure: "herbs/markers", variant: "before", orientation: .portrait, layout: layout)
  }

  @Test func `a report is an array of one object for each picture`() throws {
    let cell = LayoutRecord.Element(
      indexPath: .init(0, 3), frame: CGRect(x: 10, y: 0.5, width: 160, height: 120), zIndex: -1)
    let header = LayoutRecord.Element(
      kind: .header, indexPath: .init(0, 0), frame: CGRect(x: 0, y: 0, width: 414, height: 40))
    #expect(
      LayoutReport.json([report([cell, header])]) == """
        [
          {
            "figure": "herbs/markers",
            "variant": "before",
            "orientation": "portrait",
            "settings": { "textSize": "large", "bars": "none" },
            "contentSize": [414, 126.66666666666667],
            "elements": [
              { "kind": "cell", "indexPath": [0, 3], "frame": [10, 0.5, 160, 120], "zIndex": -1 },
              { "kind": "header", "indexPath": [0, 0], "frame": [0, 0, 414, 40], "zIndex": 0 }
            ]
          }
        ]
        """)
  }

  @Test func `numbers are rounded for people`() {
    let cell = LayoutRecord.Element(
      indexPath: .init(0, 3), frame: CGRect(x: 438.79999999999995, y: 0.5, width: 160, height: 120),
      zIndex: 0)
    let lines = report([cell]).table.split(separator: "\n")
    #expect(lines.first?.hasSuffix("content 414 × 126.667") == true)
    #expect(
      lines.last == "  cell          [0, 3]      438.8       0.5         160         120         0")
  }

  @Test func `a report says what the layout was laid out in, but not how it would be drawn`() {
    let lines = report([]).table.split(separator: "\n")
    #expect(lines.dropFirst().first == "  text size large; bars none")
  }

  @Test func `a report without elements is still JSON`() throws {
    let text = LayoutReport.json([report([]), report([])])
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    #expect(value?.count == 2)
    #expect((value?[0]["elements"] as? [Any])?.isEmpty == true)
    #expect(LayoutReport.json([]) == "[]")
  }
}
