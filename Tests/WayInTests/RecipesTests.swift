import Foundation
import TestSupport
import Testing

/// The action and the recipes for other repositories, run on a machine with stand-ins.
@Suite(.enabled(if: Repository.isClone, "an unpacked archive cannot be cloned"))
struct RecipesTests {
  private static let folder = "Sources/quarterturn/quarterturn.docc/Recipes"
  private static let installing = [
    "apt-get update -qq",
    "apt-get install -qq -y --no-install-recommends pkg-config libpng-dev libdeflate-dev"
      + " libfreetype-dev libharfbuzz-dev libfribidi-dev libunibreak-dev",
  ]
  private static let verifying =
    "swift package --allow-writing-to-package-directory quarterturn verify"

  @Test(arguments: ["gitlab", "circleci", "buildkite"])
  func `a recipe installs the libraries and verifies`(server: String) throws {
    let machine = try BuildServer()
    let recipe = Recipe(try Repository.text(of: "\(Self.folder)/\(server).yml"))
    for script in recipe.scripts {
      let run = try machine.run(script)
      #expect(run.status == 0, "\(script): \(run.words)")
    }
    #expect(machine.calls == Self.installing + [Self.verifying])
  }

  @Test func `the action installs, verifies, and writes summary and comment`() throws {
    let machine = try BuildServer()
    try machine.stand(in: "sudo", "exec \"$@\"", isTold: false)
    try machine.stand(
      in: "swift", "mkdir -p .build/snapshots && echo same > .build/snapshots/summary.md")
    let action = ".github/actions/verify"
    let variables = [
      "GITHUB_STEP_SUMMARY": machine.file("summary").path, "RUNNER_TEMP": machine.file("").path,
      "GITHUB_ACTION_PATH": machine.file("clone/\(action)").path, "PULL_REQUEST": "7",
    ]
    // The last one is not a shell's.
    let scripts = Recipe(try Repository.text(of: "\(action)/action.yml")).scripts
    #expect(scripts.last?.contains("comment.js") == true)
    for script in scripts.dropLast() {
      let run = try machine.run(script, variables: variables)
      #expect(run.status == 0, "\(script): \(run.words)")
    }
    #expect(machine.calls == Self.installing + [Self.verifying])
    #expect(try machine.text(of: "summary") == "same\n")
    #expect(try machine.text(of: "comment.md") == "<!-- quarterturn: snapshots -->\nsame\n")
    #expect(try machine.text(of: "comment.js") == Repository.text(of: "\(action)/comment.js"))
  }

  @Test func `every recipe installs what the launcher installs`() throws {
    let launcher = try Repository.text(of: "quarterturn")
    let line = launcher.components(separatedBy: "\n").first { $0.hasPrefix("apt_packages=") }
    let packages = try #require(line).dropFirst("apt_packages=".count).filter { $0 != "\"" }
    #expect(Self.installing.last?.hasSuffix(" \(packages)") == true)
  }

  @Test func `Bazel's shards build apart, and keep their results as outputs of the test`() throws {
    let machine = try BuildServer()
    try machine.stand(
      in: "swift", "mkdir -p $SNAPSHOT_ARTIFACTS && echo xml > $SNAPSHOT_ARTIFACTS/junit.xml")
    let recipe = machine.file("clone/\(Self.folder)/bazel.sh").path
    let run = try machine.run(
      "mkdir ../runfiles && cp '\(recipe)' snapshots.sh && ln -s ../clone/snapshots.sh ../runfiles/"
        + " && ../runfiles/snapshots.sh",
      variables: [
        "TEST_SHARD_INDEX": "1", "TEST_UNDECLARED_OUTPUTS_DIR": machine.file("outputs").path,
        "XML_OUTPUT_FILE": machine.file("test.xml").path,
      ])
    #expect(run.status == 0, "\(run.words)")
    #expect(
      machine.calls == [
        "swift package --scratch-path .build/shard-1"
          + " --allow-writing-to-package-directory quarterturn verify"
      ])
    #expect(try machine.text(of: "test.xml") == "xml\n")
  }
}
