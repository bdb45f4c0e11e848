import Foundation
import TestSupport
import Testing

/// The README's package, copied as a newcomer copies it.
struct ReadmeTests {
  private static let url = "https://github.com/OWNER/quarterturn"

  /// The README's blocks of code in a language.
  private static func blocks(of language: String) throws -> [String] {
    let parts = try Repository.text(of: "README.md").components(separatedBy: "\n```")
    return parts.filter { $0.hasPrefix("\(language)\n") }
      .map { String($0.dropFirst(language.count + 1)) + "\n" }
  }

  @Test func `README fits a screen's width and names one address`() throws {
    let readme = try Repository.text(of: "README.md")
    let wide = readme.components(separatedBy: "\n").filter { $0.count > 100 }
    #expect(wide == [])
    let addresses = readme.components(separatedBy: "github.com/").dropFirst()
      .filter { !$0.hasPrefix("pointfreeco/") }
    #expect(addresses.count == 2)
    #expect(addresses.allSatisfy { $0.hasPrefix("OWNER/quarterturn") })
  }

  @Test func `README installs the libraries that the launcher installs`() throws {
    let launcher = try Repository.text(of: "quarterturn")
    let line = launcher.components(separatedBy: "\n").first { $0.hasPrefix("apt_packages=") }
    let packages = try #require(line).dropFirst("apt_packages=".count).filter { $0 != "\"" }
    let commands = try Self.blocks(of: "sh").joined().replacing("\\\n  ", with: "")
    #expect(commands.contains("apt-get install -y \(packages)\n"), "\(commands)")
  }

  @Test func `README's manifest names products that the package has`() throws {
    let manifest = try #require(Self.blocks(of: "swift").first)
    let products = try Repository.text(of: "Package.swift")
    for name in ["UIKit", "SnapshotAssertions", "PortUIKit"] {
      #expect(manifest.contains("name: \"\(name)\", package: \"quarterturn\""), "\(name)")
      #expect(products.contains("(name: \"\(name)\", targets:"), "\(name)")
    }
  }

  @Test(
    .enabled(
      if: Repository.runsSlowTests && Repository.isClone,
      "builds the package; runs where QUARTERTURN_SLOW_TESTS is set"))
  func `README's package records its picture, and is green from then on`() throws {
    let server = try BuildServer(standingIn: false)
    let package = server.file("herbs")
    let clone = server.file("quarterturn")
    let cloning = try server.run(
      """
      git clone -q '\(Repository.root.path)' '\(clone.path)'
      git -C '\(clone.path)' -c user.name=x -c user.email=x tag 0.1.0
      mkdir -p '\(package.path)/Sources/Herbs' '\(package.path)/Tests/HerbsTests/__Snapshots__'
      echo 'import UIKit
      final class HerbRow: UITableViewCell {}
      final class HerbCell: UICollectionViewListCell {}' > '\(package.path)/Sources/Herbs/Herb.swift'
      """)
    #expect(cloning.status == 0, "\(cloning.words)")
    let blocks = try Self.blocks(of: "swift")
    try #require(blocks.count == 2)
    try Data(blocks[0].replacing(Self.url, with: "file://\(clone.path)").utf8)
      .write(to: package.appendingPathComponent("Package.swift"))
    try Data(blocks[1].utf8)
      .write(to: package.appendingPathComponent("Tests/HerbsTests/HerbsTests.swift"))
    let test = "cd '\(package.path)' && unset CI GITHUB_ACTIONS && swift test"
    let recording = try server.run(test)
    let folder = package.appendingPathComponent("Tests/HerbsTests/__Snapshots__")
    let goldens = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let isRecorded = goldens?.contains { $0.hasSuffix(".png") } == true
    #expect(recording.status != 0 && isRecorded, "\(recording.words)")
    let green = try server.run(test)
    #expect(green.status == 0, "\(green.words)")
  }
}
