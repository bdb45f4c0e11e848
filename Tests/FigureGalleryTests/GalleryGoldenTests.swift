import FigureGallery
import Foundation
import LayoutFigures
import Testing

/// Every figure of the gallery looks as it did when someone last looked at it.
struct GalleryGoldenTests {
  @Test(arguments: Gallery.names)
  func `every picture of a figure is the golden one`(name: String) async throws {
    let scene = try #require(Gallery.scene(named: name))
    for figure in await scene.rendered() {
      let bitmap = figure.picture().bitmap(scale: scene.device.scale)
      report(try Golden(name: figure.fileName).check(bitmap, scale: scene.device.scale))
    }
  }

  @Test(arguments: Gallery.names, Appearance.allCases)
  func `every sheet is the golden one, light and dark`(name: String, look: Appearance) async throws
  {
    var scene = try #require(Gallery.scene(named: name))
    scene.appearance = look
    let bitmap = await scene.sheet(of: scene.rendered()).picture().bitmap(scale: 2)
    report(try Golden(name: Self.sheetName(name, look)).check(bitmap, scale: 2))
  }

  @Test func `a golden that no figure claims is gone`() throws {
    let found = try FileManager.default.subpathsOfDirectory(atPath: Golden.folder.path)
      .filter { $0.hasSuffix(".png") }
    let claimed = Set(Gallery.scenes.flatMap(Self.goldens))
    #expect(found.filter { !claimed.contains($0) }.sorted() == [])
  }

  private func report(_ problem: String?) {
    if let problem { Issue.record(Comment(rawValue: problem)) }
  }

  private static func goldens(of scene: Scene) -> [String] {
    let figure = scene.figure.description
    let pictures = scene.variants.flatMap { variant in
      scene.orientations.map { "\(figure).\(variant.name).\($0.rawValue).png" }
    }
    return pictures + Appearance.allCases.map { sheetName(figure, $0) }
  }

  private static func sheetName(_ figure: String, _ look: Appearance) -> String {
    figure + (look == .light ? ".sheet.png" : ".sheet.dark.png")
  }
}
