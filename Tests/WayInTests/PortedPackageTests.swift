import Foundation
import TestSupport
import Testing

/// `Herbs`, a package of iOS source that nobody has changed, with its goldens.
@Suite(.enabled(if: Repository.runsSlowTests, "builds; runs where QUARTERTURN_SLOW_TESTS is set"))
struct PortedPackageTests {
  private let folder: TemporaryFolder
  private var package: URL { folder.file("my herbs") }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Repository.root.appendingPathComponent("Tests/WayInTests/Herbs"),
      to: folder.file("my herbs"))
  }

  /// Runs the package's tests as a build server does, on which nothing is recorded.
  private func test() throws -> ProgramRun {
    var environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("SNAPSHOT_") && !name.hasPrefix("TEST_")
    }
    environment["CI"] = "1"
    environment["QUARTERTURN"] = Repository.root.path
    return try ProgramRun(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "test", "--package-path", package.path], environment: environment)
  }

  @Test func `it passes its snapshot tests as it stands, and fails where its source is changed`()
    throws
  {
    let run = try test()
    #expect(run.status == 0, "\(run.words)")
    #expect(!run.words.contains("warning:"))
    #expect(run.words.contains("Executed 1 test, with 0 failures"))
    #expect(run.words.contains("Test run with 1 test in 1 suite passed"))

    let cell = package.appendingPathComponent("Sources/Herbs/HerbCell.swift")
    let text = try String(contentsOf: cell, encoding: .utf8)
    let changed = text.replacing("bottomAnchor, constant: 4", with: "bottomAnchor, constant: 6")
    try #require(changed != text)
    try Data(changed.utf8).write(to: cell)
    let broken = try test()
    #expect(broken.status != 0)
    // Under XCTest, then under Swift Testing, each at the block's own line.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.hasPrefix("#Preview(\"Basil\"") }) + 1
    #expect(
      broken.words.contains(
        "my herbs/Sources/Herbs/HerbCell.swift:\(line): error: PreviewXCTests.testPreviews"))
    #expect(broken.words.contains("recorded an issue at HerbCell.swift:\(line):1"))
    #expect(broken.words.contains("previews.Basil.png is different: layout"))
  }
}
