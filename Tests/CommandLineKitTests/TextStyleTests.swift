import Testing

@testable import CommandLineKit

struct TextStyleTests {
  @Test func `text for a terminal is decorated`() {
    #expect(TextStyle(isTerminal: true, environment: [:]).bold("x") == "\u{1B}[1mx\u{1B}[0m")
  }

  @Test(arguments: [(false, [:]), (true, ["NO_COLOR": "1"]), (true, ["TERM": "dumb"])])
  func `files, NO_COLOR and dumb terminals get plain text`(
    isTerminal: Bool, environment: [String: String]
  ) {
    #expect(TextStyle(isTerminal: isTerminal, environment: environment).red("x") == "x")
  }

  @Test func `an empty NO_COLOR does not count`() {
    #expect(TextStyle(isTerminal: true, environment: ["NO_COLOR": ""]).isOn)
  }
}
