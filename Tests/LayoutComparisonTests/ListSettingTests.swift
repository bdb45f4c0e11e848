import Foundation
import LayoutCore
import Testing

@testable import LayoutComparison

/// Changes of a list's settings and of the contents of its rows, with their consequences.
struct ListSettingTests {
  private typealias Look = [LayoutRecord.ViewProperty: String]

  /// A list of three rows, each with a content view that contains a label.
  private struct Rows {
    var height = 44.0
    var measures: [LayoutRecord.Measure] = [.init("list appearance", "plain")]
    var row: Look = [:]
    var content: Look = [:]
    var label: Look = [.text: "Wi-Fi", .font: "Inter Regular 17"]
    var font = "Inter Regular 17"
    var header: (y: Double, zIndex: Int) = (0, 0)

    func view(_ className: String, _ look: Look, _ views: [LayoutRecord.View]) -> LayoutRecord.View
    {
      LayoutRecord.View(
        className: className, name: nil, frame: CGRect(x: 0, y: 0, width: 320, height: height),
        properties: look, views: views)
    }

    var layout: RecordedLayout {
      var layout = LayoutRecord(
        contentSize: CGSize(width: 320, height: 40 + 3 * height),
        viewport: CGRect(x: 0, y: 0, width: 320, height: 480))
      var section = LayoutRecord.Section(index: 0)
      section.measures = measures
      layout.sections = [section]
      let kind = LayoutRecord.Kind(
        rawValue: "decoration _UICollectionViewListLayoutSectionBackgroundColorDecorationView")
      layout.elements = (0..<3).map { item in
        var cell = LayoutRecord.Element(
          indexPath: ItemPlace(0, item),
          frame: CGRect(x: 0, y: 40 + Double(item) * height, width: 320, height: height),
          text: "Wi-Fi", font: font, line: item)
        cell.view = view(
          "UICollectionViewListCell", row,
          [view("UIListContentView", content, [view("UILabel", label, [])])])
        return cell
      }
      layout.elements.append(
        LayoutRecord.Element(
          kind: .header, indexPath: ItemPlace(0, 0),
          frame: CGRect(x: 0, y: header.y, width: 320, height: 40), zIndex: header.zIndex))
      layout.elements.append(
        LayoutRecord.Element(
          kind: kind, indexPath: ItemPlace(0, 0),
          frame: CGRect(x: 0, y: 40, width: 320, height: 3 * height)))
      return RecordedLayout(
        device: "iPhone SE", orientation: .portrait, scale: 2, layout: layout.ordered)
    }
  }

  private func headlines(
    _ before: (inout Rows) -> Void = { _ in }, to change: (inout Rows) -> Void
  ) -> [String] {
    var (golden, actual) = (Rows(), Rows())
    before(&golden)
    before(&actual)
    change(&actual)
    return LayoutDifference(golden: golden.layout, actual: actual.layout).causes.map(\.headline)
  }

  @Test func `a field of the content that resized all rows is named, and no size of items`() {
    let lines = headlines { rows in
      rows.height = 52
      rows.content = [.init(rawValue: "contentMargins"): "top 20"]
    }
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains("content layout margins none → top 20") == true, "\(lines)")
  }

  @Test func `the style of the content changes the fonts inside`() {
    let lines = headlines { rows in
      rows.height = 60
      rows.content = [.init(rawValue: "contentStyle"): "subtitleCell"]
      rows.label[.font] = "Inter Regular 12"
      rows.font = "Inter Regular 12"
    }
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("content configuration cell → subtitleCell") == true, "\(lines)")
  }

  @Test func `rows without a changed setting have another size of items`() {
    #expect(headlines { $0.height = 60 }.first?.hasPrefix("item size 320×44 → 320×60") == true)
  }

  @Test func `corners and separators follow from a changed list`() {
    let lines = headlines { rows in
      rows.measures = [.init("list appearance", "insetGrouped")]
      rows.row = [.cornerRadius: "10", .clips: "yes", .rowSeparators: "bottom"]
    }
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.hasPrefix("section 0 list appearance plain → insetGrouped") == true, "\(lines)")
  }

  @Test func `the corners of a row are a cause in a list that did not change`() {
    #expect(headlines { $0.row = [.cornerRadius: "10"] } == ["3 cells: corner radius 0 → 10"])
  }

  @Test func `a header that stays at the edge has another place and another z-index for that`() {
    let lines = headlines({ $0.measures = [] }) { rows in
      rows.measures = [.init("headers pin to visible bounds", "yes")]
      rows.header = (y: 30, zIndex: 10)
    }
    #expect(lines == ["section 0 headers pin to visible bounds no → yes: header [0,0] moved 0,+30"])
  }

  @Test func `content that scrolled for a reason is somewhere else on the screen`() {
    let scrolled = Cause.Trigger.viewport(golden: [0, 0, 9, 9], actual: [0, -20, 9, 9])
    let resized = Cause.Trigger.inferred([], [], followed: [])
    #expect(Cause(resized, follows: [scrolled]).changesAsAWhole)
    #expect(!Cause(resized).changesAsAWhole)
  }
}
