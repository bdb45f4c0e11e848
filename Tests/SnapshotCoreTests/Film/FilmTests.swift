import Foundation
import LayoutCore
import LayoutFixtures
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import LayoutComparison
@testable import PictureComparison
@testable import SnapshotCore

@Suite struct FilmTests {
  private let fixture: SnapshotFixture
  private let film = LayoutFilm.of()

  init() throws {
    fixture = try SnapshotFixture()
    try fixture.record(film)
  }

  /// The cells are 5 points further right in some frames.
  private func moved(in frames: ClosedRange<Int>, by distance: (Int) -> Double = { _ in 5 })
    -> LayoutFilm
  {
    .of { flow, number in
      if frames.contains(number) { flow.inset.near += distance(number) }
    }
  }

  private func proof(_ verdict: Verdict) -> Verdict.Match.Proof? {
    if case .same(let match) = verdict { match.proof } else { nil }
  }

  @Test func `an unchanged film is verified by its stamp, or decoded, and is the same`() throws {
    #expect(proof(try fixture.verify(film, depth: .fast)) == .stamp)
    #expect(proof(try fixture.verify(film, depth: .deep)) == .contents)
    #expect(try fixture.verify(film, depth: .deep).statements.isEmpty)
  }

  @Test func `a film tells of itself what was recorded, and plays as it was recorded`() throws {
    let golden = try FilmFile(Data(contentsOf: fixture.file), name: "golden")
    #expect(golden.metadata == film.metadata)
    #expect(golden.stamp == .genuine)
    #expect(golden.animation.frames.map(\.bitmap) == film.frames.map(\.bitmap))
    #expect(golden.animation.frames[3].delay == .init(1, 30))
    #expect(golden.animation.pixelsPerMeter == 5669)
  }

  @Test func `the same change of some frames is told once, with frames and times`() throws {
    let verdict = try fixture.verify(moved(in: 4...6))
    let words = verdict.words
    #expect(words.count == 2)
    #expect(
      words[0]
        == "layout: frame 4 of 11, 100 ms: section 0 inset.left 4 → 9: 3 cells moved +5,0")
    #expect(
      verdict.statements[0].details[0] == "frames 4–6 differ in the same way, by other amounts")
    #expect(words[1].hasPrefix("layout: frames 4–6 of 11 differ; most in frame "))
  }

  @Test func `a pixel of one frame is told by frame and time, and no frame else`() throws {
    let painted = LayoutFilm.of(paint: { bitmap, number in
      if number == 8 { bitmap[9, 9] = Pixel(red: 9, green: 9, blue: 9) }
    })
    let verdict = try fixture.verify(painted)
    #expect(verdict.words.count == 1)
    #expect(verdict.words[0].hasPrefix("paint: frame 8 of 11, 233 ms: 1 of 28800 pixels differs"))
    #expect(verdict.message().changes.count > 0)
  }

  @Test func `what drew the film is told of the film`() throws {
    var other = film
    other.fingerprints = Fingerprints(rasteriser: "2")
    let verdict = try fixture.verify(other)
    #expect(verdict.words == ["metadata: recorded with rasteriser 1, this is 2: re-record"])
    #expect(verdict.passes)
  }

  @Test func `the very same pixels throughout are told of every frame`() throws {
    let painted = LayoutFilm.of(paint: { bitmap, _ in
      for y in 0..<bitmap.height { bitmap[1, y] = Pixel(red: 9, green: 9, blue: 9) }
    })
    let words = try fixture.verify(painted).words
    #expect(words.count == 1)
    #expect(words[0].hasPrefix("paint: every frame: 120 of 28800"))
  }

  @Test func `layouts come before pixels, whichever frame has which`() throws {
    let other = LayoutFilm.of(
      change: { flow, number in if number == 9 { flow.inset.near += 5 } },
      paint: { bitmap, number in
        if number == 2 { bitmap[9, 9] = Pixel(red: 9, green: 9, blue: 9) }
      })
    let words = try fixture.verify(other).words
    #expect(words.map { String($0.prefix(24)) }.sorted() == words.map { String($0.prefix(24)) })
    #expect(words.first?.hasPrefix("layout: frame 9 of 11, 267 ms: section 0") == true)
    #expect(words.last?.hasPrefix("paint: frame 2 of 11, 33 ms: 1 of 28800") == true)
  }

  @Test func `fewer frames are told as such, and the frames of equal times are compared`() throws {
    let verdict = try fixture.verify(.of(9))
    #expect(
      verdict.words == [
        "layout: film 11 frames → 9", "layout: film 0.333 s → 0.267 s",
      ])
  }

  @Test func `other frames a second are told as such`() throws {
    let words = try fixture.verify(.of(framesPerSecond: 60)).words
    #expect(words.contains("layout: film 30 → 60 frames per second"))
    #expect(words.contains("layout: film 0.333 s → 0.167 s"))
  }

  @Test func `another time, delay or phase of a frame is told of that frame`() throws {
    var other = film
    other.frames[4].note.time += 0.01
    #expect(try fixture.verify(other).words == ["layout: frame 5 is shown at 133 ms → 143 ms"])
    other = film
    other.frames[10].note.delay = .init(1, 1)
    #expect(
      try fixture.verify(other).words == ["metadata: frame 11 is shown for 33 ms → 1000 ms"])
    other = film
    other.frames[9].note.phase = "after"
    #expect(try fixture.verify(other).words == ["metadata: frame 10 is during → after"])
  }

  @Test func `what happens before a frame is told by the first event that is another`() throws {
    var other = film
    other.frames[1].note.events = ["viewWillTransition(to:with:)"]
    #expect(
      try fixture.verify(other).words
        == ["metadata: before frame 2: nothing more → viewWillTransition(to:with:)"])
  }

  @Test func `of a tilted screen the layout explains the pixels, and without it they are told`()
    throws
  {
    let painted = { (changed: Bool) in
      LayoutFilm.of(
        change: { flow, number in
          if changed && number == 5 { flow.sections[0][0].text = "moved" }
        },
        paint: { bitmap, number in
          if number == 5 { bitmap[1, 110] = Pixel(red: 9, green: 9, blue: 9) }
        })
    }
    for (changed, count) in [(true, 1), (false, 1)] {
      var film = painted(changed)
      film.frames[4].note.isTilted = true
      let words = try fixture.verify(film).words
      #expect(words.count == count)
      #expect(words[0].hasPrefix(changed ? "text: " : "paint: "))
    }
    #expect(try fixture.verify(painted(true)).words.count == 2)
  }

  @Test func `what a policy ignores does not fail, in no frame`() throws {
    let painted = LayoutFilm.of(paint: { bitmap, _ in
      bitmap[9, 9] = Pixel(red: 9, green: 9, blue: 9)
    })
    #expect(!(try fixture.verify(painted).passes))
    #expect(try fixture.verify(painted, policy: .init(paint: .ignore)).passes)
    #expect(try fixture.verify(painted, tolerance: .init(maxDifferingPixels: 1)).passes)
  }

  @Test func `a still picture in a film's place is refused, and so is the reverse`() throws {
    let still = LayoutPicture.of(FlowFixture(width: 120, height: 60))
    guard case .unreadable(let obstacle) = try fixture.verify(still) else {
      Issue.record("a film passed for a picture")
      return
    }
    #expect(obstacle.reason.text.hasPrefix("is an animation: "))
    try fixture.record(still)
    guard case .unreadable(let obstacle) = try fixture.verify(film) else {
      Issue.record("a picture passed for a film")
      return
    }
    #expect(obstacle.reason.text == "is a still picture, and a film is expected")
  }

  @Test func `a byte that is changed is found, and so is a frame that is taken away`() throws {
    let data = try Data(contentsOf: fixture.file)
    for place in stride(from: 40, to: data.count, by: 97) {
      var broken = data
      broken[place] ^= 4
      try broken.write(to: fixture.file)
      let verdict = try fixture.verify(film, depth: .fast)
      #expect(!verdict.passes || !verdict.statements.isEmpty)
    }
    let fewer = try FilmFile.encode(.of(10), name: "fewer")
    try fewer.write(to: fixture.file)
    #expect(try fixture.verify(film).passes == false)
  }

  @Test func `a film that was written again by another program says so`() throws {
    let golden = try FilmFile(Data(contentsOf: fixture.file), name: "golden")
    try PNG.encodeAnimation(golden.animation, scale: 2).write(to: fixture.file)
    #expect(
      try fixture.verify(film).words
        == ["metadata: the golden lost its digest: another program wrote the file"])
  }

  @Test func `a film without a description is compared by its frames' pixels`() throws {
    var animation = try FilmFile(Data(contentsOf: fixture.file), name: "golden").animation
    animation.text = []
    try PNG.encodeAnimation(animation, scale: 2).write(to: fixture.file)
    let words = try fixture.verify(moved(in: 4...4)).words
    #expect(words.contains { $0.hasPrefix("paint: frame 4 of 11, 100 ms: ") })
    #expect(
      words.last?.hasPrefix("metadata: the golden's layout was not compared: it carries none")
        == true)
  }

  @Test func `a difference leaves both films, the film of it, and the first frame's panes`() throws
  {
    let artifacts = ArtifactFolder(root: fixture.folder.file("artifacts"))
    let files = try artifacts.write(fixture.verify(moved(in: 4...6)), of: fixture.store)
    #expect(files.map(\.role) == [.expected, .actual, .difference, .panes])
    let films = try files.prefix(3).map { try PNG.decodeAnimation(Data(contentsOf: $0.url)) }
    #expect(films.map(\.frames.count) == [11, 11, 11])
    // The films run in step: a frame of the difference is shown as long as one of the new film.
    #expect(films[2].frames.map(\.delay) == films[1].frames.map(\.delay))
    let marked = films[2].frames.map { $0.bitmap != films[2].frames[0].bitmap }
    #expect(marked[3...5].allSatisfy { $0 })
  }

  @Test func `a statement about frames is read again as it was written`() throws {
    let statements = try fixture.verify(moved(in: 4...6)).statements
    let data = try JSONEncoder().encode(statements)
    #expect(try JSONDecoder().decode([ReportedChange].self, from: data) == statements)
  }
}
