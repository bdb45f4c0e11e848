import Foundation
import LayoutCore
import Testing

@testable import LayoutComparison

/// The comparison with records of version 1, which had the parts of bars, buttons and fields.
struct RecordVersionTests {
  private func view(
    _ className: String, _ name: String? = nil, x: CGFloat = 0, text: String? = nil,
    _ views: [LayoutRecord.View] = []
  ) -> LayoutRecord.View {
    LayoutRecord.View(
      className: className, name: name, frame: CGRect(x: x, y: 0, width: 40, height: 20),
      properties: text.map { [.text: $0] } ?? [:], views: views)
  }

  private func told(_ golden: LayoutRecord.View, _ actual: LayoutRecord.View) -> [String] {
    var records = [golden, actual].map { screen in
      var record = LayoutRecord(contentSize: .zero, viewport: .zero)
      record.screen = view("UIView", nil, [screen])
      return record
    }
    records[0].viewVersion = 1
    let sides = LayoutRecord.comparable(records[0], records[1])
    return ViewOwner.causes(
      ViewOwner.owners([], sides.golden.screen, sides.actual.screen)
    ).map(\.headline)
  }

  @Test func `the label of a button did not vanish`() {
    #expect(
      told(view("UIButton", "save", [view("UILabel", text: "Save")]), view("UIButton", "save"))
        == [])
  }

  @Test func `a named view in a button is compared`() {
    #expect(
      told(
        view("UIButton", "save", [view("UIView", "dot", x: 4)]),
        view("UIButton", "save", [view("UIView", "dot", x: 8)])) == ["save › dot: frame.x 4 → 8"])
  }

  @Test func `a named view in a bar button is at its place in the bar`() {
    #expect(
      told(
        view("UINavigationBar", nil, [view("BarButton", x: 16, [view("UISwitch", "wifi", x: 2)])]),
        view("UINavigationBar", nil, [view("UISwitch", "wifi", x: 18)])) == [])
  }

  @Test func `a custom view without a name did not appear`() {
    #expect(
      told(
        view("UINavigationBar", nil, [view("BarButton", x: 16, [view("UISwitch")])]),
        view("UINavigationBar", nil, [view("UISwitch", "customView", x: 16)])) == [])
  }

  @Test func `names of images and fields of contents are not compared with version 3`() {
    func record(
      _ properties: [LayoutRecord.ViewProperty: String], version: Int
    ) -> LayoutRecord {
      var record = LayoutRecord(contentSize: .zero, viewport: .zero)
      record.screen = LayoutRecord.View(
        className: "UISlider", name: nil, frame: .zero, properties: properties, views: [])
      record.viewVersion = version
      return record
    }
    let name = LayoutRecord.ViewProperty(rawValue: "thumbImageName")
    let padding = LayoutRecord.ViewProperty(rawValue: "imageToTextPadding")
    let added = record([name: "plus", padding: "30", .value: "1"], version: 4)
    let sides = LayoutRecord.comparable(record([.value: "1"], version: 3), added)
    #expect(sides.golden.screen == sides.actual.screen)
  }

  @Test func `pinned headers and the distance of sections are not compared with version 3`() {
    func record(_ measures: [LayoutRecord.Measure], version: Int) -> LayoutRecord {
      var record = LayoutRecord(contentSize: .zero, viewport: .zero)
      var section = LayoutRecord.Section(index: 0)
      section.measures = measures
      record.sections = [section]
      record.viewVersion = version
      return record
    }
    let added: [LayoutRecord.Measure] = [
      .init("group spacing", "8"), .init("inter-section spacing", "20"),
      .init("headers pin to visible bounds", "yes"),
    ]
    let sides = LayoutRecord.comparable(
      record([.init("group spacing", "8")], version: 3), record(added, version: 4))
    #expect(sides.golden == sides.actual)
  }

  @Test func `names of the parts of contents are not compared with version 3`() {
    func record(_ name: String?, version: Int) -> LayoutRecord {
      var record = LayoutRecord(contentSize: .zero, viewport: .zero)
      record.screen = view("UIListContentView", nil, [view("UILabel", name, text: "Wi-Fi")])
      record.viewVersion = version
      return record
    }
    let sides = LayoutRecord.comparable(
      record(nil, version: 3), record("content.text", version: 4))
    #expect(sides.golden.screen == sides.actual.screen)
  }
}
