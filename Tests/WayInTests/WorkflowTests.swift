import Foundation
import TestSupport
import Testing

/// The workflow of this repository, run in a fresh clone.
@Suite(.programs, .enabled(if: Repository.isClone, "an unpacked archive cannot be cloned"))
struct WorkflowTests {
  private func recipe() throws -> Recipe {
    Recipe(try Repository.text(of: ".github/workflows/ci.yml"))
  }

  @Test func `the workflow lints, tests, and makes a report`() throws {
    let server = try BuildServer()
    let summary = server.file("summary").path
    try server.stand(
      in: "quarterturn",
      "case $1 in merge) mkdir -p .build/snapshots; echo same > .build/snapshots/summary.md ;; esac"
    )
    for script in try recipe().scripts {
      let run = try server.run(script, variables: ["GITHUB_STEP_SUMMARY": summary])
      #expect(run.status == 0, "\(script): \(run.errors)")
    }
    var calls = server.calls.filter { !$0.contains("/Benchmarks") && !$0.contains("release") }
    // The tests' sources are linted while they are built, so either call may be the first.
    let lint = "swift format lint --strict --parallel --recursive Package.swift Sources Tests"
    calls.remove(at: try #require(calls.firstIndex(of: lint)))
    let flags =
      [
        "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "1", "-gnone",
        "-index-ignore-system-modules", "-warnings-as-errors",
      ].map { " -Xswiftc \($0)" }.joined()
    let demo = " --scratch-path /ci/clone/.build/demo --product quarterturn"
    #expect(
      calls == [
        "swift build --package-path /ci/clone\(flags)\(demo)",
        "swift build --package-path /ci/clone\(flags)\(demo) --show-bin-path",
        "quarterturn demo",
        "swift format lint --strict --recursive Package.swift Sources Tests",
        "swift build --build-tests --explicit-target-dependency-import-check error\(flags)",
        "swift test --skip-build\(flags)",
        "quarterturn report",
        "quarterturn merge .build/snapshots --output .build/merged"
          + " --junit .build/snapshots/junit.xml --markdown .build/snapshots/summary.md",
      ])
    #expect(try String(contentsOfFile: summary, encoding: .utf8) == "same\n")
  }

  @Test func `an old toolchain is refused before it builds the tests`() throws {
    let server = try BuildServer()
    try server.stand(
      in: "swift",
      "case $1 in --version) echo 'Apple Swift version 6.1.2 (swiftlang-6.1.2)' ;; esac; true")
    let test = try server.run("./quarterturn test")
    #expect(test.status == 2)
    #expect(
      test.errors == "quarterturn: the tests need Swift 6.2 or newer; this is Swift 6.1. "
        + "Install one from swift.org/install.\n")
    #expect(server.calls == [])
  }

  @Test(.enabled(if: Repository.runsSlowTests, "builds; runs where QUARTERTURN_SLOW_TESTS is set"))
  func `the workflow's commands succeed`() throws {
    let server = try BuildServer(standingIn: false)
    let summary = server.file("summary").path
    for script in try recipe().scripts {
      let run = try server.run(script, variables: ["GITHUB_STEP_SUMMARY": summary])
      #expect(run.status == 0, "\(script): \(run.words)")
    }
    #expect(try String(contentsOfFile: summary, encoding: .utf8).contains("all the same"))
  }

  @Test func `the container for development makes the command once it is there`() throws {
    let file = Repository.root.appendingPathComponent(".devcontainer/devcontainer.json")
    let container = try JSONDecoder().decode(Container.self, from: Data(contentsOf: file))
    let workflow = try Repository.text(of: ".github/workflows/ci.yml")
    #expect(workflow.contains("            image: \(container.image)\n"))
    let server = try BuildServer()
    #expect(try server.run(container.postCreateCommand).status == 0)
    #expect(server.calls.last == "quarterturn list")
  }

  private struct Container: Decodable {
    var image: String
    var postCreateCommand: String
  }
}
