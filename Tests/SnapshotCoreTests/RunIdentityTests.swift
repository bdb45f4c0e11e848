import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct RunIdentityTests {
  private func identity(
    _ environment: [String: String] = [:], _ arguments: String...
  ) throws(ShardError) -> RunIdentity {
    try RunIdentity(environment: environment, arguments: ["tests.xctest"] + arguments)
  }

  @Test func `a run is named by its variable`() throws {
    #expect(try identity(["SNAPSHOT_RUN": "a1b2", "GITHUB_RUN_ID": "7"]).run == "a1b2")
  }

  @Test(arguments: [
    (["GITHUB_RUN_ID": "7", "GITHUB_RUN_ATTEMPT": "2"], "7.2"), (["CI_PIPELINE_ID": "8"], "8"),
    (["CIRCLE_WORKFLOW_ID": "9"], "9"), (["BUILDKITE_BUILD_ID": "10"], "10"),
  ])
  func `a build server names the run`(environment: [String: String], run: String) throws {
    #expect(try identity(environment).run == run)
  }

  @Test func `without variables the processes of one launcher are one run`() throws {
    let (first, second) = (try identity(), try identity())
    #expect(first.run == second.run)
    #expect(first.run.contains("process \(getppid()) started "))
    #expect(!first.run.contains("unknown"))
  }

  @Test func `a process may be a run of its own`() throws {
    let identity = try RunIdentity(environment: [:], shard: nil, filter: nil, scope: .process)
    #expect(identity.run.contains("process \(getpid()) started "))
  }

  @Test func `the shard is the environment's unless it is given`() throws {
    let environment = ["SNAPSHOT_SHARD": "2/3"]
    #expect(try identity(environment).shard == Manifest.Shard(2, of: 3))
    let given = try RunIdentity(
      environment: environment, shard: .whole, filter: nil, scope: .process)
    #expect(given.shard == .whole)
  }

  @Test(arguments: [
    (["--filter", "A|B"], "--filter A|B"), (["--skip=C"], "--skip=C"),
    (["MyTests.MarkerTests/testA"], "MyTests.MarkerTests/testA"),
  ])
  func `what leaves tests out is a filter`(arguments: [String], filter: String) throws {
    let identity = try RunIdentity(environment: [:], arguments: ["tests"] + arguments)
    #expect(identity.filter == filter)
  }

  @Test(arguments: [
    ["--skip-build", "--testing-library", "swift-testing"],
    ["-c", "release", "--testing-library", "swift-testing"], ["--testing-library=swift-testing"],
  ])
  func `what else swift test was told is no filter`(arguments: [String]) throws {
    let identity = try RunIdentity(environment: [:], arguments: ["tests"] + arguments)
    #expect(identity.filter == nil)
  }

  @Test func `a filter is seen behind any other argument of swift test`() throws {
    let identity = try identity(
      [:], "--skip-build", "--filter", "A", "--testing-library", "swift-testing")
    #expect(identity.filter == "--filter A")
  }

  @Test func `other arguments are none`() throws {
    let filter = try identity(
      [:], "--testing-library", "swift-testing", "--no-parallel", "--xunit-output", "x.xml",
      "--test-bundle-path", "/b/x.xctest", "/b/x.xctest"
    ).filter
    #expect(filter == nil)
  }

  @Test func `the package around a file is the nearest above`() throws {
    let folder = try TemporaryFolder()
    let inner = folder.file("Inner/Tests/A")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for path in ["Package.swift", "Inner/Package.swift"] {
      try Data().write(to: folder.file(path))
    }
    #expect(
      ResultsFolder.package(around: inner.appendingPathComponent("B.swift"))?.path
        == folder.file("Inner").path)
  }
}
