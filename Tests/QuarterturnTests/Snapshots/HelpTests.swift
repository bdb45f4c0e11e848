import Testing

@testable import quarterturn

@Suite struct HelpTests {
  private let help = Help(style: TextStyle(isTerminal: false, environment: [:]))

  @Test(arguments: CommandName.allCases)
  func `every command and option is explained`(command: CommandName) {
    let text = help.explanation(of: command)
    #expect(help.overview.contains("  \(command.rawValue)"))
    #expect(!command.examples.isEmpty)
    for option in command.options {
      #expect(!option.summary.isEmpty)
      #expect(text.contains("  \(option.spelling)  "))
    }
  }

  @Test(arguments: CommandName.allCases)
  func `help fits into a terminal of 110 columns`(command: CommandName) {
    let lines = help.explanation(of: command).split(separator: "\n")
    #expect(lines.filter { $0.count > 110 }.isEmpty)
  }
}
