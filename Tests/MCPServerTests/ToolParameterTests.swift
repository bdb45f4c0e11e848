import CommandLineKit
import LayoutCore
import TestSupport
import Testing

@testable import MCPServer

/// The arguments of tools, as the declarations of a command's options make them.
struct ToolParameterTests {
  private static let sheet = Option("sheet", "also draw all side by side")
  private static let size = Option("text-size", takes: .one(of: ["small", "large"]), "the size")
  private static let depth = Option("depth", takes: .number(1...9), "how deep")
  private static let code = Option("code", takes: "CODE", "any text")
  private static let overlay = Option(
    "overlay", takes: .several("NAME", of: ["index", "none"]), "the overlays")
  private static let mask = Option("mask-element", takes: .several("ELEMENT"), "not compared")

  @Test(arguments: [
    (sheet, "sheet", #"{"type":"boolean","description":"also draw all side by side"}"#),
    (
      size, "text_size",
      #"{"type":"string","enum":["small","large"],"description":"the size"}"#
    ),
    (
      depth, "depth",
      #"{"type":"integer","minimum":1,"maximum":9,"description":"how deep"}"#
    ),
    (code, "code", #"{"type":"string","description":"any text"}"#),
    (
      overlay, "overlays",
      #"{"type":"array","items":{"type":"string","enum":["index","none"]},"maxItems":100,"#
        + #""description":"the overlays"}"#
    ),
    (
      mask, "mask_elements",
      #"{"type":"array","items":{"type":"string"},"maxItems":100,"description":"not compared"}"#
    ),
  ])
  func `an option's declaration is the argument's name and schema`(
    option: Option, name: String, schema: String
  ) {
    let parameter = ToolParameter(option)
    #expect(parameter.name == name)
    #expect(parameter.schema.canonical == schema)
    #expect(parameter.use == .option(option.name) && !parameter.isRequired)
  }

  @Test(
    arguments: [
      (depth, .integer(3), ["3"]), (depth, .number(3), ["3"]), (sheet, .flag(true), [""]),
      (sheet, .flag(false), []), (size, .text("small"), ["small"]),
      (overlay, .list([.text("index"), .text("none")]), ["index", "none"]),
    ] as [(Option, JSONValue, [String])])
  func `a value that the option takes becomes its arguments`(
    option: Option, value: JSONValue, arguments: [String]
  ) throws {
    let folder = ConfinedFolder(try TemporaryFolder().url)
    #expect(try ToolParameter(option).arguments(value, in: folder) == arguments)
  }

  @Test(
    arguments: [
      (depth, .integer(10), .outOfRange("depth", 1...9)),
      (depth, .number(1.5), .outOfRange("depth", 1...9)),
      (depth, .text("3"), .wrongKind("depth", expected: "a whole number", found: "a string")),
      (sheet, .integer(1), .wrongKind("sheet", expected: "true or false", found: "a number")),
      (size, .text("huge"), .unknownChoice("text_size", ["small", "large"])),
      (code, .text("a\u{0}b"), .unusableText("code")),
      (
        overlay, .text("index"),
        .wrongKind("overlays", expected: "an array of strings", found: "a string")
      ),
      (
        overlay, .list([.null]),
        .wrongKind("overlays", expected: "an array of strings", found: "an array with null")
      ),
      (
        mask, .list(Array(repeating: .text("a"), count: 101)), .tooMany("mask_elements", limit: 100)
      ),
    ] as [(Option, JSONValue, ToolArgumentError)])
  func `a value that the option does not take is refused`(
    option: Option, value: JSONValue, error: ToolArgumentError
  ) throws {
    let folder = ConfinedFolder(try TemporaryFolder().url)
    #expect(throws: error) { try ToolParameter(option).arguments(value, in: folder) }
  }
}
