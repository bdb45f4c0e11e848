import Foundation
import LayoutCore
import LayoutFixtures
import RasterCore
import RasterPNG
import Testing

@testable import LayoutComparison
@testable import SnapshotCore

/// The views that a film records with its frames.
@Suite struct FilmViewTests {
  /// A screen of labels in groups of ten, of which one label has another text in each frame.
  private func screen(_ count: Int, frame number: Int) -> LayoutRecord.View {
    let labels = (0..<count).map { index in
      LayoutRecord.View(
        className: "UILabel", name: "label\(index)",
        frame: CGRect(x: 8, y: Double(index) * 20, width: 120, height: 20),
        properties: [
          .text: index == 0 ? "frame \(number)" : "Label \(index)", .font: "Inter Regular 17",
          .textColor: "#000000",
        ])
    }
    let groups = stride(from: 0, to: count, by: 10).map { start in
      LayoutRecord.View(
        className: "UIView", name: "group\(start)",
        frame: CGRect(x: 0, y: Double(start) * 20, width: 320, height: 200),
        views: Array(labels[start..<min(start + 10, count)]))
    }
    return LayoutRecord.View(
      className: "UIView", frame: CGRect(x: 0, y: 0, width: 320, height: 568), views: groups)
  }

  private func metadata(
    frames: Int, views: Int, animation: String? = nil
  ) -> FilmMetadata {
    let notes = (1...frames).map { number in
      var layout = FlowFixture(width: 120, height: 60).layout.layout
      layout.screen = screen(views, frame: number)
      if let animation, number == 2 {
        layout.screen?.views[0].properties[.animation(of: "position")] = animation
      }
      let pane = RecordedLayout(
        device: "iPhone SE", orientation: .portrait, scale: 1, layout: layout)
      return FrameMetadata(
        time: Double(number - 1) / 30, phase: "during", delay: .init(1, 30), panes: [pane])
    }
    return FilmMetadata(
      fingerprints: Fingerprints(rasteriser: "1"), scale: 1, framesPerSecond: 30, notes: notes)
  }

  @Test func `metadata is read as it was written`() throws {
    let film = metadata(frames: 3, views: 25, animation: "from 0; to 1; duration 0.3 s")
    let read = try FilmMetadata(json: film.canonicalJSON)
    #expect(read == film)
    #expect(read.canonicalJSON == film.canonicalJSON)
  }

  @Test func `views that do not change are stored once`() {
    let (one, many) = (metadata(frames: 1, views: 200), metadata(frames: 30, views: 200))
    let (first, all) = (one.canonicalJSON.utf8.count, many.canonicalJSON.utf8.count)
    #expect(all < 3 * first)
    let label = "\"name\":\"label150\""
    #expect(many.canonicalJSON.components(separatedBy: label).count == 2)
  }

  @Test func `a film of 30 frames of 200 views takes tens of kilobytes`() throws {
    let film = metadata(frames: 30, views: 200)
    let bitmap = Bitmap(width: 2, height: 2)
    let file = try FilmFile.encode(
      LayoutFilm(
        film.notes.map { .init(bitmap, note: $0) }, scale: 1, framesPerSecond: 30,
        fingerprints: film.fingerprints), name: "film")
    #expect(file.count < 20_000, "\(file.count) bytes")
  }

  @Test func `a film of version 1 is read, and only its layouts are compared`() throws {
    let film = metadata(frames: 2, views: 5)
    let old = FilmMetadata(
      fingerprints: film.fingerprints, scale: 1, framesPerSecond: 30,
      notes: film.notes.map { note in
        var note = note
        note.panes = note.panes.map(\.withoutContents)
        return note
      })
    let json = old.canonicalJSON.replacingOccurrences(of: "\"version\":2", with: "\"version\":1")
    let golden = try FilmMetadata(json: json)
    #expect(golden.version == 1)
    #expect(film.notes(comparableWith: golden) == golden.notes)
  }

  @Test(arguments: [
    ("[{\"class\":\"A\",\"frame\":[0,0,1,1],\"views\":[0]}]", "does not precede"),
    ("[{\"class\":\"A\",\"frame\":[0,0,1,1],\"views\":[-1]}]", "does not precede"),
  ])
  func `a damaged table is refused`(table: String, reason: String) throws {
    let json = metadata(frames: 1, views: 1).canonicalJSON
    let start = try #require(json.range(of: "\"views\":"))
    let end = try #require(json.range(of: ",\"frames\""))
    let damaged = json.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
    let error = #expect(throws: GoldenMetadata.Failure.self) { try FilmMetadata(json: damaged) }
    #expect(error.map { "\($0)".contains(reason) } == true, "\(String(describing: error))")
  }

  @Test func `views that refer to each other many times are refused`() throws {
    let nodes = (0..<40).map { index in
      let views = index == 0 ? "" : ",\"views\":[\(index - 1),\(index - 1)]"
      return "{\"class\":\"A\",\"frame\":[0,0,1,1]\(views)}"
    }
    let json = metadata(frames: 1, views: 1).canonicalJSON
    let start = try #require(json.range(of: "\"views\":"))
    let end = try #require(json.range(of: ",\"frames\""))
    let damaged = json.replacingCharacters(
      in: start.upperBound..<end.lowerBound, with: "[\(nodes.joined(separator: ","))]")
    let error = #expect(throws: GoldenMetadata.Failure.self) { try FilmMetadata(json: damaged) }
    #expect(error.map { "\($0)".contains("more than") } == true)
  }
}
