import Foundation
import LayoutComparison
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore
import TestSupport
import Testing

/// Thousands of hostile goldens, in processes of their own: two at a time, with other seeds each.
///
/// The same 1000 seeds run always; others follow for as long as `QUARTERTURN_FUZZ_SECONDS` says,
/// which the nightly build sets.
@Suite struct FuzzTests {
  @Test(arguments: 0..<2)
  func `no hostile golden stops the process or passes for the expected one`(
    _ lane: Int
  ) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [notebook = folder.file("seed") as URL, lane] in
      try Fuzz(lane: lane, of: 2, notebook: notebook).run()
    }
    let seed = try? String(contentsOf: folder.file("seed"), encoding: .utf8)
    if let seed { Issue.record("the process ended at seed \(seed)") }
  }
}

/// One process's share of the seeds.
private struct Fuzz {
  let lane: Int
  let lanes: Int
  let notebook: URL
  private static let seedsAlways = 1000

  init(lane: Int, of lanes: Int, notebook: URL) {
    self.lane = lane
    self.lanes = lanes
    self.notebook = notebook
  }

  /// Examines one golden after the other; the notebook file contains the present seed, and is
  /// removed at the end.
  func run() throws {
    let end = ContinuousClock.now + .seconds(Self.seconds)
    for seed in sequence(first: lane, next: { $0 + lanes }) {
      if seed >= Self.seedsAlways && ContinuousClock.now >= end { break }
      try Data("\(seed)".utf8).write(to: notebook)
      var mutator = GoldenMutator(seed: UInt64(seed))
      for file in [mutator.file(), mutator.describedFile()] { examine(file, seed) }
    }
    try FileManager.default.removeItem(at: notebook)
  }

  private static var seconds: Int {
    ProcessInfo.processInfo.environment["QUARTERTURN_FUZZ_SECONDS"].flatMap { Int($0) } ?? 0
  }

  private func examine(_ data: Data, _ seed: Int) {
    let expected = GoldenMutator.expected
    let honest = try? GoldenFile.encode(expected, name: "golden")
    for depth in VerificationLevel.allCases {
      switch SnapshotFormat<LayoutPicture>.picture().examine(data, expected, depth) {
      case .same(.stamp, _, _): #expect(data == honest, "seed \(seed)")
      case .same(.contents, let warnings, _), .undescribed(_, let warnings, _):
        let golden = try? GoldenFile(data, name: "golden")
        #expect(golden?.bitmap == expected.bitmap, "seed \(seed)")
        #expect(data == honest || !warnings.isEmpty, "seed \(seed)")
      case .different(let evidence, let statements):
        #expect(statements.contains { $0.reaction == .fail }, "seed \(seed)")
        draw(evidence)
      case .unreadable(let reason): #expect(!reason.text.isEmpty, "seed \(seed)")
      }
    }
    describe(data, seed)
  }

  /// The pictures that a report would show.
  private func draw(_ evidence: Evidence) {
    guard case .picture(let comparison) = evidence,
      comparison.pixels.width * comparison.pixels.height < 1 << 18
    else { return }
    let picture = DifferencePicture(comparison.pixels)
    _ = picture.panes()
    _ = try? picture.blink()
  }

  /// A description that is understood is written as it is read, and compared in both directions.
  private func describe(_ data: Data, _ seed: Int) {
    guard let golden = try? GoldenFile(data, name: "golden"), let metadata = golden.metadata else {
      return
    }
    let again = try? GoldenMetadata(json: metadata.canonicalJSON)
    #expect(again?.canonicalJSON == metadata.canonicalJSON, "seed \(seed)")
    let expected = GoldenMutator.expected.metadata.panes
    for (old, new) in [(metadata.panes, expected), (expected, metadata.panes)] {
      for difference in LayoutDifference.differences(from: old, to: new) {
        #expect(difference.causes.allSatisfy { !$0.headline.isEmpty }, "seed \(seed)")
      }
    }
  }
}
