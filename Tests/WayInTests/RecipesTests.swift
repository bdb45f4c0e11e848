import Foundation
import TestSupport
import Testing

/// The action and the recipes for other repositories, run on a machine with stand-ins.
@Suite(.programs, .enabled(if: Repository.isClone, "an unpacked archive cannot be cloned"))
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

  @Test func `the workflow's own step gives the container's files to the runner`() throws {
    let machine = try BuildServer()
    let recipe = Recipe(try Repository.text(of: "\(Self.folder)/github.yml"))
    #expect(recipe.scripts == ["chown -R --reference=. ."])
    #expect(try machine.run(recipe.scripts[0]).status == 0)
  }

  @Test func `the action installs, verifies, and writes the summary`() throws {
    let machine = try BuildServer()
    try machine.stand(in: "sudo", "exec \"$@\"", isTold: false)
    try machine.stand(
      in: "swift", "mkdir -p .build/snapshots && echo same > .build/snapshots/summary.md")
    let action = Recipe(try Repository.text(of: ".github/actions/verify/action.yml"))
    for script in action.scripts {
      let run = try machine.run(
        script, variables: ["GITHUB_STEP_SUMMARY": machine.file("summary").path])
      #expect(run.status == 0, "\(script): \(run.words)")
    }
    #expect(machine.calls == Self.installing + [Self.verifying])
    #expect(try machine.text(of: "summary") == "same\n")
  }

  @Test func `the commenting action describes the report that it fetched`() throws {
    let machine = try BuildServer()
    let action = ".github/actions/comment"
    let scripts = Recipe(try Repository.text(of: "\(action)/action.yml")).scripts
    // The other one is no shell script.
    #expect(scripts.count == 2 && scripts.last?.contains("comment.js") == true)
    let run = try machine.run(
      "mkdir ../snapshots && echo same > ../snapshots/summary.md\n\(scripts[0])",
      variables: [
        "RUNNER_TEMP": machine.file("").path, "PULL_REQUEST": "7", "GITHUB_RUN_ID": "5",
        "GITHUB_SERVER_URL": "https://server", "GITHUB_REPOSITORY": "owner/app",
        "GITHUB_ACTION_PATH": machine.file("clone/\(action)").path,
      ])
    #expect(run.status == 0, "\(run.words)")
    #expect(
      try machine.text(of: "comment.md") == """
        <!-- quarterturn: snapshots -->
        same

        [The report, with every picture](https://server/owner/app/actions/runs/5#artifacts)

        """)
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
