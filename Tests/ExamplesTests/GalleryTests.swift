import Examples
import Foundation
import LayoutCore
import LayoutScenes
import LayoutStage
import RasterCore
import Testing

struct GalleryTests {
  @Test func `the figures have names of their own`() {
    #expect(Set(Gallery.names).count == Gallery.names.count)
    #expect(Gallery.names.contains("plants/markers"))
    #expect(Gallery.names.contains("swatches/rotate"))
    #expect(Gallery.names.contains("photos/grid"))
  }

  @Test func `a figure is found by its name and nothing else`() {
    #expect(Gallery.figure(named: "plants/markers")?.title == "Plant markers")
    #expect(Gallery.figure(named: "plants") == nil)
  }

  @Test func `no figure is named like a scene file, which is not looked for here`() {
    #expect(!Gallery.names.contains { $0.hasSuffix(".json") })
  }

  @Test(arguments: Gallery.names)
  @MainActor func `a figure knows the names of its pictures beforehand`(name: String) throws {
    let figure = try #require(Gallery.figure(named: name))
    #expect(try figure.pictures().map(\.fileName) == figure.pictureNames)
  }

  @Test(arguments: Gallery.names)
  @MainActor func `a picture shows its layouts where it says`(name: String) throws {
    let figure = try #require(Gallery.figure(named: name))
    for picture in try figure.pictures() {
      let whole = CGRect(origin: .zero, size: picture.picture.size)
      for shown in picture.layouts {
        let size = shown.layout.viewport.size
        let viewport = CGRect(
          x: shown.origin.x, y: shown.origin.y, width: size.width * shown.zoom,
          height: size.height * shown.zoom)
        #expect(whole.contains(viewport), "\(picture.fileName)")
      }
    }
  }

  @Test @MainActor func `the screen of a phone alone is the picture`() throws {
    let picture = try #require(try Gallery.figure(named: "plants/markers")?.pictures().first)
    #expect(picture.fileName == "plants/markers.before.portrait.png")
    let shown = try #require(picture.layouts.first)
    #expect(shown.origin == .zero && shown.zoom == 1)
    #expect(shown.device.name == "iPhone 7 Plus" && shown.orientation == .portrait)
  }

  @Test @MainActor func `a sheet shows four layouts, and each where its screen is`() throws {
    let sheet = try #require(
      try Gallery.figure(named: "plants/markers")?.pictures().first {
        $0.fileName == "plants/markers.sheet.png"
      })
    let names = sheet.layouts.map { "\($0.variant ?? "") \($0.orientation)" }
    #expect(
      names == ["before portrait", "after portrait", "before landscape", "after landscape"])
    let corners = sheet.layouts.map(\.origin)
    #expect(corners[0].y == corners[1].y && corners[0].x == corners[2].x)
    #expect(corners[0].x < corners[1].x && corners[0].y < corners[2].y)
  }

  @Test func `plant markers come before and after`() throws {
    let scene = try #require(Gallery.figure(named: "plants/markers")?.scene)
    #expect(scene.variants.map(\.name.description) == ["before", "after"])
  }

  @Test func `there are forty swatches and the last is pink`() throws {
    let scene = try #require(Gallery.figure(named: "swatches/rotate")?.scene)
    #expect(scene.sections[0].items.count == 40)
    #expect(scene.sections[0].items.last?.color?.hex == "#FF2D55")
  }

  @Test func `every photograph is there`() throws {
    let scene = try #require(Gallery.figure(named: "photos/grid")?.scene)
    for item in scene.sections[0].items {
      guard case .bitmap = item.picture else {
        Issue.record("\(item.title ?? "") has no picture")
        continue
      }
    }
  }
}
