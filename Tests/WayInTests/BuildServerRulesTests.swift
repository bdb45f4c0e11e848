import Foundation
import TestSupport
import Testing

/// The rules of a security team for the files that build servers read.
@Suite struct BuildServerRulesTests {
  private static let own = "OWNER/quarterturn/.github/actions/"

  /// The table of actions in the article: name, version, commit.
  private func table() throws -> Set<String> {
    let page = try Repository.text(of: "Sources/quarterturn/quarterturn.docc/OnABuildServer.md")
    return Set(
      page.matches(of: /\| `([\w\/-]+)` \| (v[\d.]+) \| `([0-9a-f]{40})` \|/)
        .map { "\($0.1)@\($0.3) # \($0.2)" })
  }

  @Test func `every action of others is pinned to a commit that the article lists`() throws {
    var used: Set<String> = []
    for file in try BuildServerFile.all() {
      for use in file.uses where !use.hasPrefix(Self.own) {
        #expect(
          use.wholeMatch(of: /[\w\/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+/) != nil,
          "\(file.path): \(use)")
        used.insert(String(use))
      }
    }
    let plugin = try #require(
      BuildServerFile.recipe("buildkite.yml").text.firstMatch(
        of: /- docker#([0-9a-f]{40}): # (v[\d.]+)/))
    used.insert("buildkite-plugins/docker-buildkite-plugin@\(plugin.1) # \(plugin.2)")
    #expect(try used == table())
  }

  @Test func `an action of this repository is named by the commit of the package`() throws {
    let uses = try BuildServerFile.all().flatMap(\.uses).filter { $0.hasPrefix(Self.own) }
    #expect(uses == ["\(Self.own)verify@COMMIT", "\(Self.own)comment@COMMIT"])
  }

  @Test func `an image that is named by its tag is listed as not verified`() throws {
    let page = try Repository.text(of: "Sources/quarterturn/quarterturn.docc/OnABuildServer.md")
    for file in try BuildServerFile.all() {
      for image in file.text.matches(of: /(?:container|image): ([^\s\]]+:[^\s\]]+)/) {
        #expect(page.contains("| image `\(image.1)` | not verified"), "\(file.path): \(image.1)")
      }
    }
  }

  @Test(arguments: [
    ".github/workflows/ci.yml", "Sources/quarterturn/quarterturn.docc/Recipes/github.yml",
  ])
  func `a job that runs a pull request's code may only read, and keeps no credentials`(
    path: String
  ) throws {
    let workflow = try BuildServerFile(path)
    #expect(workflow.head.contains("\npermissions:\n  contents: read\n\n"))
    for (name, job) in workflow.jobs where job.contains("actions/checkout@") {
      #expect(!job.contains("permissions:"), "\(name)")
      #expect(!job.contains("token"), "\(name)")
      let checkouts = job.matches(
        of: /actions\/checkout@.*\n        with:\n          persist-credentials: false\n/)
      #expect(checkouts.count == job.components(separatedBy: "actions/checkout@").count - 1)
    }
  }

  @Test func `a job that may write runs no code of the pull request`() throws {
    let jobs = try BuildServerFile.recipe("github.yml").jobs
    let writing = jobs.filter { $0.value.contains(": write") }
    #expect(Array(writing.keys) == ["comment"])
    let job = try #require(writing["comment"])
    #expect(job.contains("    needs: snapshots\n"))
    #expect(!job.contains("actions/checkout@") && !job.contains("run:"))
    #expect(job.contains("head.repo.full_name == github.repository"))
    #expect(job.components(separatedBy: "uses: ").count == 2)
  }

  @Test func `the action that runs the code takes no token`() throws {
    let action = try BuildServerFile(".github/actions/verify/action.yml")
    #expect(!action.text.contains("github.token") && !action.text.contains("inputs.token"))
  }

  @Test func `an expression is in no script, where its value would be code`() throws {
    for file in try BuildServerFile.all() {
      for script in Recipe(file.text).scripts {
        #expect(!script.contains("${{"), "\(file.path): \(script)")
      }
    }
  }

  @Test(arguments: [
    (".github/workflows/ci.yml", #"key: .*\$\{\{ github\.sha }}\n\s+restore-keys: .*-\n"#),
    ("github.yml", #"key: .*\$\{\{ github\.sha }}\n\s+restore-keys: .*-\n"#),
    ("circleci.yml", #"key: .*\{\{ \.Revision }}\n"#),
    ("gitlab.yml", #"cache:\n    key: build-6\.1-\$CI_NODE_INDEX\n    paths"#),
  ])
  func `a cache is written anew by each run`(path: String, rule: String) throws {
    let file = try path.contains("/") ? BuildServerFile(path) : .recipe(path)
    #expect(try file.text.firstMatch(of: Regex(rule)) != nil)
  }

  @Test func `a container leaves no files of root where its runner goes on`() throws {
    for path in [".github/workflows/ci.yml", "github.yml"] {
      let file = try path.contains("/") ? BuildServerFile(path) : .recipe(path)
      for (name, job) in file.jobs where job.contains("    container: ") {
        #expect(job.contains("if: always()\n        run: chown -R --reference=. .\n"), "\(name)")
      }
    }
    #expect(try BuildServerFile.recipe("buildkite.yml").text.contains("          chown: true\n"))
  }

  @Test(arguments: [
    (
      "gitlab.yml", ["  timeout: 60m\n", "  interruptible: true\n", "on_new_commit: interruptible"]
    ),
    ("circleci.yml", ["no_output_timeout: 20m\n", "timeout 60m swift package"]),
    ("buildkite.yml", ["timeout_in_minutes: 60\n", "concurrency: 2\n", "concurrency_group: "]),
    ("BUILD.bazel", ["timeout = \"eternal\"", "shard_count = 2"]),
  ])
  func `a recipe limits time and concurrency`(name: String, settings: [String]) throws {
    let text = try BuildServerFile.recipe(name).text
    for setting in settings { #expect(text.contains(setting)) }
  }

  @Test func `a workflow limits the time of each job, and has one run of a branch`() throws {
    for file in try BuildServerFile.all() where !file.jobs.isEmpty && file.head.contains("\non:\n")
    {
      #expect(file.head.contains("\nconcurrency:\n  group: "), "\(file.path)")
      for (name, job) in file.jobs {
        #expect(job.contains("\n    timeout-minutes: "), "\(file.path): \(name)")
      }
    }
  }
}
