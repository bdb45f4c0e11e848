import FigureGallery
import LayoutFigures
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
    #expect(Gallery.scene(named: "plants/markers")?.title == "Plant markers")
    #expect(Gallery.scene(named: "plants") == nil)
  }

  @Test func `plant markers come before and after`() throws {
    let scene = try #require(Gallery.scene(named: "plants/markers"))
    #expect(scene.variants.map(\.name.description) == ["before", "after"])
  }

  @Test func `there are forty swatches and the last is pink`() throws {
    let scene = try #require(Gallery.scene(named: "swatches/rotate"))
    #expect(scene.sections[0].items.count == 40)
    #expect(scene.sections[0].items.last?.color?.hex == "#FF2D55")
  }

  @Test func `every photograph is there`() throws {
    let scene = try #require(Gallery.scene(named: "photos/grid"))
    for item in scene.sections[0].items {
      guard case .bitmap = item.picture else {
        Issue.record("\(item.title ?? "") has no picture")
        continue
      }
    }
  }
}
