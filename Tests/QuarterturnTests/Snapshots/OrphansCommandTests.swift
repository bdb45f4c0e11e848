import Foundation
import TestSupport
import Testing

@Suite(.programs) struct OrphansCommandTests {
  private let fixture: SceneFixture
  private let old = SceneFixture.golden("old")

  init() throws {
    fixture = try SceneFixture("mint")
    _ = try fixture.run("record", "scenes")
    try fixture.write(try fixture.data(SceneFixture.golden("mint")), to: old)
  }

  @Test func `what a complete run asked for nowhere is listed`() throws {
    _ = try fixture.run("verify", "scenes")
    let run = try fixture.run("orphans")
    #expect(run.status == 1)
    #expect(
      run.output == """
        \(old)
        1 orphan; --delete deletes them
        goldens of tests that were skipped or disabled may be among them

        """)
    #expect(fixture.has(old))
  }

  @Test func `deleting leaves what is asked for`() throws {
    _ = try fixture.run("verify", "scenes")
    let run = try fixture.run("orphans", "--delete")
    #expect(run.status == 0)
    #expect(run.output.contains("1 orphan deleted\ngoldens of tests that were skipped"))
    #expect(!fixture.has(old))
    #expect(fixture.has(SceneFixture.golden("mint")))
    #expect(try fixture.run("orphans").output == "no golden is an orphan\n")
  }

  @Test(arguments: [["scenes/mint.json"], ["scenes", "--filter", "mint"]])
  func `a run that left something out tells no orphans`(words: [String]) throws {
    _ = try CommandRun(["verify"] + words, in: fixture.folder.url)
    let run = try fixture.run("orphans", "--delete")
    #expect(run.status == 2)
    #expect(run.errors.contains("orphans cannot be listed: the run was filtered"))
    #expect(fixture.has(old))
  }

  @Test func `stores that the run did not ask are left alone`() throws {
    try fixture.write("golden", to: "Tests/__Snapshots__/MarkerTests/a.txt")
    try fixture.write("golden", to: "Snapshots/a.txt")
    _ = try fixture.run("verify", "scenes")
    #expect(try fixture.run("orphans").output.hasPrefix("\(old)\n1 orphan;"))
  }
}
