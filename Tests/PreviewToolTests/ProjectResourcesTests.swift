import Foundation
import TestSupport
import Testing

@testable import PreviewTool

/// The resources that belong to sources of no manifest.
struct ProjectResourcesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ paths: String...) throws {
    for path in paths {
      let file = folder.file(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  private func names(beside path: String, excluding output: String? = nil) -> [String] {
    ProjectResources(
      beside: [folder.file(path).path], excluding: output.map { folder.file($0).path }
    ).files.map(\.name)
  }

  @Test func `a project's catalogues and loose files are found from a file deep in it`() throws {
    try write(
      "Shop.xcodeproj/project.pbxproj", "App/Views/Row.swift", "App/Pictures/empty@2x.png",
      "Assets.xcassets/basil.imageset/two.png", "App/de.lproj/Localizable.strings")
    #expect(
      names(beside: "App/Views/Row.swift").sorted()
        == ["Assets.xcassets", "de.lproj/Localizable.strings", "empty@2x.png"])
  }

  @Test func `beside a file of no project only its own folder is looked into`() throws {
    try write("Row.swift", "row.png", "Assets.xcassets/a.imageset/a.png", "Deep/other.png")
    #expect(names(beside: "Row.swift").sorted() == ["Assets.xcassets", "row.png"])
  }

  @Test func `beside a file of no project are documents, those of languages too`() throws {
    try write("Row.swift", "Row.xib", "Base.lproj/Main.storyboard", "de.lproj/Main.strings")
    #expect(
      names(beside: "Row.swift").sorted()
        == ["Base.lproj/Main.storyboard", "Row.xib", "de.lproj/Main.strings"])
    let resources = ProjectResources(beside: [folder.file("Row.swift").path])
    #expect(resources.documents.count == 2)
  }

  @Test func `a folder of no project is looked into as deep as its sources are`() throws {
    try write("Row.swift", "Deep/Cells/Cell.swift", "Deep/other.png")
    #expect(names(beside: "") == ["other.png"])
  }

  @Test func `a package is a project too`() throws {
    try write("Package.swift", "Sources/Shop/Row.swift", "Sources/Shop/Resources/row.png")
    #expect(names(beside: "Sources/Shop/Row.swift") == ["row.png"])
  }

  @Test func `nothing above a repository belongs to the sources`() throws {
    try write("Other.xcodeproj/project.pbxproj", "other.png")
    try write("Shop/.git/HEAD", "Shop/App/Row.swift")
    #expect(names(beside: "Shop/App/Row.swift") == [])
  }

  @Test func `what is built, fetched, tested or previewed is no resource`() throws {
    try write(
      "Shop.xcodeproj/picture.png", "App/Row.swift", "App/Info.plist", "Pods/Other/other.png",
      "build/built.png", "ShopTests/golden.png", ".build/hidden.png", "previews/Row.portrait.png")
    #expect(names(beside: "App/Row.swift", excluding: "previews") == [])
  }

  @Test func `the nearest resource of a name comes first`() throws {
    try write(
      "Shop.xcodeproj/project.pbxproj", "A/Assets.xcassets/a.png", "B/Assets.xcassets/b.png",
      "B/Row.swift")
    let files = ProjectResources(beside: [folder.file("B/Row.swift").path]).files.map(\.file.path)
    #expect(files.map { $0.contains("/B/") } == [true, false])
  }
}
