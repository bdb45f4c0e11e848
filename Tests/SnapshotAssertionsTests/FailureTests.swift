import Foundation
import RasterPNG
import TestSupport
import Testing
import UIKit

@testable import SnapshotAssertions

@Suite struct FailureTests {
  @Test func `the caller's line is blamed`() throws {
    let fixture = try AssertionFixture(environment: ["SNAPSHOT_TESTING_RECORD": "never"])
    let line = #line + 2
    withKnownIssue {
      fixture.run { assertSnapshot(of: "text", as: .lines()) }
    } matching: {
      $0.sourceLocation?.line == line && $0.sourceLocation?.fileName == "FailureTests.swift"
    }
  }

  @MainActor @Test func `a view that is too large fails, and the process goes on`() throws {
    let fixture = try AssertionFixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1_000_000, height: 1_000_000))
    let failure = fixture.run { verifySnapshot(of: view, as: .image, named: "large") }
    #expect(failure?.contains("the picture would have 2000000 × 2000000 pixels") == true)
    #expect(fixture.run { verifySnapshot(of: "text", as: .lines(), named: "text") } != nil)
  }

  @Test func `paths are told from the package, one folder and its files, and exist`() throws {
    let fixture = try AssertionFixture()
    _ = fixture.verify("old")
    let run = try fixture.anotherRun()
    let lines = try #require(run.verify("new")).split(separator: "\n").map(String.init)
    let golden = try #require(lines.first { $0.hasPrefix("golden      ") }).dropFirst(12)
    let place = try #require(lines.firstIndex { $0.hasPrefix("artifacts   ") })
    let folder = lines[place].dropFirst(12)
    let names = lines[place + 1].split(separator: " ")
    #expect(names == ["expected.txt", "actual.txt"])
    #expect(folder.hasSuffix("/") && !folder.hasPrefix("/") && !golden.hasPrefix("/"))
    for path in ["\(golden)"] + names.map({ "\(folder)\($0)" }) {
      let file = run.session.ledger.base.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
    }
  }

  @Test func `a path outside the package is told whole`() throws {
    let elsewhere = try TemporaryFolder()
    let variables = ["SNAPSHOT_ARTIFACTS": elsewhere.file("results").path]
    let fixture = try AssertionFixture(environment: variables)
    _ = fixture.verify("old")
    let failure = try #require(try fixture.anotherRun(variables).verify("new"))
    #expect(failure.contains("\nartifacts   \(elsewhere.file("results").path)/artifacts/"))
  }

  @Test func `the command that accepts the change is the launcher's where that started us`() throws
  {
    let fixture = try AssertionFixture()
    _ = fixture.verify("old")
    let plain = try #require(try fixture.anotherRun().verify("new"))
    #expect(plain.contains("\n  swift run quarterturn accept "))
    let launched = try fixture.anotherRun(["QUARTERTURN_COMMAND": "./quarterturn"])
    #expect(launched.verify("new")?.contains("\n  ./quarterturn accept ") == true)
  }

  @Test func `the command that accepts names what it would not find`() throws {
    let elsewhere = try TemporaryFolder()
    let variables = ["SNAPSHOT_ARTIFACTS": elsewhere.file("results").path]
    let fixture = try AssertionFixture(environment: variables)
    let failure = try #require(fixture.verify("new", record: .never))
    #expect(failure.contains("accept --results \(elsewhere.file("results").path) "))
    let outside = fixture.run {
      verifySnapshot(
        of: "new", as: .lines(), named: "b", record: .never,
        store: GoldenStore(root: elsewhere.file("goldens")))
    }
    #expect(outside?.contains(" --snapshots \(elsewhere.file("goldens").path) ") == true)
  }

  @Test func `a golden that is missing is recorded by a command for its test alone`() throws {
    let command = "\n  SNAPSHOT_TESTING_RECORD=missing swift test --filter FailureTests.+a.golden"
    let variable = try AssertionFixture(environment: ["SNAPSHOT_TESTING_RECORD": "never"])
    #expect(
      try #require(variable.verify("new"))
        .contains("\nnothing is recorded in mode never: record it\(command)"))
    let server = try AssertionFixture(environment: ["CI": "1"])
    #expect(try #require(server.verify("new")).contains("record it elsewhere\(command)"))
    let source = try AssertionFixture()
    #expect(
      try #require(source.verify("new", record: .never)).contains("record it with mode missing\n"))
  }

  @Test func `outside a package the commands are some that can run there`() throws {
    let fixture = try AssertionFixture(isPackage: false)
    let missing = try #require(
      try AssertionFixture(
        environment: ["SNAPSHOT_TESTING_RECORD": "never"], isPackage: false
      ).verify("new"))
    #expect(
      missing.contains("\n  export SNAPSHOT_TESTING_RECORD=missing # then run the test again"))
    _ = fixture.verify("old")
    let other = try AssertionFixture(in: fixture.folder, isPackage: false)
    #expect(try #require(other.verify("new")).contains("\n  quarterturn accept "))
  }

  @Test(arguments: [
    ("MarkersTests/markers()", "MarkersTests.markers"),
    ("Outer/MarkersTests/markers(device:)", "Outer.MarkersTests.markers.device"),
    ("MarkersTests/`a marker, drawn`()", "MarkersTests.+a.marker.+drawn"),
    ("MarkersXCTests.testA", "MarkersXCTests.testA"),
  ])
  func `a filter has nothing that a shell would take for its own`(name: String, filter: String) {
    #expect(RunningTest.expression(name) == filter)
  }

  @Test func `no strategy at all is a failure`() throws {
    let fixture = try AssertionFixture()
    withKnownIssue {
      fixture.run { assertSnapshots(of: "text", as: [Snapshot<String, String>]()) }
    } matching: {
      $0.comments.first?.rawValue.contains("nothing was verified") == true
    }
    withKnownIssue {
      fixture.run { assertSnapshots(of: "text", as: [String: Snapshot<String, String>]()) }
    } matching: {
      $0.comments.first?.rawValue.contains("nothing was verified") == true
    }
  }

  @Test func `a value that cannot be made is a failure that names the golden`() throws {
    struct Broken: Error {}
    func broken() throws -> String { throw Broken() }
    let fixture = try AssertionFixture()
    let failure = try fixture.run { verifySnapshot(of: try broken(), as: .lines(), named: "a") }
    #expect(failure?.contains("could not be made: Broken()") == true)
    #expect(fixture.session.ledger.entries.count == 1)
  }

  @Test func `a verdict stands although its results cannot be kept`() throws {
    let blocked = try AssertionFixture(environment: ["SNAPSHOT_ARTIFACTS": "/dev/null/results"])
    let failure = try #require(blocked.verify("text"))
    #expect(failure.hasPrefix("chapter/test.text.txt was recorded"))
    #expect(failure.contains("the run's results cannot be kept"))
  }

  @Test func `artifacts that cannot be written hide nothing of what changed`() throws {
    let fixture = try AssertionFixture()
    _ = fixture.verify("old")
    let run = try fixture.anotherRun()
    // As on a full disk: the folder of the artifacts cannot be made.
    try Data().write(to: fixture.folder.file(".build/snapshots/artifacts"))
    let lines = try #require(run.verify("new")).split(separator: "\n").map(String.init)
    #expect(lines[0] == "chapter/test.text.txt is different: text")
    #expect(lines[1] == "  line 1: “old” → “new”")
    #expect(lines.dropLast().last == "the artifacts could not be written")
    #expect(lines.last?.hasPrefix("  /") == true)
    #expect(!lines.contains { $0.contains(" accept ") })
    let results = try #require(run.session.recorder).folder
    #expect(try results.records().map(\.outcome) == [.different])
  }

  @MainActor @Test func `a golden that lost its layout fails where CI is set, and warns elsewhere`()
    throws
  {
    let fixture = try AssertionFixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    _ = fixture.run { verifySnapshot(of: view, as: .image, named: "view", testName: "test()") }
    let golden = fixture.golden("chapter/test.view.png")
    // As image optimisers leave it: the pixels and no text chunk.
    try PNG.write(try PNG.read(golden).bitmap, to: golden)
    let failures = try [[:], ["CI": "1"]].map { environment in
      try fixture.anotherRun(environment).run {
        verifySnapshot(of: view, as: .image, named: "view", testName: "test()")
      }
    }
    #expect(failures[0] == nil)
    #expect(failures[1]?.hasPrefix("chapter/test.view.png is different: metadata\n") == true)
    #expect(failures[1]?.contains("SNAPSHOT_TESTING_RECORD=all") == true)
  }

  @Test func `what became of each snapshot is kept`() throws {
    let fixture = try AssertionFixture()
    _ = fixture.verify("text")
    fixture.session.finish()
    let results = try #require(fixture.session.recorder).folder
    #expect(results.root.path == fixture.folder.file(".build/snapshots").path)
    #expect(try results.records().map(\.outcome) == [.recorded])
    #expect(try results.manifests().map(\.isFinished) == [true])
  }

  @Test func `what its policy only warns of passes, and is said`() throws {
    let fixture = try AssertionFixture()
    _ = fixture.verify("old")
    let call = CallSite(
      fileID: "T/A.swift", filePath: "/T/A.swift", function: "test()", line: 1, column: 1)
    let assertion = SnapshotAssertion(
      snapshot: .lines(policy: ClassPolicy(text: .warn)), golden: .test("text"),
      options: SnapshotTestingConfiguration(), call: call)
    let report = try #require(try fixture.anotherRun().run { assertion.report(of: { "new" }) })
    #expect(report.failure == nil)
    #expect(report.warnings.first?.contains("warning: line 1: “old” → “new”") == true)
  }

  @Test func `the environment says how thoroughly goldens are verified`() throws {
    #expect(try AssertionFixture().session.depth == .fast)
    #expect(try AssertionFixture(environment: ["SNAPSHOT_DEPTH": "deep"]).session.depth == .deep)
    #expect(try AssertionFixture(environment: ["CI": "1"]).session.depth == .deep)
  }

  @Test func `the environment decides whether explanations are tested`() throws {
    #expect(try AssertionFixture().session.proof == .on)
    #expect(try AssertionFixture(environment: ["CI": "1"]).session.proof == .on)
    #expect(try AssertionFixture(environment: ["SNAPSHOT_PROOF": "off"]).session.proof == .off)
    let fault = try AssertionFixture(environment: ["SNAPSHOT_PROOF": "no"]).session.fault
    #expect(fault == "the variable SNAPSHOT_PROOF is \"no\": set it to one of on, off")
  }
}
