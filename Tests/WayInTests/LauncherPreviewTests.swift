import Foundation
import TestSupport
import Testing

/// `./quarterturn preview`, of the release build that the launcher makes.
@Suite(
  .enabled(if: Repository.isClone, "an unpacked archive cannot be cloned"),
  .enabled(if: Repository.runsSlowTests, "builds; runs where QUARTERTURN_SLOW_TESTS is set"))
struct LauncherPreviewTests {
  @Test func `the launcher's command shows source that imports what there is beside UIKit`() throws
  {
    let server = try BuildServer(standingIn: false)
    let source = """
      import CoreGraphics
      import QuartzCore
      import UIKit

      final class Tile: UIView {
        override func didMoveToSuperview() { layer.cornerRadius = CGFloat(CACurrentMediaTime() * 0) }
      }
      #Preview("Tile", traits: .fixedLayout(width: 30, height: 20)) { Tile() }
      """
    try Data(source.utf8).write(to: server.file("Tile.swift"))
    // The clone's: anyone who runs these tests in the checkout holds the lock of its build.
    let run = try server.run("clone/quarterturn preview Tile.swift", in: "")
    #expect(run.status == 0 && run.words.contains("\n  Tile 0,0 30×20\n"), "\(run.words)")
    #expect(FileManager.default.fileExists(atPath: server.file("previews/Tile.portrait.png").path))
  }
}
