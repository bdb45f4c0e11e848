import Foundation
import TestSupport
import Testing

@testable import PreviewTool

struct PreviewSourcesTests {
  private func folder(_ files: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in files {
      let url = folder.file(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    return folder
  }

  @Test func `of a package all targets are taken, and no tests`() throws {
    let folder = try folder([
      "Package.swift", "Sources/Shop/A.swift", "Sources/Herbs/Cells/B.swift", "Sources/C/c.c",
      "Sources/.hidden/D.swift", "Tests/ShopTests/E.swift",
    ])
    let sources = PreviewSources([folder.url.path, "Other.swift"])
    #expect(sources.paths == ["\(folder.url.path)/Sources", "Other.swift"])
    #expect(sources.modules == ["Herbs", "Shop"])
    #expect(sources.packages == [folder.url.path])
  }

  @Test func `of a package that keeps its sources elsewhere, what is no test is taken`() throws {
    let folder = try folder([
      "Package.swift", "Shop/A.swift", "ShopTests/B.swift", "Tests/C.swift", "docs/index.html",
      ".build/D.swift",
    ])
    let sources = PreviewSources([folder.url.path])
    #expect(sources.paths == ["\(folder.url.path)/Shop"])
    #expect(sources.modules == ["Shop"])
  }

  @Test func `of a package whose target has the path ".", the files beside the manifest are taken`()
    throws
  {
    let folder = try folder([
      "Package.swift", "Package@swift-6.0.swift", "A.swift", "Cells/B.swift", "Tests/C.swift",
    ])
    let place = folder.url.path
    #expect(PreviewSources([place]).paths == ["\(place)/Cells", "\(place)/A.swift"])
  }

  @Test func `what has no manifest is loose`() throws {
    let folder = try folder(["Package.swift", "Sources/Shop/A.swift"])
    #expect(PreviewSources([folder.url.path, "Other.swift"]).loose == ["Other.swift"])
  }

  @Test func `the paths of a package's sources are as a person would write them`() throws {
    let folder = try folder(["Package.swift", "Sources/Shop/A.swift"])
    let sources = PreviewSources(["\(folder.url.path)/"])
    #expect(sources.paths == ["\(folder.url.path)/Sources"])
  }

  @Test func `any other folder is taken as it is`() throws {
    let folder = try folder(["Sources/A.swift"])
    let sources = PreviewSources([folder.url.path])
    #expect(sources.paths == [folder.url.path] && sources.modules == [])
    #expect(sources.packages == [])
  }
}
