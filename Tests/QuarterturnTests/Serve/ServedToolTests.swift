import CommandLineKit
import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import MCPServer
@testable import quarterturn

@Suite(.programs) struct ServedToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Data("{}".utf8).write(to: folder.file("--json"))
  }

  private func words(
    _ tool: String, _ arguments: [String: JSONValue]
  ) throws -> [String] {
    let tool = try #require(ServedTool.all.first { $0.name == tool })
    return try tool.commandLine(arguments, in: ConfinedFolder(folder.url), output: "/o")
  }

  @Test func `arguments become the command's words, in the order of the schema`() throws {
    let arguments: [String: JSONValue] = [
      "scene": .text("plants/markers"), "variants": .list([.text("after"), .text("before")]),
      "sheet": .flag(true), "max_width": .integer(300), "device": .null,
    ]
    #expect(
      try words("render", arguments) == [
        "render", "--plain", "--variant=after", "--variant=before", "--sheet", "--output=/o", "--",
        "plants/markers",
      ])
  }

  @Test func `experiments on a project have its path and the names of its views`() throws {
    try FileManager.default.createDirectory(
      at: folder.file("Shop"), withIntermediateDirectories: true)
    let arguments: [String: JSONValue] = [
      "project": .text("Shop"), "views": .list([.text("HerbCell")]),
    ]
    for name in ["lint", "trace"] {
      #expect(
        try words("\(name)_project", arguments) == [name, "--project=Shop", "--", "HerbCell"])
    }
    let sweep = try #require(ServedTool.all.first { $0.name == "sweep_project" })
    #expect(sweep.runsSource)
  }

  @Test func `a file that is called like an option is a file`() throws {
    #expect(try words("lint", ["scene": .text("--json")]) == ["lint", "--", "./--json"])
  }

  @Test func `a preview has files and a name, and what is a path is no name`() throws {
    try Data("".utf8).write(to: folder.file("Herb.swift"))
    let files: JSONValue = .list([.text("Herb.swift")])
    #expect(
      try words("preview", ["files": files, "name": .text("Basil"), "turn": .flag(true)]) == [
        "preview", "--turn", "--output=/o", "--", "Herb.swift", "Basil",
      ])
    for name in ["Herb.swift", "Other.swift", "Cell.xib", "Main.storyboard", "../Basil", "."] {
      #expect(throws: ToolArgumentError.refused("name", "this is a path, not a name")) {
        try words("preview", ["files": files, "name": .text(name)])
      }
    }
  }

  @Test(
    arguments: [
      (["scene": .text("../a.json")], "\"scene\": \"../a.json\" has \"..\""),
      (["scene": .integer(3)], "\"scene\" must be a string, and is a number"),
      ([:], "\"scene\" is missing"),
      (
        ["scene": .text("a"), "colour": .null],
        "there is no argument \"colour\"; the names are: scene"
      ),
      (
        ["scene": .text("plants/markers"), "variants": .list([.null])],
        "\"variants\" must be an array of strings, and is an array with null"
      ),
      (
        ["scene": .text("plants/markers"), "max_width": .integer(0)],
        "\"max_width\" must be a whole number from 16"
      ),
      (
        ["scene": .text("plants/markers"), "max_width": .text("9")], "\"max_width\" must be a whole"
      ),
      (["scene": .text("a\u{0}b")], "\"scene\": "), (["scene": .text("")], "\"scene\": "),
    ] as [([String: JSONValue], String)])
  func `a wrong argument is told with what was expected`(
    arguments: [String: JSONValue], reason: String
  ) throws {
    let error = #expect(throws: ToolArgumentError.self) { try words("render", arguments) }
    #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
  }

  @Test func `a device that is none is answered with the one that was meant`() throws {
    let call = try ServedCall(
      "layout", "{\"scene\":\"plants/markers\",\"device\":\"iPhone 18 Prp\"}", in: folder.url)
    #expect(call.isError)
    #expect(call.text.contains("--device cannot be \"iPhone 18 Prp\"; did you mean iPhone 18 Pro?"))
    #expect(call.text.contains("it is one of: iPhone SE"), "\(call.text)")
  }

  @Test(arguments: ["iPhone 16", "iPhone 15 Pro", "iPhone 17 Pro Max", "iPad Pro 13-inch (M4)"])
  func `a device goes by each name that the command takes`(name: String) throws {
    let arguments: [String: JSONValue] = ["scene": .text("plants/markers")]
    #expect(
      try words("lint", arguments.merging(["device": .text(name)]) { $1 })
        == ["lint", "--device=\(name)", "--", "plants/markers"])
  }

  @Test func `text size, direction and language become the command's options`() throws {
    try Data("".utf8).write(to: folder.file("Herb.swift"))
    let arguments: [String: JSONValue] = [
      "files": .list([.text("Herb.swift")]), "text_size": .text("accessibilityLarge"),
      "direction": .text("rtl"), "language": .text("ar"),
    ]
    #expect(
      try words("preview", arguments) == [
        "preview", "--text-size=accessibilityLarge", "--direction=rtl", "--language=ar",
        "--output=/o", "--", "Herb.swift",
      ])
  }

  @Test func `tools that run source say so, with whose rights, and no other tool does`() throws {
    for tool in ServedTool.all {
      let runs = tool.name == "preview" || tool.name.hasSuffix("_project")
      #expect(tool.summary.contains("RUNS it on this machine") == runs)
      #expect(tool.summary.contains("with the rights of this server's user") == runs)
      let json = tool.json.canonical
      for (name, hint) in [
        ("readOnlyHint", !runs), ("destructiveHint", runs), ("idempotentHint", !runs),
        ("openWorldHint", runs),
      ] {
        #expect(json.contains("\"\(name)\":\(hint)"), "\(tool.name): \(name)")
      }
    }
  }

  @Test(arguments: ServedTool.all.map(\.name))
  func `every option that a tool may give is one of its command`(name: String) throws {
    let tool = try #require(ServedTool.all.first { $0.name == name })
    for option in tool.offeredOptions + tool.fixedOptions {
      #expect(tool.command.options.contains { $0.name == option }, "\(option)")
    }
    #expect(tool.command.options.contains { $0.name == "output" } == (tool.pictures != .none))
  }
}
