import Foundation
import TestSupport
import Testing

/// A client's package with everything built: the plugin, the command, and a test with a snapshot.
@Suite(.enabled(if: Repository.runsSlowTests, "builds; runs where QUARTERTURN_SLOW_TESTS is set"))
struct ClientOnAServerTests {
  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "client",
      dependencies: [.package(name: "quarterturn", path: "\(Repository.root.path)")],
      targets: [
        .testTarget(
          name: "LayoutTests",
          dependencies: [
            .product(name: "UIKit", package: "quarterturn"),
            .product(name: "SnapshotAssertions", package: "quarterturn"),
          ],
          exclude: ["__Snapshots__"])
      ])
    """

  private static let test = """
    import SnapshotAssertions
    import Testing
    import UIKit

    @MainActor @Test func shelf() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 80)
      assertSnapshot(of: layout, as: .image(on: .iPhoneSE))
    }
    """

  private static let call = "swift package --allow-writing-to-package-directory quarterturn"

  /// Writes the client's test, with cells of a width.
  private func write(width: Int, on server: BuildServer) throws {
    let text = Self.test.replacing("width: 100", with: "width: \(width)")
    let file = server.file("client/Tests/LayoutTests/LayoutTests.swift")
    try Data(text.utf8).write(to: file)
  }

  private func server() throws -> BuildServer {
    let server = try BuildServer(standingIn: false)
    try FileManager.default.createDirectory(
      at: server.file("client/Tests/LayoutTests/__Snapshots__"), withIntermediateDirectories: true)
    try Data(Self.manifest.utf8).write(to: server.file("client/Package.swift"))
    return server
  }

  @Test func `a client records, verifies, and is told what changed`() throws {
    let server = try server()
    try write(width: 100, on: server)
    let recording = try server.run("unset CI GITHUB_ACTIONS\n\(Self.call) record", in: "client")
    #expect(recording.status == 0, "\(recording.words)")

    let same = try server.run("\(Self.call) verify", in: "client")
    #expect(same.status == 0, "\(same.words)")
    let results = "client/.build/snapshots"
    #expect(try server.text(of: "\(results)/summary.md").contains("Snapshots: all the same"))

    try write(width: 120, on: server)
    let changed = try server.run("\(Self.call) verify", in: "client")
    #expect(changed.status != 0)
    #expect(try server.text(of: "\(results)/junit.xml").contains("<failure"))
    #expect(
      FileManager.default.fileExists(atPath: server.file("\(results)/report/index.html").path))
    let comment = try server.run(
      "'\(Repository.root.path)/.github/actions/comment/describe.sh' .build/snapshots",
      in: "client")
    #expect(comment.words.contains("1 of 1 to look at"))
    #expect(comment.words.contains("100×80 → 120×80"))
    let panes = try server.run("find .build/snapshots/artifacts -name panes.png", in: "client")
    #expect(panes.words.split(separator: "\n").count == 1)

    let drawn = try server.run("\(Self.call) render plants/markers --output drawn", in: "client")
    #expect(drawn.words.contains("plants/markers.after.portrait.png"))
  }
}
