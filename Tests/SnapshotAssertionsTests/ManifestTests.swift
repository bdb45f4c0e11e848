import Foundation
import TestSupport
import Testing

/// The flags in the package's manifest, which depend on the package's folder.
@Suite(.programs, .enabled(if: !ChildProcess.isThis, "is run by another test"))
struct ManifestTests {
  /// Returns the manifest as the package manager reads it in a folder.
  private func manifest(in place: String) throws -> String {
    let folder = try TemporaryFolder()
    let package = folder.file(place)
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Package.swift"),
      to: package.appendingPathComponent("Package.swift"))
    let run = try ProgramRun(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "package", "--package-path", package.path, "dump-package"])
    #expect(run.status == 0, "\(run.errors)")
    return String(decoding: run.output, as: UTF8.self)
  }

  // SwiftPM refuses to build a package that requires a version of one with unsafe flags.
  @Test(arguments: [".build/checkouts/quarterturn", ".build/registry/downloads/quarterturn/1.0.0"])
  func `a package that was fetched has no unsafe flags`(place: String) throws {
    let manifest = try manifest(in: place)
    #expect(manifest.contains("RasterCore"))
    #expect(!manifest.contains("unsafeFlags"))
  }

  @Test func `a package that is the root or named by its path optimises its loops`() throws {
    let manifest = try manifest(in: "quarterturn")
    #expect(manifest.contains("unsafeFlags"))
    // Release builds are optimised as a whole module, and these flags would undo that.
    let settings = manifest.matches(of: /"-O2?"/).count
    #expect(settings > 0)
    let conditions = manifest.components(separatedBy: "\"config\" : \"debug\"").count - 1
    #expect(settings == conditions)
  }
}
