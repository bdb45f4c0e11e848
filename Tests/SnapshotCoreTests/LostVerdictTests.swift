import Foundation
import SnapshotCore
import TestSupport
import Testing

/// Results whose verdicts are not all there, as after an upload that was cut short.
@Suite struct LostVerdictTests {
  private let folder: TemporaryFolder
  private let results: ResultsFolder
  private let run: Recording

  init() throws {
    folder = try TemporaryFolder()
    results = ResultsFolder(root: folder.file("results"))
    run = Recording(folder.url)
  }

  private var store: GoldenStore { GoldenStore(root: folder.url) }
  /// The path of the store, as manifests contain it.
  private var place: String { RunLedger(base: folder.url).path(of: store) }

  private func recorder(
    shard: (Int, Int) = (1, 1), process: String = "1", in name: String = "results"
  ) throws -> RunRecorder {
    try RunRecorder(
      folder: ResultsFolder(root: folder.file(name)), base: folder.url,
      identity: RunIdentity(
        run: "run", shard: try #require(.init(shard.0, of: shard.1)), process: process))
  }

  /// Keeps verdicts on goldens of these numbers, as a process does.
  private func keep(_ numbers: some Sequence<Int>, _ recorder: RunRecorder) throws {
    for number in numbers {
      try run.verify(number, .missing, as: "goldens/\(number).png")
      let verdict = try run.verify(
        number, .never, as: "goldens/\(number).png", ledger: recorder.ledger)
      try recorder.keep(verdict, of: store, owner: "recording")
    }
  }

  /// Writes the results of a process that ended normally.
  private func finished(
    _ numbers: some Sequence<Int>, shard: (Int, Int) = (1, 1), process: String = "1",
    in name: String = "results"
  ) throws {
    let recorder = try recorder(shard: shard, process: process, in: name)
    try keep(numbers, recorder)
    try recorder.finish()
  }

  private func file(_ name: String, in folder: String = "results") -> URL {
    self.folder.file("\(folder)/\(name)")
  }

  /// Takes bytes from the end of a file, as a copy does that was cut short.
  private func cut(_ file: URL, by count: Int) throws {
    try Data(contentsOf: file).dropLast(count).write(to: file)
  }

  /// Takes lines from the end of a file.
  private func drop(_ count: Int, linesOf file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let text = lines.dropLast(count).map { "\($0)\n" }.joined()
    try Data(text.utf8).write(to: file)
  }

  private func loss() throws -> VerdictLoss? {
    try results.contents().parts.compactMap(\.loss).first
  }

  private func check(_ names: String...) throws -> ResultsCheck {
    ResultsCheck(try names.map { try ResultsFolder(root: folder.file($0)).contents() })
  }

  @Test func `of a whole run nothing is lost`() throws {
    try finished(0..<3)
    #expect(try loss() == nil)
    #expect(try check("results").complaints == [])
  }

  @Test func `a shard whose verdicts are not there is told, with their names and number`() throws {
    try finished(0..<2, shard: (3, 4))
    let verdicts = file("verdicts.3-of-4.1.jsonl")
    try FileManager.default.removeItem(at: verdicts)
    #expect(
      try check("results").complaints == [
        """
        shard 3 has 0 of 2 verdicts; \(verdicts.path) is missing
          \(place)/goldens/0.png
          \(place)/goldens/1.png
          copy all of them again, or run it again
        """
      ])
  }

  @Test func `lines that are missing at the end are told`() throws {
    try finished(0..<3)
    try drop(1, linesOf: file("verdicts.1-of-1.1.jsonl"))
    let loss = try #require(try loss())
    #expect(loss.missing.map(\.name.path) == ["goldens/2.png"])
    #expect(loss.description.hasPrefix("the run has 2 of 3 verdicts; "))
    #expect(loss.description.contains("lacks the rest\n"))
  }

  @Test func `a last line that is cut is told`() throws {
    try finished(0..<3)
    try cut(file("verdicts.1-of-1.1.jsonl"), by: 40)
    let loss = try #require(try loss())
    #expect(loss.missing.map(\.name.path) == ["goldens/2.png"])
    #expect(loss.description.contains("ends in the middle of a line\n"))
  }

  @Test func `a last line that lacks only its end is cut`() throws {
    try finished(0..<3)
    try cut(file("verdicts.1-of-1.1.jsonl"), by: 1)
    #expect(try loss()?.missing.map(\.name.path) == ["goldens/2.png"])
  }

  @Test func `a cut line about a golden that has another verdict is told too`() throws {
    let recorder = try recorder()
    try keep([0, 1, 0], recorder)
    try recorder.finish()
    #expect(try loss() == nil)
    try cut(file("verdicts.1-of-1.1.jsonl"), by: 40)
    let loss = try #require(try loss())
    #expect(loss.missing.isEmpty)
    #expect(loss.description.hasPrefix("the run has 2 of 2 verdicts; "))
  }

  @Test func `a golden that one process asked for twice is not missing`() throws {
    let recorder = try recorder()
    try keep([0, 0, 1], recorder)
    try recorder.finish()
    #expect(try loss() == nil)
  }

  @Test func `of a process that was killed, or goes on, nothing is lost`() throws {
    try keep(0..<3, try recorder())
    try cut(file("verdicts.1-of-1.1.jsonl"), by: 40)
    let check = try check("results")
    #expect(check.isWhole)
    #expect(check.gap == .unfinished(1))
  }

  @Test func `each process of a run is compared with what it asked for itself`() throws {
    try finished(0..<2, process: "1")
    try finished(0..<2, process: "2")
    try FileManager.default.removeItem(at: file("verdicts.1-of-1.2.jsonl"))
    let check = try check("results")
    // The lost verdict of the later process may have been a worse one.
    #expect(check.losses.map(\.file.lastPathComponent) == ["verdicts.1-of-1.2.jsonl"])
    #expect(check.lost.isEmpty)
  }

  @Test func `verdicts without a manifest are those of a process that did not end`() throws {
    try finished(0..<2, process: "1")
    try finished(2..<4, process: "2")
    try FileManager.default.removeItem(at: file("manifest.1-of-1.2.json"))
    #expect(try check("results").gap == .unfinished(1))
  }

  @Test func `of many names the first ten are listed`() throws {
    try finished(0..<13)
    try FileManager.default.removeItem(at: file("verdicts.1-of-1.1.jsonl"))
    let lines = try #require(try loss()).description.split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[11] == "  and 3 more")
  }

  @Test func `a golden that a manifest lists twice is told`() throws {
    try finished(0..<2)
    let manifest = file("manifest.1-of-1.1.json")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try Data(text.replacing("goldens/1.png", with: "goldens/0.png").utf8).write(to: manifest)
    let loss = try #require(try loss())
    #expect(loss.repeated.map(\.name.path) == ["goldens/0.png"])
    #expect(loss.description.contains("; its manifest lists 1 golden more than once\n"))
  }

  @Test func `a golden that two shards of one run asked for is told`() throws {
    try finished(0..<2, shard: (1, 2), in: "a")
    try finished(1..<3, shard: (2, 2), in: "b")
    let (first, second) = (folder.file("a").path, folder.file("b").path)
    #expect(
      try check("a", "b").complaints == [
        """
        1 golden is in more than one part: shard 1 in \(first) and shard 2 in \(second)
          \(place)/goldens/1.png
          each falls to one part: name each part once
        """
      ])
  }

  @Test func `two folders of a run that is not divided may have the same goldens`() throws {
    try finished(0..<2, in: "linux")
    try finished(0..<2, in: "macos")
    #expect(try check("linux", "macos").isWhole)
  }

  @Test func `the verdict on a text in a test's own source is missed too`() throws {
    let recorder = try recorder()
    let record = VerdictRecord(
      store: "Tests", name: try GoldenName(path: "A/inline-7.txt"), owner: "A.swift:7 a()",
      outcome: .different)
    try recorder.keep(record, expected: "old", actual: "new")
    try recorder.finish()
    #expect(try loss() == nil)
    try FileManager.default.removeItem(at: file("verdicts.1-of-1.1.jsonl"))
    #expect(try loss()?.missing.map(\.name.path) == ["A/inline-7.txt"])
  }

  @Test func `each snapshot without a verdict is an error`() throws {
    try finished(0..<2, shard: (1, 2), in: "a")
    try finished(2..<4, shard: (2, 2), in: "b")
    try FileManager.default.removeItem(at: file("verdicts.2-of-2.1.jsonl", in: "b"))
    let lost = try check("a", "b").lost
    #expect(lost.map(\.name.path) == ["goldens/2.png", "goldens/3.png"])
    #expect(lost.allSatisfy { $0.outcome == .error })
    #expect(
      VerdictMessage(lost[0]).lines == [
        "goldens/2.png has no verdict",
        "the results of shard 2 lack it: copy all of them again, or run it again",
      ])
  }

  @Test func `what was merged without all verdicts still lacks them`() throws {
    try finished(0..<2, shard: (1, 2), in: "a")
    try finished(2..<4, shard: (2, 2), in: "b")
    try drop(1, linesOf: file("verdicts.2-of-2.1.jsonl", in: "b"))
    let parts = ["a", "b"].map { ResultsFolder(root: folder.file($0)) }
    try ResultsMerge(parts).write(to: ResultsFolder(root: folder.file("merged")))
    let check = try check("merged")
    #expect(check.losses.map(\.missing).map { $0.map(\.name.path) } == [["goldens/3.png"]])
    #expect(check.lost.count == 1)
  }

  @Test func `what was merged with a cut line stays unfinished`() throws {
    let recorder = try recorder(in: "a")
    try keep([0, 0], recorder)
    try recorder.finish()
    try cut(file("verdicts.1-of-1.1.jsonl", in: "a"), by: 40)
    try ResultsMerge([ResultsFolder(root: folder.file("a"))])
      .write(to: ResultsFolder(root: folder.file("merged")))
    #expect(try check("merged").gap == .unfinished(1))
  }

  @Test func `what was merged whole lacks nothing`() throws {
    try finished(0..<2, shard: (1, 2), in: "a")
    try finished(2..<4, shard: (2, 2), in: "b")
    let parts = ["a", "b"].map { ResultsFolder(root: folder.file($0)) }
    try ResultsMerge(parts).write(to: ResultsFolder(root: folder.file("merged")))
    #expect(try check("merged").complaints == [])
  }
}
