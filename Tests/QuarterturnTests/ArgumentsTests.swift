import CommandLineKit
import Testing

@testable import LayoutCommands
@testable import quarterturn

/// Serialized: `getopt_long` keeps its place in global variables.
@Suite(.serialized) struct ArgumentsTests {
  private func complaint(_ words: String...) -> UsageError? {
    do {
      _ = try Arguments(parsing: words)
      return nil
    } catch {
      return error
    }
  }

  @Test func `words that are no options are operands, in order`() throws {
    #expect(try Arguments(parsing: ["render", "a", "b"]).operands == ["render", "a", "b"])
  }

  @Test func `a value follows after a blank or an equals sign`() throws {
    #expect(try Arguments(parsing: ["--out", "x"]).value(of: .output) == "x")
    #expect(try Arguments(parsing: ["--out=x"]).value(of: .output) == "x")
  }

  @Test func `options may stand between operands`() throws {
    let arguments = try Arguments(parsing: ["render", "--sheet", "a", "--out", "x", "b"])
    #expect(arguments.operands == ["render", "a", "b"])
    #expect(arguments.has(.sheet))
    #expect(arguments.value(of: .output) == "x")
  }

  @Test func `after two dashes everything is an operand`() throws {
    let arguments = try Arguments(parsing: ["render", "--", "--sheet", "-x"])
    #expect(arguments.operands == ["render", "--sheet", "-x"])
    #expect(!arguments.has(.sheet))
  }

  @Test func `a repeated option and a comma both give several values`() throws {
    let arguments = try Arguments(parsing: ["--overlay", "index, insets", "--overlay=spacing"])
    #expect(arguments.values(of: .overlay) == ["index", "insets", "spacing"])
  }

  @Test func `an unambiguous beginning stands for an option`() throws {
    #expect(try Arguments(parsing: ["--orient", "portrait"]).has(.orientation))
    #expect(try Arguments(parsing: ["--frame", "5"]).choices.map(\.option.name) == ["frames"])
  }

  @Test func `an empty word is an operand`() throws {
    #expect(try Arguments(parsing: [""]).operands == [""])
  }

  @Test func `a mistyped option suggests the one that was meant`() {
    #expect(
      complaint("--orentation=x")
        == .unknownOption("--orentation", suggestion: "--orientation"))
  }

  @Test func `an unknown letter is named`() {
    #expect(complaint("-qz") == .unknownOption("-q", suggestion: nil))
  }

  @Test func `a missing value is noticed`() {
    #expect(complaint("render", "--out") == .missingValue(.output))
  }

  @Test func `a value too many is noticed`() {
    #expect(complaint("--sheet=yes") == .unexpectedValue(.sheet))
  }
}
