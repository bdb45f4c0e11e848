import Foundation
import LayoutStage
import TestSupport
import Testing
import UIKit

@testable import LayoutScenes

/// The texts of a scene in the language of its device.
struct SceneTextsTests {
  private static let scene = """
    { "figure": "herbs", "title": "Herbs", "language": "LANGUAGE",
      "data": { "sections": [{ "header": "Kitchen", "items": [
        { "title": "Basil", "subtitle": "Ocimum basilicum", "facts": ["1 cm"] } ] }] },
      "variants": { "before": { "layout": { "type": "flow" } } } }
    """
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.file("de.lproj"), withIntermediateDirectories: true)
    try Data(
      """
      "Herbs" = "Kräuter"; "Basil" = "Basilikum"; "Kitchen" = "Küche"; "1 cm" = "1 Zentimeter";
      """.utf8
    ).write(to: folder.file("de.lproj/Localizable.strings"))
  }

  private func texts(in language: String) throws -> [String?] {
    let file = folder.file("herbs.json")
    let text = Self.scene.replacing("LANGUAGE", with: language)
    try Data(text.utf8).write(to: file)
    let scene = try Scene.read(contentsOf: file).translated
    let section = scene.sections[0]
    let item = section.items[0]
    return [scene.title, section.header, item.title, item.subtitle, item.facts[0]]
  }

  @Test func `texts are those of the tables beside the scene file`() throws {
    #expect(
      try texts(in: "de") == ["Kräuter", "Küche", "Basilikum", "Ocimum basilicum", "1 Zentimeter"])
  }

  @Test func `a language without a table has the scene's own texts`() throws {
    #expect(try texts(in: "fr") == ["Herbs", "Kitchen", "Basil", "Ocimum basilicum", "1 cm"])
  }

  @Test func `a pseudo-language changes the texts, translated or not`() throws {
    #expect(try texts(in: "de+bounded").prefix(2) == ["[# Kräuter #]", "[# Küche #]"])
    #expect(try texts(in: "doubled")[2] == "Basil Basil")
    #expect(try texts(in: "de+uppercase").suffix(2) == ["OCIMUM BASILICUM", "1 Zentimeter"])
  }

  @Test @MainActor func `cells and the navigation bar show the translated texts`() throws {
    _ = try texts(in: "de")
    var scene = try Scene.read(contentsOf: folder.file("herbs.json"))
    scene.chrome = [.navigationBar]
    let drawn = scene.plannedPictures
    let german = try drawn[0].laidOut().bitmap()
    scene.texts = SceneTexts()
    #expect(try german != scene.plannedPictures[0].laidOut().bitmap())
  }
}
