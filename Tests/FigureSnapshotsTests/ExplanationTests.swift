import Foundation
import LayoutStage
import SnapshotCore
import TestSupport
import Testing
import UIKit

@testable import FigureSnapshots

@MainActor struct ExplanationTests {
  private func changes<Format>(
    as snapshot: Snapshot<NumbersController, Format>, from golden: NumbersController,
    to actual: NumbersController
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let name = try GoldenName(
      parts: ["numbers"], pathExtension: snapshot.format.pathExtension)
    func verdict(on controller: NumbersController, _ mode: RecordMode) throws -> Verdict {
      try Verifier(
        store: GoldenStore(root: folder.url), mode: mode, ledger: RunLedger(base: folder.url),
        environment: [:]
      ).verify(controller, as: snapshot, named: name, owner: "test")
    }
    _ = try verdict(on: golden, .all)
    let record = VerdictRecord(try verdict(on: actual, .never), store: "", owner: "test")
    return VerdictMessage(record).changes
  }

  private func numbers(
    _ configure: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> NumbersController { NumbersController(count: 7, configure: configure) }

  @Test func `an inset that moves cells and wraps others is named with them`() throws {
    let changes = try changes(
      as: .image(on: .iPhoneSE), from: numbers(), to: numbers { $0.sectionInset.left = 60 })
    #expect(
      changes.first
        == "section 0 inset.left 16 → 60: cell [0,0] moved +44,0, cell [0,1] moved +104,0, "
        + "cell [0,3] moved +208,0 and 4 cells wrapped to the next line")
  }

  @Test func `an inset that moves cells alike says by how far`() throws {
    let changes = try changes(
      as: .image(on: .iPhoneSE), from: numbers(), to: numbers { $0.sectionInset.top = 28 })
    #expect(
      changes == [
        "section 0 inset.top 20 → 28: 7 cells moved 0,+8",
        "  putting 20 back gives the golden's frames", "  cells [0,0]–[0,6]",
        "  content size 320×300 → 320×308",
      ])
  }

  @Test func `JSON tells it in the same words`() throws {
    let changes = try changes(
      as: .json(on: .iPhoneSE), from: numbers(), to: numbers { $0.sectionInset.top = 28 })
    #expect(changes.first == "section 0 inset.top 20 → 28: 7 cells moved 0,+8")
  }

  @Test func `a change of all panes of a sheet is told once`() throws {
    let changes = try changes(
      as: .rotation(on: .iPhoneSE), from: numbers(), to: numbers { $0.sectionInset.top = 28 })
    #expect(
      changes.first
        == "in all panes: section 0 inset.top 20 → 28: 7 cells moved 0,+8")
  }

  @Test func `a change of one way to hold the devices of a matrix is called by it`() throws {
    let changes = try changes(
      as: .matrix(devices: [.iPhoneSE, .iPhone7]), from: numbers(), to: TurnedController(count: 7))
    #expect(
      changes.first == "landscape: section 0 inset.top 20 → 28: 7 cells moved 0,+8")
    #expect(changes.allSatisfy { !$0.contains("portrait") })
  }

  @Test func `a change of one direction of a matrix is called by it`() throws {
    let changes = try changes(
      as: .matrix(
        devices: [.iPhoneSE], orientations: [.portrait], appearances: [.light, .dark],
        layoutDirections: [.leftToRight, .rightToLeft]),
      from: numbers(), to: MirroredController(count: 7))
    #expect(
      changes.first == "right to left: section 0 inset.top 20 → 28: 7 cells moved 0,+8")
  }

  @Test func `a text of a layout tells the cause, and shows the lines that changed`() throws {
    let changes = try changes(
      as: .layout(on: .iPhoneSE), from: NumbersController(count: 1),
      to: NumbersController(count: 1) { $0.sectionInset.left = 24 })
    #expect(changes.first == "section 0 inset.left 16 → 24: cell [0,0] moved +8,0")
    #expect(changes.contains("  ~  cell [0,0] [-16-]{+24+},20 80×80"))
  }

  @Test func `an unchanged controller passes`() throws {
    #expect(try changes(as: .image(on: .iPhoneSE), from: numbers(), to: numbers()) == [])
  }
}
