import Examples
import FigureSnapshots
import Foundation
import LayoutScenes
import LayoutStage
import SnapshotCore
import UIKit

extension Contest {
  /// A snapshot that fails, and is reported with its pictures, beside one that passes after its
  /// golden was decoded.
  static var failing: Contest {
    let passing = "a passing one, deep"
    return Contest(
      stage: "a snapshot of plants/markers, from its drawing to what is kept",
      sides: [
        .ours { try verifying(moved: true) }, .ours(passing) { try verifying(moved: false) },
      ],
      rows: [Row(name: "a failing one, artifacts and all", beside: [passing], limit: .share(4))])
  }

  private static func verifying(moved: Bool) throws -> () throws -> Int {
    let folder = Checkout.scratch(moved ? "failing" : "passing")
    let store = GoldenStore(root: folder.appendingPathComponent("Snapshots"))
    let (golden, shown) = (try markers(moved: false), try markers(moved: moved))
    let name = try GoldenName(path: golden.fileName)
    let first = Verifier(
      store: store, mode: .all, ledger: RunLedger(base: folder), environment: [:])
    _ = try first.verify(golden, as: .image, named: name, owner: "first")
    let recorder = try RunRecorder(
      folder: ResultsFolder(root: folder.appendingPathComponent("results")), base: folder,
      identity: RunIdentity(run: "benchmark"), captions: .lettered)
    let verifier = Verifier(
      store: store, mode: .never, depth: .deep, ledger: recorder.ledger, environment: [:])
    return {
      let verdict = try verifier.verify(shown, as: .image, named: name, owner: "again")
      return try recorder.keep(verdict, of: store, owner: "again").files.count
    }
  }

  /// One picture of the gallery, as it is or with its content moved by 14 points.
  private static func markers(moved: Bool) throws -> NamedPicture {
    guard var scene = Gallery.scenes.first(where: { $0.figure.description == "plants/markers" })
    else { throw PeerMissing("plants/markers") }
    scene.variants = scene.variants.suffix(1)
    scene.orientations = [.portrait]
    if moved { scene.contentInset.left += 14 }
    let figures = MainActor.assumeIsolated { scene.rendered() }
    return NamedPicture("plants/markers.png", figures[0].picture(), scale: scene.device.scale)
  }
}
