import FigureGallery
import SnapshotAssertions
import Testing

/// Every figure of the gallery looks as it did when someone last looked at it.
///
/// The sheets of photographs have 2 MB each; everything else is below one.
@Suite(.snapshots(budget: SizeBudget(perGolden: 3 << 20))) struct GalleryGoldenTests {
  private static let goldens = GoldenStore.package()

  @Test(arguments: Gallery.names)
  func `every picture of a figure is the golden one`(name: String) async throws {
    let figure = try #require(Gallery.figure(named: name))
    for picture in try await figure.pictures() {
      assertSnapshot(
        of: picture, as: .image, golden: try GoldenName(path: picture.fileName), in: Self.goldens)
    }
  }

  @Test(arguments: Gallery.figures.filter { !$0.films.isEmpty }.map(\.name.description))
  func `every film of a figure is the golden one`(name: String) async throws {
    for film in try #require(Gallery.figure(named: name)).films {
      let reel = try await film.reel()
      assertSnapshot(
        of: reel, as: .film(), golden: try GoldenName(path: film.fileName), in: Self.goldens)
    }
  }

  @Test(arguments: Gallery.figures.filter { $0.textName != nil }.map(\.name.description))
  func `the text of a figure is the golden one`(name: String) async throws {
    let text = try #require(await Gallery.figure(named: name)?.text())
    assertSnapshot(
      of: text.text, as: .lines(), golden: try GoldenName(path: text.fileName), in: Self.goldens)
  }

  @Test func `a golden that no figure claims is gone`() {
    let claimed = Set(
      Gallery.figures.flatMap {
        $0.pictureNames + $0.films.map(\.fileName) + ($0.textName.map { [$0] } ?? [])
      })
    #expect(Self.goldens.names().map(\.path).filter { !claimed.contains($0) } == [])
  }
}
