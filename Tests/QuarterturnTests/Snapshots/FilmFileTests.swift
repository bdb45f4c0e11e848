import Foundation
import LayoutComparison
import RasterCore
import RasterPNG
import SnapshotCore
import Testing

/// The commands with golden films.
@Suite struct FilmFileTests {
  private let fixture: SceneFixture

  init() throws {
    fixture = try SceneFixture("mint")
    try write(to: "old/a.png") { _ in nil }
    try write(to: "new/a.png") { number in number == 2 ? 3 : nil }
  }

  /// Writes a film of three frames, with another pixel where `column` says.
  private func write(to path: String, column: (Int) -> Int?) throws {
    let frames = (1...3).map { number in
      var bitmap = Bitmap(
        width: 8, height: 4, filledWith: Pixel(red: 9, green: UInt8(number), blue: 0))
      if let column = column(number) { bitmap[column, 1] = Pixel(red: 255, green: 0, blue: 0) }
      let note = FrameMetadata(
        time: Double(number - 1) / 30, phase: number == 1 ? "before" : "during",
        delay: .init(1, 30), events: number == 2 ? ["viewWillTransition(to:with:)"] : [])
      return LayoutFilm.Frame(bitmap, note: note)
    }
    let film = LayoutFilm(
      frames, scale: 1, framesPerSecond: 30, fingerprints: Fingerprints(rasteriser: "1"))
    try fixture.write(try FilmFile.encode(film, name: path), to: path)
  }

  @Test func `films are compared frame by frame, and the films and the first panes are written`()
    throws
  {
    let run = try fixture.run("compare", "old", "new", "--output", "out")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "a.png is different: paint\n  frame 2 of 3, 33 ms: 1 of 32 pixels differs"))
    for role in ["expected", "actual", "difference", "panes"] {
      #expect(fixture.has("out/artifacts/old/a.png/\(role).png"))
    }
    #expect(try fixture.run("compare", "old/a.png", "old/a.png").status == 0)
  }

  @Test func `a film's frames are told with their times and what happened before them`() throws {
    let run = try fixture.run("inspect", "old/a.png")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "old/a.png: 8 × 4 pixels, 3 frames in 0.067 s, 1 a point")
    #expect(lines[1].hasPrefix("stamp genuine"))
    #expect(
      lines.suffix(4) == [
        "frame 1, 0 ms, before", "frame 2, 33 ms, during", "  viewWillTransition(to:with:)",
        "frame 3, 67 ms, during",
      ])
  }

  @Test func `as JSON a film is as the golden holds it`() throws {
    let run = try fixture.run("inspect", "old/a.png", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["frameCount"] as? Int == 3)
    let description = try #require(object["description"] as? [String: Any])
    #expect((description["frames"] as? [Any])?.count == 3)
  }
}
