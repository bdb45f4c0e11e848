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
}
