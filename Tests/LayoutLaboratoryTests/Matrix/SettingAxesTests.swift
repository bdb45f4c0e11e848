import LayoutStage
import Testing
import UIKit

@testable import LayoutLaboratory

struct SettingAxesTests {
  @Test func `an axis has the values of a text, or the usual ones`() throws {
    let axes = try SettingAxes(
      reading: "language=de/de+bounded, text, appearance=dark", languages: ["fr"])
    #expect(axes.languages == ["", "de", "de+bounded"])
    #expect(axes.textSizes.first == .large && axes.textSizes.count == 3)
    #expect(axes.appearances == [.dark] && axes.directions.isEmpty)
    #expect(axes.count == 9)
    let usual = try SettingAxes(reading: "languages", languages: ["fr"])
    #expect(usual.languages == ["", "fr", "longer", "right-to-left"])
  }

  @Test(arguments: [
    ("speed", "unknown axis \"speed\""), ("text=huge", "unknown text size \"huge\""),
    ("direction=up", "unknown direction \"up\"; expected ltr or rtl"),
    ("appearance=grey", "unknown appearance \"grey\"; expected light or dark"),
    ("device=iPhone SF", "unknown device \"iPhone SF\""),
  ])
  func `a text that is no axis or value is an error`(text: String, message: String) {
    let error = #expect(throws: SettingAxesError.self) { try SettingAxes(reading: text) }
    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test func `the first combination has the usual settings, the others say what differs`() throws {
    let axes = SettingAxes(languages: ["", "ar"], textSizes: [.large, .small])
    let all = try axes.combinations(on: .init(.iPhone7))
    #expect(all.map(\.name) == ["usual settings", "small", "ar", "ar, small"])
    #expect(all.last?.configuration == Device.iPhone7.language("ar").textSize(.small))
  }

  @Test func `a text that is no language, and too many combinations, are errors`() {
    #expect(throws: SettingAxesError.unknownLanguage("xx")) {
      try SettingAxes(languages: ["xx"]).combinations(on: .init(.iPhone7))
    }
    let sizes = Array(repeating: UIContentSizeCategory.large, count: 1001)
    #expect(throws: SettingAxesError.tooMany(1001)) {
      try SettingAxes(textSizes: sizes).combinations(on: .init(.iPhone7))
    }
  }

  @Test func `a contrast is an axis`() throws {
    let axes = try SettingAxes(reading: "contrast")
    #expect(axes.contrasts == [.normal, .high])
    let all = try axes.combinations(on: .init(.iPhone7))
    #expect(all.map(\.name) == ["usual settings", "high contrast"])
    #expect(all.last?.configuration.contrast == .high)
  }
}
