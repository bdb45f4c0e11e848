import Foundation
import LayoutCore
import LayoutFixtures
import Testing

@testable import LayoutComparison

/// A setting around the layout is reported before it, and explains the changes after it.
@Suite struct SettingCauseTests {
  private typealias Setting = LayoutRecord.Setting

  /// A list of labels, laid out under settings.
  private func pane(
    _ flow: FlowFixture = FlowFixture(), settings: [Setting: String] = [:],
    scale: Double = 2, color: String = "#000000",
    font: String = "Inter Regular 16", corner: String? = nil, text: String = "a"
  ) -> RecordedLayout {
    let golden = flow.layout
    var layout = golden.layout
    layout.settings = [
      .appearance: "light", .textSize: "large", .direction: "left to right",
      .bars: "status bar", .safeArea: "top 20", .contentInset: "top 20", .overlays: "none",
    ].merging(settings) { $1 }
    for index in layout.elements.indices {
      let size = layout.elements[index].frame.size
      var label = LayoutRecord.View(
        className: "UILabel", name: "title",
        frame: CGRect(x: 8, y: 8, width: size.width - 16, height: 20))
      label.properties = [.text: text, .textColor: color, .font: font]
      label.properties[.cornerRadius] = corner
      layout.elements[index].view = LayoutRecord.View(
        className: "Cell", frame: CGRect(origin: .zero, size: size), views: [label])
    }
    return RecordedLayout(
      device: golden.device, orientation: .portrait, scale: scale, layout: layout)
  }

  private func told(_ actual: RecordedLayout) -> [String] {
    LayoutDifference(golden: pane(), actual: actual).causes.map(\.headline)
  }

  @Test func `another device explains the viewport, its cells and their views`() throws {
    var small = FlowFixture(width: 240)
    small.device = "iPhone SE"
    let causes = LayoutDifference(golden: pane(), actual: pane(small)).causes
    #expect(causes.count == 1)
    let cause = try #require(causes.first)
    #expect(cause.headline.hasPrefix("device iPhone 7 → iPhone SE: cell [0,3] moved +90,0"))
    #expect(cause.details.contains("viewport 320×480 → 240×480"))
    #expect(cause.details.contains("content size 320×160 → 240×260"))
    #expect(cause.classes == [.layout])
  }

  @Test func `the name of a device alone is metadata`() {
    var renamed = FlowFixture()
    renamed.device = "iPhone 8"
    let causes = LayoutDifference(golden: pane(), actual: pane(renamed)).causes
    #expect(causes.map(\.classes) == [[.metadata]])
  }

  @Test func `dark colours are one cause, and a corner that changed too another`() {
    #expect(
      told(pane(settings: [.appearance: "dark"], color: "#FFFFFF"))
        == ["appearance light → dark: 9 views in other colours"])
    #expect(
      told(pane(settings: [.appearance: "dark"], color: "#FFFFFF", corner: "4")) == [
        "appearance light → dark: 9 views in other colours", "9 cells › title: corner radius 0 → 4",
      ])
  }

  @Test func `a colour is a cause of its own where the appearance is the same`() {
    #expect(
      told(pane(color: "#FFFFFF")) == ["9 cells › title: text color #000000 → #FFFFFF"])
  }

  @Test func `another language comes first, and explains texts, cells and the direction`() {
    var long = FlowFixture()
    for item in 0..<9 { long.sections[0][item].size.height = 50 }
    let told = told(
      pane(long, settings: [.language: "ar", .direction: "right to left"], text: "ب"))
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("language of the app → ar: 9 cells resized") == true)
    #expect(told.first?.hasSuffix("; 9 views changed") == true)
  }

  @Test func `the same language explains nothing`() {
    let pane = pane(settings: [.language: "de"])
    #expect(LayoutDifference(golden: pane, actual: pane).causes.isEmpty)
  }

  @Test func `a high contrast is a look that explains colours`() {
    let causes = LayoutDifference(
      golden: pane(), actual: pane(settings: [.contrast: "high"], color: "#FFFFFF")
    ).causes
    #expect(causes.map(\.headline) == ["contrast normal → high: 9 views changed"])
    #expect(causes.map(\.classes) == [[.paint]])
  }

  @Test func `a text size explains fonts and the cells that grew with them`() {
    var large = FlowFixture()
    for item in 0..<9 { large.sections[0][item].size.height = 50 }
    let told = told(
      pane(large, settings: [.textSize: "extra large"], font: "Inter Regular 19"))
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("text size large → extra large: 9 cells resized") == true)
    #expect(told.first?.hasSuffix("; 9 views changed") == true)
  }

  @Test(arguments: [
    (
      FingerprintChange.widths(golden: "iOS's widths 1", actual: "Inter's own"),
      "system font widths iOS's widths 1 → Inter's own: 9 cells resized"
    ),
    (
      .font(
        golden: .init(name: "Inter Regular", version: "3.019", digest: "a"),
        actual: .init(name: "Inter Regular", version: "4.1", digest: "b")),
      "font Inter Regular 3.019 → 4.1: 9 cells resized"
    ),
  ])
  func `a font file explains the cells that grew with it`(
    change: FingerprintChange, words: String
  ) {
    var large = FlowFixture()
    for item in 0..<9 { large.sections[0][item].size.height = 50 }
    let causes = LayoutDifference(
      golden: pane(), actual: pane(large), fonts: [change]
    ).causes
    #expect(causes.count == 1)
    #expect(causes.first?.headline.hasPrefix(words) == true)
    #expect(causes.first?.classes == [.fonts])
  }

  @Test func `a font file explains no text, and without a result it is no cause`() {
    let change = FingerprintChange.widths(golden: "iOS's widths 1", actual: "Inter's own")
    let causes = LayoutDifference(
      golden: pane(), actual: pane(color: "#FFFFFF"), fonts: [change]
    ).causes
    #expect(
      causes.map(\.headline) == ["9 cells › title: text color #000000 → #FFFFFF"])
  }

  @Test(arguments: [
    (LayoutRecord.Setting.system, "iOS 17", "iOS 15", "system iOS 17 → iOS 15"),
    (
      .traits, "phone, compact width, regular height", "phone, regular width, regular height",
      "traits phone, compact width, regular height → phone, regular width, regular height"
    ),
  ])
  func `the system and the traits explain the cells that moved`(
    setting: LayoutRecord.Setting, golden: String, actual: String, words: String
  ) {
    var large = FlowFixture()
    for item in 0..<9 { large.sections[0][item].size.height = 50 }
    let causes = LayoutDifference(
      golden: pane(settings: [setting: golden]), actual: pane(large, settings: [setting: actual])
    ).causes
    #expect(causes.count == 1)
    #expect(causes.first?.headline.hasPrefix("\(words): 9 cells resized") == true)
  }

  @Test func `traits that follow from a device are no cause of their own`() {
    var small = FlowFixture(width: 240)
    small.device = "iPad 9.7"
    let traits: [Setting: String] = [.traits: "phone, compact width, regular height"]
    let causes = LayoutDifference(
      golden: pane(settings: traits),
      actual: pane(small, settings: [.traits: "pad, regular width, regular height"])
    ).causes
    #expect(causes.map(\.headline).count == 1)
    #expect(causes.first?.headline.hasPrefix("device iPhone 7 → iPad 9.7") == true)
  }

  @Test func `a bar explains the safe area and the insets it takes`() throws {
    let actual = pane(
      settings: [
        .bars: "status bar, navigation bar “Books”", .safeArea: "top 64", .contentInset: "top 64",
      ])
    let causes = LayoutDifference(golden: pane(), actual: actual).causes
    #expect(
      causes.map(\.headline) == ["bars status bar → status bar, navigation bar “Books”"])
    #expect(
      causes.first?.details == ["safe area top 20 → top 64", "content inset top 20 → top 64"])
  }

  @Test func `settings are told in their order, and the scroll offset before overlays and scale`() {
    let golden = pane()
    let other = pane(settings: [.overlays: "insets", .direction: "right to left"], scale: 3)
    #expect(
      LayoutDifference(golden: golden, actual: other).causes.map(\.headline) == [
        "direction left to right → right to left", "overlays none → insets", "scale 2 → 3",
      ])
    let plain = pane(settings: [.overlays: "insets"], scale: 3)
    var layout = plain.layout
    layout.viewport.origin.y = 40
    #expect(
      LayoutDifference(golden: golden, actual: plain.showing(layout)).causes.map(\.headline) == [
        "scrolled to 0,0 → 0,40", "overlays none → insets", "scale 2 → 3",
      ])
  }

  @Test func `a scrolled list is told as such where nothing above it changed`() {
    let golden = pane()
    var layout = golden.layout
    layout.viewport.origin.y = 40
    #expect(
      LayoutDifference(golden: golden, actual: golden.showing(layout)).causes.map(\.headline)
        == ["scrolled to 0,0 → 0,40"])
  }

  @Test func `settings that a golden does not have are not told`() {
    let golden = pane()
    var layout = golden.layout
    layout.settings = nil
    #expect(LayoutDifference(golden: golden.showing(layout), actual: golden).causes.isEmpty)
  }
}
