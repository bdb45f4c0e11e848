import Foundation
import TestSupport
import Testing

@Suite struct AcceptCommandTests {
  private let fixture: SceneFixture
  private let mint = SceneFixture.golden("mint")
  private let dill = SceneFixture.golden("dill")

  init() throws {
    fixture = try SceneFixture("mint", "dill")
    _ = try fixture.run("record", "scenes")
    for name in ["mint", "dill"] { try fixture.scene(name, inset: name == "mint" ? 8 : 4) }
    _ = try fixture.run("verify", "scenes")
  }

  @Test func `a digest accepts its change and no other`() throws {
    let before = try fixture.data(dill)
    let run = try fixture.run("accept", try fixture.digest(mint))
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("accepted \(mint)\n1 accepted; these remain:\n"))
    #expect(run.output.contains(dill))
    #expect(try fixture.data(dill) == before)
    let verify = try fixture.run("verify", "scenes", "--filter", "mint.after")
    #expect(verify.output == "1 snapshot: 1 same\n")
  }

  @Test func `a golden that changes in the same way has a digest of its own`() throws {
    // Both portraits show the same change from the same bytes to the same bytes.
    try fixture.scene("dill", inset: 8)
    _ = try fixture.run("verify", "scenes")
    #expect(try fixture.digest(mint) != fixture.digest(dill))
    let before = try fixture.data(dill)
    let run = try fixture.run("accept", try fixture.digest(mint))
    #expect(run.output.hasPrefix("accepted \(mint)\n1 accepted; these remain:\n"))
    #expect(try fixture.data(dill) == before)
    #expect(try fixture.data(mint) != before)
  }

  @Test func `a change that is not what was looked at is refused, and all others with it`() throws {
    let digests = [try fixture.digest(mint), try fixture.digest(dill)]
    let before = try fixture.data(dill)
    try FileManager.default.removeItem(at: fixture.folder.file(mint))
    let run = try fixture.run("accept", digests[1], digests[0])
    #expect(run.status == 2)
    #expect(run.errors.contains("nothing was accepted"))
    #expect(run.errors.contains("the change is no longer"))
    #expect(try fixture.data(dill) == before)
    #expect(!fixture.has(mint))
  }

  @Test func `a picture that changed since is refused`() throws {
    let artifacts = ".build/snapshots/artifacts"
    let other = try fixture.data("\(artifacts)/\(dill)/actual.png")
    try fixture.write(other, to: "\(artifacts)/\(mint)/actual.png")
    #expect(try fixture.run("accept", try fixture.digest(mint)).status == 2)
  }

  @Test func `an unknown digest is refused`() throws {
    let run = try fixture.run("accept", "0123456789abcdef")
    #expect(run.status == 2)
    #expect(run.errors.contains("has no change 0123456789abcdef"))
  }

  @Test func `a digest that is too short to be sure is refused`() throws {
    let digest = try fixture.digest(mint)
    #expect(try fixture.run("accept", String(digest.prefix(15))).status == 2)
  }

  @Test func `without a choice nothing is accepted, and the choices are listed`() throws {
    let before = try fixture.data(mint)
    let run = try fixture.run("accept")
    #expect(run.status == 2)
    #expect(run.errors.contains(try fixture.digest(mint)))
    #expect(try fixture.data(mint) == before)
  }

  @Test func `only what matches is accepted`() throws {
    let run = try fixture.run("accept", "--only", "mint", "--json")
    #expect(run.status == 0)
    #expect(run.output.contains("\"\(mint)\""))
    #expect(try fixture.run("verify", "scenes/mint.json").status == 0)
    #expect(try fixture.run("verify", "scenes/dill.json").status == 1)
  }

  @Test func `all can be accepted, and then nothing remains`() throws {
    let run = try fixture.run("accept", "--all")
    #expect(
      run.output.hasSuffix(
        "6 accepted; nothing remains in the results, which hold no inline snapshots\n"))
    #expect(try fixture.run("verify", "scenes").status == 0)
  }

  @Test func `accepting twice does no harm`() throws {
    let digest = try fixture.digest(mint)
    _ = try fixture.run("accept", digest)
    #expect(try fixture.run("accept", digest).status == 0)
  }

  @Test func `results elsewhere are named in the command`() throws {
    let run = try fixture.run("verify", "scenes", "--results", "my results")
    #expect(run.output.contains("accept --results 'my results' "))
    #expect(try fixture.run("accept", "--all", "--results", "my results").status == 0)
  }

  @Test func `results that a variable puts elsewhere are found without it`() throws {
    let folder = fixture.folder.file("elsewhere").path
    let run = try fixture.run("verify", "scenes", variables: ["SNAPSHOT_ARTIFACTS": folder])
    #expect(run.output.contains("accept --results \(folder) "))
  }

  @Test func `a golden outside the package is written only where that is said`() throws {
    let other = try SceneFixture()
    let store = other.folder.file("Goldens").path
    _ = try fixture.run("verify", "scenes", "--snapshots", store)
    let run = try fixture.run("accept", "--all")
    #expect(run.status == 2)
    #expect(run.errors.contains("pass --snapshots \(store)"))
    #expect(try fixture.run("accept", "--all", "--snapshots", store).status == 0)
    #expect(other.has("Goldens/herbs/mint.after.portrait.png"))
  }

  @Test func `without results there is advice`() throws {
    let run = try SceneFixture().run("accept", "--all")
    #expect(run.status == 2)
    #expect(run.errors.contains("contains no results"))
  }
}
