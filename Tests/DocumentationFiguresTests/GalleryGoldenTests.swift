import DocumentationFigures
import Examples
import SnapshotAssertions
import Testing

/// Every example and every figure of the documentation looks as it did when it was last reviewed.
///
/// The sheets of photographs have 2 MB each; everything else is below one.
@Suite(.snapshots(budget: SizeBudget(perGolden: 3 << 20))) struct GalleryGoldenTests {
  private static let goldens = GoldenStore.package()

  @Test(arguments: Gallery.names)
  func `every picture of an example is the golden one`(name: String) async throws {
    let figure = try #require(Gallery.figure(named: name))
    for picture in try await figure.pictures() { try check(picture) }
  }

  @Test(arguments: DocumentationFigure.all.map { "\($0.name)" })
  func `every picture of the documentation is the golden one`(name: String) async throws {
    for picture in try await DrawnFigures.pictures(of: name) { try check(picture) }
  }

  private func check(_ picture: NamedPicture) throws {
    assertSnapshot(
      of: picture, as: .image, golden: try GoldenName(path: picture.fileName), in: Self.goldens)
  }

  @Test(arguments: Gallery.figures.filter { !$0.films.isEmpty }.map(\.name.description))
  func `every film of a figure is the golden one`(name: String) async throws {
    for film in try #require(Gallery.figure(named: name)).films {
      let reel = try await film.reel()
      assertSnapshot(
        of: reel, as: .film(), golden: try GoldenName(path: film.fileName), in: Self.goldens)
    }
  }

  @Test(arguments: DocumentationFigure.all.compactMap(\.textName))
  func `the text of a figure is the golden one`(name: String) async throws {
    let figure = try #require(DocumentationFigure.all.first { $0.textName == name })
    let text = try #require(await figure.text())
    assertSnapshot(of: text, as: .lines(), golden: try GoldenName(path: name), in: Self.goldens)
  }

  @Test func `a golden that no figure claims is gone`() {
    let examples = Gallery.figures.flatMap { $0.pictureNames + $0.films.map(\.fileName) }
    let documentation = DocumentationFigure.all.flatMap {
      $0.pictureNames + [$0.textName].compactMap(\.self)
    }
    let claimed = Set(examples + documentation)
    #expect(Self.goldens.names().map(\.path).filter { !claimed.contains($0) } == [])
  }
}
