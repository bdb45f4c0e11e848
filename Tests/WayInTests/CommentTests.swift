import Foundation
import TestSupport
import Testing

/// The comment of the action for other repositories on a pull request.
@Suite(.programs) struct CommentTests {
  private let folder: TemporaryFolder
  private static let action = Repository.root.appendingPathComponent(".github/actions/comment")
  private static let mark = "<!-- quarterturn: snapshots -->"

  init() throws {
    folder = try TemporaryFolder()
    try write("results/summary.md", "### Snapshots: 2 of 9 to look at\n")
    try write("results/artifacts/Snapshots/a b&c.png/panes.png", "one")
    try write("results/artifacts/Snapshots/list.png/panes.png", "two")
    try write("results/artifacts/Snapshots/list.png/actual.png", "not shown")
    try #require(try run("/usr/bin/env", ["git", "init", "-q", "--bare", remote]).status == 0)
  }

  private var remote: String { folder.file("server/owner/app").path }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func run(
    _ program: String, _ words: [String], _ variables: [String: String] = [:]
  ) throws -> ProgramRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let environment = ["PATH": path, "HOME": folder.url.path].merging(variables) { $1 }
    return try ProgramRun(
      URL(fileURLWithPath: program), words, environment: environment)
  }

  /// Describes the results, for a pull request.
  private func described(
    for pullRequest: String, branch: String = "panes", report: String = "https://report"
  ) throws -> String {
    let run = try run(
      Self.action.appendingPathComponent("describe.sh").path, [folder.file("results").path],
      [
        "GITHUB_SERVER_URL": folder.file("server").path, "GITHUB_REPOSITORY": "owner/app",
        "PULL_REQUEST": pullRequest, "PANES_BRANCH": branch, "REPORT_URL": report,
        "REPORT_NAME": "snapshots", "TOKEN": "secret",
      ])
    #expect(run.status == 0, "\(run.words)")
    #expect(!run.words.contains("secret"))
    return String(decoding: run.output, as: UTF8.self)
  }

  private func kept(_ path: String) throws -> ProgramRun {
    try run("/usr/bin/env", ["git", "-C", remote, "show", "panes:\(path)"])
  }

  @Test func `a comment has the words, and a link to the report`() throws {
    let text = try described(for: "7", branch: "")
    #expect(
      text == """
        \(Self.mark)
        ### Snapshots: 2 of 9 to look at

        [The report, with every picture](https://report)

        """)
  }

  @Test func `panes are pushed to their branch, and shown from there`() throws {
    let text = try described(for: "7")
    let commit = try run("/usr/bin/env", ["git", "-C", remote, "rev-parse", "panes"]).output
    let hash = String(decoding: commit, as: UTF8.self).dropLast()
    let head = "\(folder.file("server").path)/owner/app/raw/\(hash)/"
    let addresses = text.components(separatedBy: "](\(head)").dropFirst()
      .map { String($0.prefix { $0 != ")" }).replacing(/%([0-9a-f]{2})/) { Self.character($0.1) } }
    #expect(
      addresses == [
        "7/snapshots/Snapshots/a b&c.png/panes.png", "7/snapshots/Snapshots/list.png/panes.png",
      ])
    #expect(text.contains("<code>Snapshots/a b&amp;c.png</code>: the golden | the difference"))
    #expect(try addresses.map { try kept($0).output } == [Data("one".utf8), Data("two".utf8)])
    #expect(try kept("7/snapshots/Snapshots/list.png/actual.png").status != 0)
  }

  private static func character(_ digits: Substring) -> String {
    UInt8(digits, radix: 16).map { String(UnicodeScalar($0)) } ?? ""
  }

  @Test func `a pull request's panes replace its own of before, and no other's`() throws {
    _ = try described(for: "7")
    _ = try described(for: "8")
    try FileManager.default.removeItem(at: folder.file("results/artifacts/Snapshots/list.png"))
    _ = try described(for: "7")
    #expect(try kept("7/snapshots/Snapshots/list.png/panes.png").status != 0)
    #expect(try kept("7/snapshots/Snapshots/a b&c.png/panes.png").status == 0)
    #expect(try kept("8/snapshots/Snapshots/list.png/panes.png").status == 0)
  }

  @Test func `a link in the results is not followed`() throws {
    try write("secret", "of the machine")
    let link = folder.file("results/artifacts/Snapshots/link.png")
    try FileManager.default.createDirectory(at: link, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: link.appendingPathComponent("panes.png"), withDestinationURL: folder.file("secret"))
    #expect(try !described(for: "7").contains("link.png"))
    #expect(try kept("7/snapshots/Snapshots/link.png/panes.png").status != 0)
  }

  @Test func `pictures are left out where a comment has no space for them`() throws {
    try write("results/summary.md", String(repeating: "x", count: 64_500) + "\n")
    let text = try described(for: "7")
    #expect(
      text.hasSuffix(
        "\nMore pictures are in the report.\n\n[The report, with every picture](https://report)\n"))
    #expect(text.count < 65_536)
    #expect(try kept("7/snapshots/Snapshots/list.png/panes.png").status == 0)
  }

  /// Runs the script that comments on pull request 7, with a stand-in for GitHub's interface.
  ///
  /// - Returns: the calls that change something, a line each.
  private func commented(beside comments: String) throws -> String {
    try write("comment.md", "\(Self.mark)\ntext\n")
    let program = """
      const github = {
        graphql: async () => ({ viewer: { login: "actions[bot]" } }),
        paginate: async () => JSON.parse(process.argv[1]),
        rest: { issues: {
          createComment: async (c) => console.log("created", c.issue_number, c.body),
          updateComment: async (c) => console.log("updated", c.comment_id, c.body),
        } },
      };
      const context = {
        repo: { owner: "owner", repo: "app" }, payload: { pull_request: { number: 7 } },
      };
      require("\(Self.action.appendingPathComponent("comment.js").path)")({ github, context });
      """
    let run = try run(
      #require(Self.node), ["-e", program, comments], ["RUNNER_TEMP": folder.url.path])
    return run.words
  }

  @Test(
    .enabled(if: CommentTests.node != nil, "node is not installed; servers bring their own"),
    arguments: [
      (#"{"id": 1, "user": {"login": "actions[bot]"}, "body": "thanks"}"#, "created 7"),
      (#"{"id": 2, "user": {"login": "actions[bot]"}, "body": "MARK\nold"}"#, "updated 2"),
      (#"{"id": 3, "user": {"login": "somebody"}, "body": "MARK\nold"}"#, "created 7"),
      (#"{"id": 4, "user": null, "body": "MARK\nold"}"#, "created 7"),
      (#"{"id": 5, "user": {"login": "actions[bot]"}, "body": "MARKED"}"#, "created 7"),
    ])
  func `a run writes its own comment anew, and nobody else's`(
    comment: String, call: String
  ) throws {
    let comments = "[\(comment.replacing("MARK", with: Self.mark))]"
    #expect(try commented(beside: comments) == "\(call) \(Self.mark)\ntext\n\n")
  }

  private static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"]
    .first(where: FileManager.default.isExecutableFile)
}
