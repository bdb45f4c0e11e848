import Foundation
import LayoutStage
import Testing

@testable import LayoutScenes

struct SceneErrorTests {
  private func complaint(_ text: String) -> SceneError? {
    do {
      _ = try readScene(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `an unknown key is named with its place, its path and the nearest key`() {
    let error = complaint(
      """
      { "figure": "herbs", "data": { "sections": [] },
        "variants": { "before": { "layout": { "type": "flow",
          "itemsize": [1, 2] } } } }
      """)
    #expect(error?.position == TextPosition(line: 3, column: 5))
    #expect(error?.path == "$.variants.before.layout.itemsize")
    #expect(error?.problem == "unknown key \"itemsize\"")
    #expect(error?.suggestion == "itemSize")
    #expect(error?.expected?.contains("minimumLineSpacing") == true)
  }

  @Test func `a wrong type says what was found and what was expected`() {
    let error = complaint(leastScene(#", "title": 7"#))
    #expect(error?.path == "$.title")
    #expect(error?.problem == "found a number")
    #expect(error?.expected == "a string")
  }

  @Test func `a language and a region have codes`() throws {
    let scene = try readScene(leastScene(#", "language": "de+bounded", "region": "ch""#))
    #expect(scene.configuration.language == "de+bounded" && scene.configuration.region == "CH")
    let error = complaint(leastScene(#", "language": "boundd""#))
    #expect(error?.path == "$.language")
    #expect(error?.problem == "unknown language \"boundd\"")
    #expect(error?.suggestion == "bounded")
    #expect(complaint(leastScene(#", "region": "Bavaria""#))?.path == "$.region")
  }

  @Test func `an estimate is a size or automatic`() {
    let error = complaint(
      """
      { "figure": "herbs", "data": { "sections": [] },
        "variants": { "x": { "layout": { "type": "flow", "estimatedItemSize": "automatc" } } } }
      """)
    #expect(error?.path == "$.variants.x.layout.estimatedItemSize")
    #expect(error?.expected == "[width, height] or \"automatic\"")
    #expect(error?.suggestion == "automatic")
  }

  @Test func `a path leads through arrays`() {
    let text = leastScene().replacingOccurrences(
      of: "\"sections\": []",
      with: #""sections": [{ "items": [{}, { "size": [1, "2"] }] }]"#)
    #expect(complaint(text)?.path == "$.data.sections[0].items[1].size[1]")
  }

  @Test(arguments: ["figure", "data", "variants"])
  func `what has no default must be there`(key: String) {
    let text = leastScene().replacingOccurrences(of: "\"\(key)\":", with: "\"title\":")
    #expect(complaint(text) != nil)
  }

  @Test(arguments: [
    (#""itemSize": [-1, 5]"#, "$.variants.before.layout.itemSize[0]"),
    (#""itemSize": [1e9, 5]"#, "$.variants.before.layout.itemSize[0]"),
    (#""itemSize": [5]"#, "$.variants.before.layout.itemSize"),
    (#""itemSize": 5"#, "$.variants.before.layout.itemSize"),
    (#""sectionInset": [1, 2, 3]"#, "$.variants.before.layout.sectionInset"),
    (#""minimumLineSpacing": 1e300"#, "$.variants.before.layout.minimumLineSpacing"),
    (#""minimumLineSpacing": "10""#, "$.variants.before.layout.minimumLineSpacing"),
    (#""scrollDirection": "diagonal""#, "$.variants.before.layout.scrollDirection"),
    (
      #""sectionHeadersPinToVisibleBounds": 1"#,
      "$.variants.before.layout.sectionHeadersPinToVisibleBounds"
    ),
  ])
  func `an absurd number or word is refused where it stands`(member: String, path: String) {
    let text = leastScene().replacingOccurrences(
      of: "\"type\": \"flow\"", with: "\"type\": \"flow\", \(member)")
    #expect(complaint(text)?.path == path)
  }

  @Test(arguments: [
    #", "device": "iPhone 7 Pluss""#, #", "device": { "size": [0, 667], "scale": 2 }"#,
    #", "device": { "size": [375, 667], "scale": 0 }"#, #", "device": { "scale": 2 }"#,
    #", "orientations": []"#, #", "orientations": ["portrait", "portrait"]"#,
    #", "orientations": ["upside-down"]"#, #", "overlays": ["indices"]"#, #", "cell": "mark""#,
    #", "content": "all""#, #", "appearance": "sepia""#, #", "contentOffset": [1e8, 0]"#,
    #", "chrome": ["statusbar"]"#, #", "title": null"#,
  ])
  func `a value that means nothing is refused`(members: String) {
    #expect(complaint(leastScene(members)) != nil)
  }

  @Test(arguments: ["../up", "/etc/passwd", "a//b", "a/../../b", "", ".hidden", "a\\u0000b"])
  func `a figure's name leads nowhere else`(name: String) {
    let text = leastScene().replacingOccurrences(of: "\"herbs\"", with: "\"\(name)\"")
    #expect(complaint(text)?.path == "$.figure")
  }

  @Test(arguments: ["a/b", "a.b", "..", ""])
  func `a variant's name is one plain word`(name: String) {
    let text = leastScene().replacingOccurrences(of: "\"before\"", with: "\"\(name)\"")
    #expect(complaint(text)?.expected == VariantName.rule)
  }

  @Test func `variants that differ by case alone are refused`() {
    let text = leastScene().replacingOccurrences(
      of: "\"variants\": {", with: #""variants": { "Before": { "layout": { "type": "flow" } },"#)
    #expect(complaint(text)?.path == "$.variants.before")
  }

  @Test func `a scene without variants is refused`() {
    #expect(
      complaint(#"{ "figure": "a", "data": { "sections": [] }, "variants": {} }"#)?.path
        == "$.variants")
  }

  @Test func `a missing image is named at its place`() {
    let text = leastScene().replacingOccurrences(
      of: "\"sections\": []", with: #""sections": [{ "items": [{ "image": "basil.png" }] }]"#)
    let error = complaint(text)
    #expect(error?.path == "$.data.sections[0].items[0].image")
    #expect(error?.problem == "the image \"basil.png\" does not exist")
  }

  @Test(arguments: ["../secret.png", "../absent.png", "inside.png"])
  func `of a picture out of reach not even whether it is there is told`(name: String) throws {
    let top = FileManager.default.temporaryDirectory
      .appendingPathComponent("reach-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: top) }
    let folder = top.appendingPathComponent("scenes", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no picture".utf8).write(to: top.appendingPathComponent("secret.png"))
    let scene = folder.appendingPathComponent("scene.json")
    let text = leastScene().replacingOccurrences(
      of: "\"sections\": []", with: #""sections": [{ "items": [{ "image": "\#(name)" }] }]"#)
    try Data(text.utf8).write(to: scene)
    let error = #expect(throws: SceneError.self) {
      _ = try Scene.read(contentsOf: scene, picturesWithin: folder)
    }
    let problem = name == "inside.png" ? "does not exist" : "is in another folder"
    #expect(error?.problem == "the image \"\(name)\" \(problem)")
  }

  @Test func `a file that is not there is named`() {
    #expect(throws: SceneError.self) {
      try Scene.read(contentsOf: URL(fileURLWithPath: "/nonexistent/scene.json"))
    }
  }

  @Test func `broken JSON is placed too`() {
    let error = complaint(leastScene(",\n "))
    #expect(error?.position == TextPosition(line: 2, column: 61))
    #expect(error?.problem == "a comma with nothing after it")
  }

  @Test func `the words are fit for a terminal`() {
    let error = SceneError(
      file: "herbs.json", position: TextPosition(line: 12, column: 31), path: "$.figur",
      problem: "unknown key \"figur\"", expected: "one of: figure", suggestion: "figure")
    #expect(
      error.description == """
        herbs.json:12:31: $.figur: unknown key "figur"
          expected one of: figure
          did you mean "figure"?
        """)
  }

  @Test func `a control character in a file cannot steer the terminal`() {
    let error = complaint(leastScene(#", "a\u001B[31mb": 1"#))
    #expect(error?.description.contains("\u{1B}") == false)
    #expect(error?.description.contains("\\u{1B}") == true)
  }
}
