import LayoutStage
import Testing
import UIKit

@testable import LayoutScenes

/// The keys of a scene for a user's settings: contrast, language, region and matrix.
struct SceneMatrixTests {
  private func complaint(_ members: String) -> String {
    do {
      _ = try readScene(leastScene(",\n\(members)"))
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `a matrix has the values of every setting`() throws {
    let scene = try readScene(
      leastScene(
        """
        , "matrix": { "language": ["ar", "longer"], "textSize": ["large", "accessibilityLarge"],
          "direction": ["ltr", "rtl"], "appearance": ["light", "dark"],
          "contrast": ["normal", "high"], "device": ["iPhone SE", "iPhone 16"] }
        """))
    let matrix = try #require(scene.matrix)
    #expect(matrix.languages == ["", "ar", "longer"])
    #expect(matrix.textSizes == [.large, .accessibilityLarge])
    #expect(matrix.directions == [.leftToRight, .rightToLeft])
    #expect(matrix.appearances == [.light, .dark])
    #expect(matrix.contrasts == [.normal, .high])
    #expect(matrix.devices.map(\.name) == ["iPhone SE", "iPhone 16"])
  }

  @Test func `a scene without a matrix has none`() throws {
    #expect(try readScene(leastScene()).matrix == nil)
  }

  @Test(arguments: [
    (
      #""matrix": { "text": ["large"] }"#,
      "herbs.json:3:13: $.matrix.text: unknown key \"text\""
    ),
    (
      #""matrix": { "textSize": ["large", "hugee"] }"#,
      "herbs.json:3:35: $.matrix.textSize[1]: unknown value \"hugee\""
    ),
    (
      #""matrix": { "language": ["xx"] }"#,
      "herbs.json:3:26: $.matrix.language[0]: unknown language \"xx\""
    ),
    (
      #""matrix": { "language": "de" }"#,
      "herbs.json:3:25: $.matrix.language: found a string"
    ),
    (#""matrix": { "device": [] }"#, "herbs.json:3:23: $.matrix.device: found no value"),
    (#""matrix": {}"#, "herbs.json:3:11: $.matrix: found no setting"),
    (
      #""matrix": { "appearance": ["dark", "dark"] }"#,
      "herbs.json:3:36: $.matrix.appearance[1]: the value is listed twice"
    ),
    (#""contrast": "height""#, "herbs.json:3:13: $.contrast: unknown value \"height\""),
  ])
  func `a mistake has its line and column`(members: String, beginning: String) {
    #expect(complaint(members).hasPrefix(beginning), "\(complaint(members))")
  }

  @Test func `too many combinations are an error at the matrix`() {
    let devices = Device.all.prefix(12).map { "\"\($0.name)\"" }.joined(separator: ", ")
    let sizes = SettingAxes.namedTextSizes.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let members = """
      "matrix": { "device": [\(devices)], "textSize": [\(sizes)],
        "direction": ["ltr", "rtl"], "appearance": ["light", "dark"], "contrast": ["normal", "high"] }
      """
    #expect(
      complaint(members).hasPrefix("herbs.json:3:11: $.matrix: 1152 combinations"),
      "\(complaint(members))")
  }

  @Test func `a high contrast is a trait of the scene's device`() throws {
    let scene = try readScene(leastScene(#", "contrast": "high""#))
    #expect(scene.configuration.contrast == .high)
    #expect(scene.configuration.environment.accessibilityContrast == .high)
  }
}
