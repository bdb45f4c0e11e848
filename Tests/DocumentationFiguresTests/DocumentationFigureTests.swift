import DocumentationFigures
import Examples
import Foundation
import LayoutCore
import LayoutStage
import Testing

struct DocumentationFigureTests {
  private static let names = DocumentationFigure.all.map { "\($0.name)" }

  @Test func `figures have names of their own, which no example has`() {
    let names = Self.names + Gallery.names
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: names)
  @MainActor func `a figure knows the names of its pictures beforehand`(name: String) throws {
    let figure = try #require(DocumentationFigure.named(name))
    #expect(try DrawnFigures.pictures(of: name).map(\.fileName) == figure.pictureNames)
  }

  @Test(arguments: names)
  @MainActor func `a picture shows its layouts where it says`(name: String) throws {
    for picture in try DrawnFigures.pictures(of: name) {
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

  @Test @MainActor func `a figure is drawn light and dark, and shows the same layouts`() throws {
    let pictures = try #require(DocumentationFigure.named("lab/self-sizing")).pictures()
    #expect(pictures.map(\.fileName) == ["lab/self-sizing.png", "lab/self-sizing.dark.png"])
    let settings = pictures.map { Set($0.layouts.map { $0.layout.settings?[.appearance] }) }
    #expect(settings == [["light"], ["dark"]])
    let layouts = pictures.map { picture in
      picture.layouts.map { shown in
        var shown = shown
        shown.layout.settings = shown.layout.settings?.withoutLooks
        return shown
      }
    }
    #expect(layouts.first == layouts.last)
  }
}
