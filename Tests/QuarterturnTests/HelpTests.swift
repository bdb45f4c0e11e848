import CommandLineKit
import Foundation
import Testing

@testable import quarterturn

@Suite struct HelpTests {
  private let help = Help(
    style: TextStyle(isTerminal: false, environment: [:]),
    called: CalledName(
      environment: [CalledName.variable: "swift run quarterturn"], path: "quarterturn",
      in: URL(fileURLWithPath: "/")))

  @Test(arguments: Command.all)
  func `every command and option is explained`(command: Command) {
    let text = help.explanation(of: command)
    #expect(help.overview.contains("\n  \(command.spelling)  "))
    #expect(help.overview.contains("  \(command.summary)\n"))
    #expect(!command.summary.isEmpty && !command.examples.isEmpty)
    for option in command.options {
      #expect(!option.summary.isEmpty)
      #expect(text.contains("  \(option.spelling)  "))
    }
  }

  @Test(arguments: [
    ("film", "write strips and films to"), ("sweep", "nothing is drawn unless given"),
    ("render", "the folder for the pictures; \".\" unless given"),
    ("demo", "the folder for the pictures; \"figures\" unless given"),
    ("merge", "it must be given"),
  ])
  func `output says what it is for in a command`(word: String, words: String) throws {
    let lines = help.explanation(of: try CommandSet.quarterturn.named(word)).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("  --output PATH  ") }
    #expect(line?.contains(words) == true)
    #expect(CommandSet.quarterturn.options.filter { $0.name == "output" }.count == 1)
  }

  @Test(arguments: Command.all)
  func `help fits into a terminal of 110 columns`(command: Command) {
    let lines = help.explanation(of: command).split(separator: "\n")
    #expect(lines.filter { $0.count > 110 }.isEmpty)
  }

  @Test(arguments: Command.all)
  func `examples can be typed as they stand`(command: Command) {
    let lines = help.explanation(of: command).split(separator: "\n")
    let examples = lines.drop { $0 != "Examples" }.dropFirst()
    #expect(examples.allSatisfy { $0.hasPrefix("  swift run quarterturn \(command.name)") })
    #expect(help.overview.contains("\n  swift run quarterturn demo\n"))
  }

  @Test(arguments: ["merge", "orphans"])
  func `the variable that makes shards one run is named`(word: String) throws {
    #expect(help.explanation(of: try CommandSet.quarterturn.named(word)).contains("SNAPSHOT_RUN=1"))
  }
}
