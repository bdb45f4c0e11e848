import Foundation
import Testing

@testable import fidelity

struct EditTests {
  private func edit(_ json: String) throws -> Edit {
    try JSONDecoder().decode(Edit.self, from: Data(json.utf8))
  }

  @Test func `lines that go leave empty lines, so that the others keep their numbers`() throws {
    let edit = try edit(#"{ "file": "A.swift", "lines": "import WebKit", "why": "-" }"#)
    let text = try edit.applied(to: "import UIKit\nimport WebKit\nlet a = 1", of: "A.swift")
    #expect(text == "import UIKit\n\nlet a = 1")
  }

  @Test func `a block goes from its first line to its last brace`() throws {
    let edit = try edit(#"{ "file": "A.swift", "block": "func web", "why": "-" }"#)
    let source = "func web(\n) {\n  if true { }\n}\nfunc other() {}"
    #expect(try edit.applied(to: source, of: "A.swift") == "\n\n\n\nfunc other() {}")
  }

  @Test func `a part of a line is replaced, with groups of the pattern`() throws {
    let edit = try edit(
      #"{ "file": "A.swift", "replace": "wait\\((\\d+)\\)", "with": "pause($1)", "why": "-" }"#)
    #expect(try edit.applied(to: "wait(3)", of: "A.swift") == "pause(3)")
  }

  @Test func `a change that matches nothing is an error with the file and the pattern`() throws {
    let edit = try edit(#"{ "file": "A.swift", "lines": "import WebKit", "why": "-" }"#)
    let error = #expect(throws: FidelityError.self) {
      try edit.applied(to: "import UIKit", of: "Sources/A.swift")
    }
    let text = try #require(error).description
    #expect(text.contains("Sources/A.swift"))
    #expect(text.contains("import WebKit"))
  }

  @Test func `a change concerns a path, the end of one, or a folder`() throws {
    let edit = try edit(#"{ "file": "Web/A.swift", "isLeftOut": true, "why": "-" }"#)
    #expect(edit.concerns("Sources/Web/A.swift"))
    #expect(!edit.concerns("Sources/OtherWeb/A.swift"))
    let folder = try self.edit(#"{ "file": "Sources/Web", "isLeftOut": true, "why": "-" }"#)
    #expect(folder.concerns("Sources/Web/A.swift"))
    #expect(!folder.concerns("Sources/Website/A.swift"))
  }
}
