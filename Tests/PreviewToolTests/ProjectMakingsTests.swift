import Foundation
import TestSupport
import Testing

@testable import PreviewTool

/// The file with expressions that make a project's objects.
struct ProjectMakingsTests {
  private func makings(_ text: String?) throws -> ProjectMakings {
    let folder = try TemporaryFolder()
    let place = folder.file(".quarterturn")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    if let text { try Data(text.utf8).write(to: place.appendingPathComponent("views.json")) }
    return ProjectMakings(beside: folder.url.path)
  }

  @Test func `an expression is read for each class`() throws {
    #expect(
      try makings("{\"HerbCell\": \"HerbCell(.mint)\"}").expressions["HerbCell"]
        == "HerbCell(.mint)")
  }

  @Test func `a file that is no such object is an error`() throws {
    #expect(try makings("[1]").note?.contains("views.json is not a JSON object") == true)
  }

  @Test func `a project without the file has no note`() throws {
    #expect(try makings(nil) == ProjectMakings(beside: "/no/such/folder"))
  }
}
