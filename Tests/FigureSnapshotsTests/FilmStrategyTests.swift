import Foundation
import LayoutComparison
import LayoutStage
import RasterCore
import RasterPNG
import SnapshotCore
import TestSupport
import Testing
import UIKit

@testable import FigureSnapshots

@MainActor struct FilmStrategyTests {
  /// Ten frames a second make four of a turn of 0.3 seconds.
  private func film(_ controller: NumbersController = NumbersController()) throws -> LayoutFilm {
    try Snapshot<NumbersController, LayoutFilm>.film(on: .iPhoneSE, framesPerSecond: 10, scale: 1)
      .convert(controller)
  }

  @Test func `a film begins before the turn, ends after it, and tells the time of each frame`()
    throws
  {
    let film = try film()
    #expect(film.frames.map(\.note.phase) == ["before", "during", "during", "after"])
    let times = film.frames.map { ($0.note.time * 1000).rounded() }
    #expect(times == [0, 100, 200, 300])
    #expect(film.frames.map(\.note.isTilted) == [false, true, true, false])
    // The first and the last frame are shown longer than the others.
    #expect(film.frames.map(\.note.delay.seconds) == [0.8, 0.1, 0.1, 0.8])
  }

  @Test func `each frame carries its layout, and what was called before it`() throws {
    let notes = try film().frames.map(\.note)
    let widths = notes.map { $0.panes.first?.layout.viewport.width }
    #expect(widths.first == 320)
    #expect(widths.last == 568)
    #expect(notes[1].events.contains("viewWillTransition(to:with:)"))
  }

  @Test func `of a device at rest the pane says where in the picture a cell is`() throws {
    let film = try film()
    for frame in [film.frames[0], film.frames[3]] {
      let pane = try #require(frame.note.panes.first)
      let cell = try #require(pane.layout.elements.first { $0.kind == .cell })
      let place = pane.pixels(of: cell.frame).insetBy(dx: 2, dy: 2)
      let pixel = frame.bitmap[Int(place.minX), Int(place.minY)]
      // The cells are green; see the fixture.
      #expect(pixel.green > 100 && pixel.red < 30)
    }
  }

  @Test func `a controller that changes is told by frame, time and layout`() throws {
    let folder = try TemporaryFolder()
    let verifier = { (mode: RecordMode) in
      Verifier(
        store: GoldenStore(root: folder.url), mode: mode, ledger: RunLedger(base: folder.url),
        environment: [:])
    }
    let strategy = Snapshot<NumbersController, LayoutFilm>.film(
      on: .iPhoneSE, framesPerSecond: 10, scale: 1)
    let name = try GoldenName(path: "turn.film.png")
    _ = try verifier(.all).verify(NumbersController(), as: strategy, named: name, owner: "test")
    let same = try verifier(.never).verify(
      NumbersController(), as: strategy, named: name, owner: "test")
    #expect(same.passes)
    let changed = NumbersController()
    (changed.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset.left += 6
    let verdict = try verifier(.never).verify(changed, as: strategy, named: name, owner: "test")
    #expect(!verdict.passes)
    let words = verdict.statements.filter { $0.reaction == .fail }.map(\.headline)
    #expect(words.first?.contains("section 0 inset.left") == true)
    #expect(words.allSatisfy { !$0.contains("where the layout did not change") })
  }
}
