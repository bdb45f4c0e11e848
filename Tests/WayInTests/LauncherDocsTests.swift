import Foundation
import TestSupport
import Testing

/// `./quarterturn docs`, of the build that the launcher makes.
@Suite(
  .enabled(if: Repository.isClone, "an unpacked archive cannot be cloned"),
  .enabled(if: Repository.runsSlowTests, "builds; runs where QUARTERTURN_SLOW_TESTS is set"))
struct LauncherDocsTests {
  @Test func `the site has the guides and the reference of every product`() throws {
    let server = try BuildServer(standingIn: false)
    let run = try server.run("clone/quarterturn docs --output site", in: "")
    #expect(run.status == 0, "\(run.words)")
    let pages = [
      "quarterturn", "quarterturn/snapshotsinyourtests", "quarterturn/contributing",
      "uikit/uicollectionview", "snapshotassertions", "layoutstage/simulator",
      "layoutscenes/scene", "layoutlaboratory/laboratory", "drawingsvg/svg",
    ]
    for page in pages.map({ "site/documentation/\($0)/index.html" }) + ["site/index.html"] {
      #expect(FileManager.default.fileExists(atPath: server.file(page).path), "\(page)")
    }
  }
}
