import Foundation
import RasterPNG
import TestSupport
import Testing

@Suite struct VerifyCommandTests {
  private let fixture: SceneFixture

  init() throws { fixture = try SceneFixture("mint") }

  @Test func `a missing golden fails, and is not written`() throws {
    let run = try fixture.run("verify", "scenes")
    #expect(run.status == 1)
    #expect(run.output.contains("herbs/mint.after.portrait.png is missing"))
    #expect(run.output.hasSuffix("3 snapshots: 3 missing\n"))
    #expect(!fixture.has("scenes/Snapshots"))
    #expect(
      run.output.contains(
        "\nnothing is recorded in mode never: record it\n"
          + "  swift run quarterturn record scenes/mint.json --record missing\n"))
    let server = try fixture.run(
      "verify", "scenes/mint.json", "--snapshots", "my goldens", variables: ["CI": "1"])
    #expect(
      server.output.contains(
        "\nnothing is recorded where CI is set: record it elsewhere\n"
          + "  swift run quarterturn record scenes/mint.json --record missing "
          + "--snapshots 'my goldens'\n"))
  }

  @Test func `a policy says what a change of a class does`() throws {
    _ = try fixture.run("record", "scenes")
    try fixture.scene("mint", inset: 8)
    let warned = try fixture.run("verify", "scenes", "--policy", "layout=warn")
    #expect(warned.status == 0)
    #expect(
      warned.output.contains("mint.after.portrait.png and 2 more: section 0 inset.left 0 → 8"))
    #expect(try fixture.run("verify", "scenes", "--policy", "text=ignore").status == 1)
    let blind = try fixture.run(
      "verify", "scenes", "--policy", "layout=ignore,paint=ignore,text=ignore,fonts=ignore")
    #expect(blind.status == 2)
    #expect(blind.errors.contains("nothing would be verified"))
  }

  @Test func `a cause is tested by putting the golden's value back, unless that is off`() throws {
    _ = try fixture.run("record", "scenes")
    try fixture.scene("mint", inset: 8)
    let proof = "putting 0 back gives the golden's frames"
    #expect(try fixture.run("verify", "scenes").output.contains(proof))
    let plain = try fixture.run("verify", "scenes", variables: ["SNAPSHOT_PROOF": "off"])
    #expect(!plain.output.contains("putting"))
  }

  @Test func `the picture of a scene's matrix is a golden too`() throws {
    func write(_ title: String) throws {
      try fixture.write(
        """
        { "figure": "herbs/mint", "device": { "size": [120, 160], "scale": 1 }, "cell": "label",
          "orientations": ["portrait"], "matrix": { "language": ["doubled"] },
          "data": { "sections": [ { "items": [ { "title": "\(title)", "size": [90, 30] } ] } ] },
          "variants": { "after": { "layout": { "type": "flow" } } } }
        """, to: "scenes/mint.json")
    }
    try write("Peppermint")
    let record = try fixture.run("record", "scenes")
    #expect(record.output.contains("recorded scenes/Snapshots/herbs/mint.after.matrix.png\n"))
    #expect(try fixture.run("verify", "scenes").output == "4 snapshots: 4 same\n")
    try write("Mint")
    let changed = try fixture.run("verify", "scenes")
    #expect(changed.status == 1 && changed.output.contains("4 snapshots: 4 different"))
  }

  @Test func `what was recorded is the same`() throws {
    let record = try fixture.run("record", "scenes")
    #expect(record.status == 0)
    #expect(record.output.hasPrefix("recorded scenes/Snapshots/herbs/mint.after.portrait.png\n"))
    #expect(record.output.hasSuffix("\n3 recorded\n"))
    let verify = try fixture.run("verify", "scenes", "--deep")
    #expect(verify.status == 0)
    #expect(verify.output == "3 snapshots: 3 same\n")
  }

  @Test func `where results cannot be kept everything is verified, and that is said`() throws {
    _ = try fixture.run("record", "scenes")
    try FileManager.default.removeItem(at: fixture.folder.file(".build"))
    // A file in the folder's place; permissions would not stop the superuser.
    try fixture.write("in the way", to: ".build")
    let same = try fixture.run("verify", "scenes")
    #expect(same.status == 0)
    #expect(same.output == "3 snapshots: 3 same\n")
    let unsaved = "some results for accept and report could not be saved: /"
    #expect(same.errors.hasPrefix("warning: \(unsaved)"))
    #expect(same.errors.hasSuffix("; to save them, pass --results DIR\n"))
    try fixture.scene("mint", inset: 8)
    let different = try fixture.run("verify", "scenes")
    #expect(different.status == 1)
    #expect(different.output.contains("section 0 inset.left 0 → 8"))
    #expect(!different.output.contains("accept"))
    let named = try fixture.run("verify", "scenes", "--results", ".build/results")
    #expect(named.status == 2)
    #expect(named.output == different.output)
    #expect(named.errors.hasPrefix("error: \(unsaved)"))
    #expect(try fixture.run("verify", "scenes", "--results", "results").errors.isEmpty)
  }

  @Test func `a verdict whose pictures cannot be written is told all the same`() throws {
    _ = try fixture.run("record", "scenes")
    try fixture.scene("mint", inset: 8)
    let golden = SceneFixture.golden("mint")
    // A folder that is not empty in a file's place makes writing fail, as on a full disk.
    try fixture.write("x", to: ".build/snapshots/artifacts/\(golden)/actual.png/x")
    let run = try fixture.run("verify", "scenes")
    #expect(run.status == 1)
    #expect(run.output.contains("section 0 inset.left 0 → 8"))
    #expect(run.errors.contains("actual.png: cannot be "))
  }

  @Test func `a file that cannot be written hides no verdict, whatever it is for`() throws {
    _ = try fixture.run("record", "scenes")
    try fixture.scene("mint", inset: 8)
    try fixture.write("in the way", to: "file")
    // The folder of the artifacts cannot be made, as on a full disk.
    try fixture.write("in the way", to: "results/artifacts")
    let run = try fixture.run(
      "verify", "scenes", "--results", "results", "--junit", "file/junit.xml", "--markdown",
      "file/comment.md")
    #expect(run.status == 2)
    #expect(run.output.contains("  section 0 inset.left 0 → 8: cell [0,0] moved +8,0\n"))
    #expect(run.output.hasSuffix("\n3 snapshots: 3 different\n"))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.prefix(2).allSatisfy { $0.hasSuffix(" cannot be written") })
    #expect(lines.count == 4)
    #expect(lines[2].hasPrefix("error: some results for accept and report could not be saved: /"))
    #expect(lines[2].hasSuffix(" (and 2 more)"))
    #expect(lines[3].hasSuffix("; to save them, pass another --results DIR"))
    #expect(try fixture.run("report", "results").output.hasSuffix("/index.html\n"))
  }

  @Test func `a golden that an optimiser wrote fails where CI is set, and warns elsewhere`() throws
  {
    _ = try fixture.run("record", "scenes")
    // As optimisers leave it: the pixels and no text chunk.
    for name in ["after.portrait", "sheet", "sheet.dark"] {
      let file = fixture.folder.file(SceneFixture.golden("mint", name))
      try PNG.write(try PNG.read(file).bitmap, to: file)
    }
    let local = try fixture.run("verify", "scenes")
    #expect(local.status == 0)
    #expect(local.output.hasSuffix("\n3 snapshots: 3 warned\n"))
    #expect(local.output.contains("optipng, oxipng, pngcrush, ImageOptim"))
    let server = try fixture.run("verify", "scenes", variables: ["CI": "1"])
    #expect(server.status == 1)
    #expect(server.output.contains("herbs/mint.sheet.png is different: metadata\n"))
    #expect(server.output.contains("\n    record it again: quarterturn record, or the test with "))
    let asked = try fixture.run(
      "verify", "scenes", "--policy", "metadata=warn", variables: ["CI": "1"])
    #expect(asked.status == 0)
  }

  @Test func `recording again writes only what changed`() throws {
    _ = try fixture.run("record", "scenes")
    #expect(try fixture.run("record", "scenes").output == "3 as they were\n")
    try fixture.scene("mint", inset: 8)
    let run = try fixture.run("record", "scenes/mint.json", "--filter", "portrait")
    #expect(run.output == "replaced \(SceneFixture.golden("mint"))\n1 replaced\n")
  }

  @Test func `a changed inset is named, with the cells that moved`() throws {
    _ = try fixture.run("record", "scenes")
    try fixture.scene("mint", inset: 8)
    let run = try fixture.run("verify", "scenes")
    #expect(run.status == 1)
    #expect(run.output.contains("  section 0 inset.left 0 → 8: cell [0,0] moved +8,0\n"))
    #expect(run.output.contains("  swift run quarterturn accept "))
  }

  @Test func `the launcher is named where it says so`() throws {
    let run = try fixture.run(
      "verify", "scenes", variables: ["QUARTERTURN_COMMAND": "./quarterturn"])
    #expect(run.output.contains("  ./quarterturn accept "))
  }

  @Test func `a run that records proves nothing`() throws {
    #expect(try fixture.run("verify", "scenes", "--record", "missing").status == 1)
    #expect(try fixture.run("verify", "scenes", "--record", "missing").status == 0)
  }

  @Test func `where CI is set nothing is recorded`() throws {
    let run = try fixture.run("record", "scenes", variables: ["CI": "true"])
    #expect(run.status == 2)
    #expect(run.errors.contains("CI is set"))
    #expect(!fixture.has("scenes/Snapshots"))
  }

  @Test func `a filter that nothing matches is no success`() throws {
    let run = try fixture.run("verify", "scenes", "--filter", "nothing")
    #expect(run.status == 2)
    #expect(run.errors.contains("no golden's path matches nothing"))
  }

  @Test func `a folder without scenes is no success`() throws {
    try fixture.write("", to: "empty/readme.txt")
    #expect(try fixture.run("verify", "empty").status == 2)
  }

  @Test func `a golden that cannot be read is an error`() throws {
    _ = try fixture.run("record", "scenes")
    try fixture.write(
      "version https://git-lfs.github.com/spec/v1\n", to: SceneFixture.golden("mint"))
    let run = try fixture.run("verify", "scenes")
    #expect(run.status == 2)
    #expect(run.output.contains("is a Git LFS pointer"))
  }

  @Test func `goldens lie where snapshots says`() throws {
    _ = try fixture.run("record", "scenes", "--snapshots", "Goldens")
    #expect(fixture.has("Goldens/herbs/mint.after.portrait.png"))
    #expect(try fixture.run("verify", "scenes", "--snapshots", "Goldens").status == 0)
  }

  @Test func `two scenes cannot share a golden`() throws {
    try fixture.write(fixture.text("scenes/mint.json"), to: "scenes/twin.json")
    let run = try fixture.run("verify", "scenes")
    #expect(run.status == 2)
    #expect(run.output.contains("two snapshots cannot share one golden"))
  }

  @Test func `records go to every channel that is asked for`() throws {
    let run = try fixture.run(
      "verify", "scenes", "--json", "--junit", "out/junit.xml", "--markdown", "out/comment.md")
    #expect(try PrintedRecords(run).totals["missing"] == 3)
    let junit = try fixture.text("out/junit.xml")
    #expect(junit.contains(#"<testsuites name="snapshots" tests="3" failures="3""#))
    #expect(junit.contains(#"file="scenes/mint.json" line="1""#))
    #expect(try fixture.text("out/comment.md").hasPrefix("### Snapshots: 3 of 3 to look at\n"))
  }

  @Test func `a step's summary keeps what it holds`() throws {
    let summary = fixture.folder.file("summary.md").path
    try fixture.write("before\n", to: "summary.md")
    _ = try fixture.run(
      "verify", "scenes", "--markdown", summary, variables: ["GITHUB_STEP_SUMMARY": summary])
    #expect(try fixture.text("summary.md").hasPrefix("before\n### Snapshots"))
  }

  @Test func `GitHub is told only where it listens`() throws {
    #expect(try !fixture.run("verify", "scenes").errors.contains("::error"))
    let run = try fixture.run(
      "verify", "scenes",
      variables: [
        "GITHUB_ACTIONS": "true",
        "GITHUB_WORKSPACE": fixture.folder.url.deletingLastPathComponent().path,
      ])
    let base = fixture.folder.url.lastPathComponent
    #expect(run.errors.hasPrefix("::error file=\(base)/scenes/mint.json,line=1,title=herbs/mint"))
  }

  @Test func `a wrong mode or shard names what would do`() throws {
    #expect(try fixture.run("verify", "--record", "al").errors.contains("all, failed, missing"))
    let run = try fixture.run("verify", "scenes", "--shard", "5/4")
    #expect(run.status == 2)
    #expect(run.errors.contains("such as 2/4"))
  }
}
