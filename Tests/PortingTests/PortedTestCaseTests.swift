import Foundation
import TestSupport
import Testing

/// Test cases as they stand for iOS, ported and run by XCTest in a package.
@Suite(.programs) struct PortedTestCaseTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Shelf", targets: [.testTarget(name: "ShelfTests")])

    """

  @Test func `tests of the main actor run, with what is set up around them`() throws {
    let folder = try TemporaryFolder()
    try PortFixture("main-actor-tests").write(to: folder.url)
    try Data(Self.manifest.utf8).write(to: folder.file("Package.swift"))
    let ported = try Tool.run(
      ["--output", "Tests/ShelfTests", "ShelfTests.swift"], in: folder.url)
    #expect(ported.status == 0, "\(ported.errors)")
    let run = try ProgramRun(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "test", "--package-path", folder.url.path, "--disable-swift-testing"])
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    #expect((run.text + run.errors).contains("Executed 8 tests, with 0 failures"))
  }
}
