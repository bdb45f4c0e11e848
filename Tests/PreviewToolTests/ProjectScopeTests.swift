import Foundation
import TestSupport
import Testing

@testable import PreviewTool

/// The views of a project, and the files that they may use.
struct ProjectScopeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(
      "Package.swift",
      """
      let package = Package(targets: [
        .target(name: "App", dependencies: ["Kit"]), .target(name: "Kit"),
        .testTarget(name: "AppTests", dependencies: ["App"])])
      """)
    try write("Sources/App/HerbCell.swift", "class HerbCell: KitCell {}")
    try write("Sources/App/Herb.swift", "struct Herb {}")
    try write("Sources/Kit/KitCell.swift", "class KitCell: UITableViewCell {}")
    try write("Sources/Kit/Assets.xcassets/Contents.json", "{}")
    try write("Tests/AppTests/TestView.swift", "class TestView: UIView {}")
    try write("Extra/Loose.swift", "class LooseView: UIView {}")
    try write("Extra/Soil.swift", "struct Soil {}")
    try write("Extra/LooseView.xib", "<document/>")
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { ($0 as NSString).lastPathComponent }
  }

  @Test func `views are those of all files except for tests`() throws {
    let scope = try ProjectScope(at: folder.url.path)
    #expect(scope.views.views.map(\.name) == ["HerbCell", "KitCell", "LooseView"])
  }

  @Test func `own files come before those of targets that are needed`() throws {
    let scope = try ProjectScope(at: folder.url.path)
    let view = try #require(scope.views.views.first)
    let files = scope.files(for: scope.target(of: view.path))
    #expect(names(files) == ["Herb.swift", "HerbCell.swift", "KitCell.swift"])
  }

  @Test func `a file of no target may use all files`() throws {
    let scope = try ProjectScope(at: folder.url.path)
    #expect(scope.target(of: folder.file("Extra/Loose.swift").path) == nil)
    #expect(names(scope.files(for: nil)).contains("Herb.swift"))
    #expect(names(scope.files(for: nil)).contains("Loose.swift"))
    #expect(names(scope.files(for: nil)).contains("Soil.swift"))
    #expect(names(scope.resources(for: nil).documents) == ["LooseView.xib"])
  }

  @Test func `resources are those of the target and of those that it needs`() throws {
    let scope = try ProjectScope(at: folder.url.path)
    let view = try #require(scope.views.views.first)
    let resources = scope.resources(for: scope.target(of: view.path))
    #expect(resources.files.map(\.name) == ["Assets.xcassets"])
  }

  @Test func `a view is named by its class, or its file by a part of its path`() throws {
    let scope = try ProjectScope(at: folder.url.path)
    #expect(try scope.views(named: ["KitCell"]).map(\.name) == ["KitCell"])
    #expect(try scope.views(named: ["App/HerbCell.swift"]).map(\.name) == ["HerbCell"])
  }

  @Test func `a name that no view has is an error with the nearest one`() throws {
    let scope = try ProjectScope(at: folder.url.path)
    let error = #expect(throws: ProjectViewError.self) { try scope.views(named: ["HerbCel"]) }
    #expect(error == .unknown("HerbCel", nearest: "HerbCell", count: 3))
  }
}
