import FigureGallery
import Foundation
import LayoutFigures
import Testing

/// Every figure of the gallery looks as it did when someone last looked at it.
struct GalleryGoldenTests {
  @Test(arguments: Gallery.names)
  func `every picture of a figure is the golden one`(name: String) async throws {
    let figure = try #require(Gallery.figure(named: name))
    for picture in try await figure.pictures() {
      let golden = Golden(name: picture.fileName)
      report(try golden.check(picture.bitmap(), scale: picture.scale))
    }
  }

  @Test func `a golden that no figure claims is gone`() throws {
    let found = try FileManager.default.subpathsOfDirectory(atPath: Golden.folder.path)
      .filter { $0.hasSuffix(".png") }
    let claimed = Set(Gallery.figures.flatMap(\.pictureNames))
    #expect(found.filter { !claimed.contains($0) }.sorted() == [])
  }

  private func report(_ problem: String?) {
    if let problem { Issue.record(Comment(rawValue: problem)) }
  }
}
