#if os(Linux)
  import Foundation
  import SnapshotAssertions
  import TestSupport
  import Testing

  @Suite(.enabled(if: !ChildProcess.isThis, "is such a process itself"))
  struct ProcessTests {
    private let child: ChildProcess

    init() throws { child = ChildProcess(folder: try TemporaryFolder()) }

    private func run(
      _ test: String, repetitions: Int = 1, environment: [String: String] = [:]
    ) throws -> ChildProcess.Outcome {
      try child.run(
        "--testing-library", "swift-testing", "--filter", "ChildTests/\(test)", "--repetitions",
        "\(repetitions)", environment: environment)
    }

    @Test func `a test that is repeated finds the goldens of its first time`() throws {
      #expect(try !run("numbered", repetitions: 3).passes)
      let names = (1...3).map { "child/numbered.\($0).txt" }
      #expect(child.goldens == names)
      #expect(try run("numbered", repetitions: 3).passes)
      #expect(child.goldens == names)
    }

    @Test func `a process that came to its end says so, and what it left out`() throws {
      _ = try run("numbered")
      let manifests = try child.results.manifests()
      #expect(manifests.map(\.isFinished) == [true])
      #expect(manifests.map(\.filter) == ["--filter ChildTests/numbered"])
      #expect(manifests.flatMap(\.entries).map(\.name.path) == child.goldens)
    }

    @Test func `what fails is attached to its test`() throws {
      let attachments = child.folder.file("attachments")
      try FileManager.default.createDirectory(
        at: attachments, withIntermediateDirectories: false)
      _ = try child.run(
        "--testing-library", "swift-testing", "--filter", "ChildTests/numbered",
        "--attachments-path", attachments.path, environment: ["SNAPSHOT_TESTING_RECORD": "never"])
      let names = try FileManager.default.contentsOfDirectory(atPath: attachments.path)
      #expect(names.sorted() == (1...3).map { "numbered.\($0).actual.txt" })
    }

    @Test func `a detached task fails its process`() throws {
      let outcome = try run("detached")
      #expect(!outcome.passes)
      #expect(outcome.text.contains("ChildTests/detached.a.txt was recorded"))
    }

    @Test func `nothing is recorded where CI is set`() throws {
      #expect(try !run("numbered", environment: ["CI": "true"]).passes)
      #expect(child.goldens.isEmpty)
    }

    @Test func `XCTest blames the caller's line, and passes the next time`() throws {
      let test = "SnapshotAssertionsTests.ChildXCTests/testNumbered"
      let outcome = try child.run(test)
      #expect(!outcome.passes)
      let place = "ChildTests.swift:30: error: ChildXCTests.testNumbered"
      #expect(outcome.text.contains(place))
      #expect(child.goldens == ["child/testNumbered.1.txt", "child/testNumbered.2.txt"])
      #expect(try child.run(test).passes)
    }
  }
#endif
