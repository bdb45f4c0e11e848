import Foundation
import SnapshotCore
import TestSupport
import Testing

/// Processes that record one golden after the other until they are killed, wherever they are.
@Suite struct KilledRunTests {
  @Test(arguments: UInt64(0)..<6)
  func `a process killed while it records leaves whole goldens or none`(
    _ seed: UInt64
  ) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .signal(SIGKILL)) { [root = folder.url as URL, seed] in
      try Self.recordUntilKilled(root, seed)
    }
    try expectWholeGoldens(folder.url)
    try expectUnfinishedResults(folder.url)
    try expectNewRunWorks(folder.url)
  }

  private static let names = (0..<12).map { "many/figure \($0).png" }

  /// Records new goldens, replaces them again and again, and stores each verdict in the results.
  private static func recordUntilKilled(_ root: URL, _ seed: UInt64) throws {
    let recording = Recording(root)
    let recorder = try recording.recorder(inFolder: "results")
    killSoon(seed)
    for round in 0... {
      for (number, name) in names.enumerated() {
        let verdict = try recording.verify(round * 100 + number, .all, as: name)
        try recorder.keep(verdict, of: GoldenStore(root: root), owner: "recording")
        // A golden that differs leaves pictures too.
        let different = try recording.verify(round * 100 + 99, .never, as: name)
        try recorder.keep(different, of: GoldenStore(root: root), owner: "verifying")
      }
    }
  }

  private static func killSoon(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let delay = UInt32.random(in: 1000...400_000, using: &generator)
    Thread.detachNewThread {
      usleep(delay)
      kill(getpid(), SIGKILL)
    }
  }

  private func expectWholeGoldens(_ root: URL) throws {
    for name in GoldenStore(root: root).names() where name.path.hasPrefix("many/") {
      #expect(Self.names.contains(name.path))
      let data = try Data(contentsOf: root.appendingPathComponent(name.path))
      #expect(try GoldenFile(data, name: name.path).stamp == .genuine)
    }
  }

  private func expectUnfinishedResults(_ root: URL) throws {
    let results = ResultsFolder(root: root.appendingPathComponent("results"))
    let manifests = try results.manifests()
    #expect(manifests.map(\.isFinished) == [false])
    #expect(throws: CompleteRun.Gap.self) { try CompleteRun(merging: manifests) }
    for record in try results.records() { #expect(Self.names.contains(record.name.path)) }
  }

  private func expectNewRunWorks(_ root: URL) throws {
    let recording = Recording(root)
    let recorder = try recording.recorder(inFolder: "results", run: "new")
    #expect(try recorder.folder.records().isEmpty)
    for (number, name) in Self.names.enumerated() {
      try recording.verify(number, .all, as: name)
      let verdict = try recording.verify(number, .never, as: name, ledger: recorder.ledger)
      #expect(verdict.passes)
      try recorder.keep(verdict, of: GoldenStore(root: root), owner: "verifying")
    }
    try recorder.finish()
    #expect(try recorder.folder.manifests().map(\.isFinished) == [true])
    #expect(try recorder.folder.records().map(\.outcome) == Self.names.map { _ in .same })
    let artifacts = recorder.folder.root.appendingPathComponent("artifacts").path
    #expect(!FileManager.default.fileExists(atPath: artifacts))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    #expect(!paths.contains { $0.contains(".recording-") })
  }
}
