import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct ShardTests {
  private func shard(_ environment: [String: String]) throws(ShardError) -> String {
    let shard = try Manifest.Shard(environment: environment)
    return "\(shard.index)/\(shard.count)"
  }

  @Test func `without variables a run is whole`() throws {
    #expect(try shard([:]) == "1/1")
  }

  @Test func `a shard is said as index of count, from one`() throws {
    #expect(try shard(["SNAPSHOT_SHARD": "2/4"]) == "2/4")
    #expect(try Manifest.Shard("4/4") == Manifest.Shard(4, of: 4))
  }

  @Test(arguments: ["", "2", "0/4", "5/4", "a/b", "1/2/3", "-1/4", "1/0", "1/"])
  func `what is no shard is refused`(text: String) {
    #expect(throws: ShardError.malformed(text, variable: nil)) { try Manifest.Shard(text) }
  }

  @Test func `a wrong variable is named`() {
    let error = #expect(throws: ShardError.self) { try shard(["SNAPSHOT_SHARD": "9/4"]) }
    #expect(error?.description.hasPrefix("SNAPSHOT_SHARD cannot be “9/4”") == true)
  }

  @Test func `Bazel counts from zero`() throws {
    #expect(try shard(["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"]) == "1/4")
    #expect(try shard(["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "4"]) == "4/4")
  }

  @Test func `GitLab counts from one`() throws {
    #expect(try shard(["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"]) == "4/4")
  }

  @Test func `GitLab does not number a single machine`() throws {
    #expect(try shard(["CI_NODE_TOTAL": "1"]) == "1/1")
  }

  @Test func `CircleCI and Buildkite count from zero`() throws {
    #expect(try shard(["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"]) == "2/4")
    #expect(
      try shard(["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "4"]) == "2/4")
  }

  @Test func `what you say goes before what a build server says`() throws {
    #expect(
      try shard(["SNAPSHOT_SHARD": "1/1", "CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"]) == "1/1")
  }

  @Test func `one of two variables alone is no guess`() {
    #expect(
      throws: ShardError.incomplete(missing: "TEST_TOTAL_SHARDS", beside: "TEST_SHARD_INDEX")
    ) { try shard(["TEST_SHARD_INDEX": "0"]) }
    #expect(
      throws: ShardError.incomplete(missing: "TEST_SHARD_INDEX", beside: "TEST_TOTAL_SHARDS")
    ) { try shard(["TEST_TOTAL_SHARDS": "2"]) }
  }

  @Test func `a machine beyond the last is an error`() {
    #expect(
      throws: ShardError.outOfRange(variable: "TEST_SHARD_INDEX", value: "4", range: 0...3)
    ) { try shard(["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"]) }
  }

  @Test func `the file that Bazel looks at is touched`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("status")
    try Manifest.Shard.announce(in: ["TEST_SHARD_STATUS_FILE": file.path])
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a status file that is there keeps what it holds and becomes newer`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("status")
    try Data("x".utf8).write(to: file)
    let old = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    try Manifest.Shard.announce(in: ["TEST_SHARD_STATUS_FILE": file.path])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(try #require(attributes[.modificationDate] as? Date) > old)
    #expect(try Data(contentsOf: file) == Data("x".utf8))
  }
}
