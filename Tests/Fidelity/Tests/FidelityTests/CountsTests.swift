import Foundation
import Testing

@testable import fidelity

struct CountsTests {
  private func counts() throws -> Counts {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{ "a/b": { "drawn": 10, "edges": 40 } }"#.utf8).write(to: file)
    return try Counts(file)
  }

  @Test func `a number that fell is named with its project, before and after`() throws {
    let falls = try counts().falls(of: "a/b", to: ["drawn": 10, "edges": 39])
    #expect(falls == ["a/b: edges fell from 40 to 39"])
  }

  @Test func `numbers may rise, and new ones may come`() throws {
    #expect(try counts().falls(of: "a/b", to: ["drawn": 11, "edges": 40, "texts": 3]).isEmpty)
    #expect(try counts().falls(of: "c/d", to: ["drawn": 1]).isEmpty)
  }

  @Test func `a number that is gone fell to nothing`() throws {
    #expect(try counts().falls(of: "a/b", to: ["edges": 40]) == ["a/b: drawn fell from 10 to 0"])
  }

  @Test func `a file that holds no numbers is an error that names it`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("[]".utf8).write(to: file)
    let error = #expect(throws: FidelityError.self) { try Counts(file) }
    #expect(try #require(error).description.contains(file.path))
  }
}
