import Foundation
import RasterCore
import RasterPNG
import SnapshotCore
import TestSupport
import Testing

/// Results folders that are from another machine, or are no results at all.
@Suite struct HostileResultsTests {
  private let folder: TemporaryFolder
  private let results: ResultsFolder

  init() throws {
    folder = try TemporaryFolder()
    results = ResultsFolder(root: folder.url)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test(arguments: ["0,\"index\":0", "0,\"index\":1", "2,\"index\":3", "9999999999,\"index\":1"])
  func `a manifest of a shard that cannot be is an error that names it`(_ shard: String) throws {
    try write(
      "{\"version\":1,\"run\":\"a\",\"isFinished\":true,\"entries\":[],"
        + "\"shard\":{\"count\":\(shard)}}", to: "manifest.1-of-1.1.json")
    let error = #expect(throws: FileError.self) { try results.manifests() }
    #expect(error?.reason == "it is not a manifest")
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `records and manifests of 100,000 brackets are errors, never a crash`(
    _ bracket: String
  ) throws {
    let text = String(repeating: bracket, count: 100_000) + "\n"
    try write(text, to: "verdicts.1-of-1.1.jsonl")
    try write(text, to: "manifest.1-of-1.1.json")
    #expect(throws: FileError.self) { try results.records() }
    #expect(throws: FileError.self) { try results.manifests() }
  }

  @Test func `a region beyond all pictures is refused`() throws {
    let text = "{\"x\":9223372036854775807,\"y\":0,\"width\":2,\"height\":2}"
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PixelRect.self, from: Data(text.utf8))
    }
  }

  @Test func `a new run in somebody's folder removes nothing of theirs`() throws {
    let theirs = [
      "artifacts/build/app.zip", "artifacts/plan.png", "manifest.en.json", "manifest.json",
      "verdicts.2024.jsonl", "artifacts/a.png/notes.md",
    ]
    for path in theirs { try write("theirs", to: path) }
    let ours = [
      "artifacts/Snapshots/b.png/actual.png", "artifacts/Snapshots/b.png/.recording-1.tmp",
      "manifest.1-of-1.7.json", "verdicts.1-of-1.7.jsonl", ".recording-2.tmp",
    ]
    for path in ours { try write("ours", to: path) }
    try FileManager.default.createDirectory(
      at: folder.file("artifacts/Snapshots/empty.png"), withIntermediateDirectories: true)
    _ = try Recording(folder.url).recorder(inFolder: ".")
    for path in theirs {
      #expect(FileManager.default.fileExists(atPath: folder.file(path).path))
    }
    for path in ours {
      #expect(!FileManager.default.fileExists(atPath: folder.file(path).path))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("artifacts/Snapshots").path))
  }
}
