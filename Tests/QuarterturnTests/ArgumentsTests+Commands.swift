import CommandLineKit
import Foundation
import Testing

@testable import quarterturn

extension ArgumentsTests {
  /// The help of the commands, compared with the options that are understood.
  @Suite struct CommandsTests {
    private let help = Help(
      style: TextStyle(isTerminal: false, environment: [:]),
      called: CalledName(environment: [:], path: "quarterturn", in: URL(fileURLWithPath: "/")))

    /// The options that the help of a command names, by their flags.
    private func flagsInHelp(of command: Command) -> Set<String> {
      let lines = help.explanation(of: command).split(separator: "\n")
      let options = lines.drop { $0 != "Options" }.dropFirst().prefix { $0 != "Examples" }
      // A line that begins with more blanks continues a description.
      let flags = options.filter { $0.hasPrefix("  --") }
      return Set(flags.compactMap { $0.split(separator: " ").first.map(String.init) })
    }

    private func invocation(_ words: [String]) throws -> Invocation {
      try Invocation(Arguments(parsing: words))
    }

    /// The arguments in a shell's command line; quotation marks keep blanks.
    private func words(_ line: String) -> [String] {
      line.matches(of: #/"([^"]*)"|'([^']*)'|[^\s"']+/#).map { String($0.1 ?? $0.2 ?? $0.0) }
    }

    @Test func `no two commands and no two options have one name`() {
      #expect(Set(Command.all.map(\.name)).count == Command.all.count)
      #expect(
        Set(CommandSet.quarterturn.options.map(\.name)).count
          == CommandSet.quarterturn.options.count)
    }

    @Test func `every command that is declared is listed`() throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let folder = root.appendingPathComponent("Sources")
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
      let declared = try files.flatMap { file in
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          .matches(of: #/\bCommand\(\s*"(\w+)"/#).map { String($0.1) }
      }
      #expect(declared.sorted() == Command.all.map(\.name).sorted())
    }

    @Test(arguments: Command.all)
    func `an example is understood as its command, with options and operands`(
      command: Command
    ) throws {
      for example in command.examples {
        let words = words(example)
        #expect(words.first == "quarterturn")
        let invocation = try invocation(Array(words.dropFirst()))
        #expect(invocation.command.name == command.name)
      }
    }

    @Test(arguments: Command.all)
    func `a command takes the options that its help names, and no others`(
      command: Command
    ) throws {
      let named = flagsInHelp(of: command)
      for option in CommandSet.quarterturn.options {
        let words = [command.name, option.flag] + (option.value == nil ? [] : ["x"])
        if named.contains(option.flag) {
          #expect(try invocation(words).arguments.has(option))
        } else {
          #expect(throws: UsageError.inapplicableOption(option, command: command.name)) {
            try invocation(words)
          }
        }
      }
      #expect(named == Set(command.options.map(\.flag)))
    }

    @Test(arguments: CommandSet.quarterturn.options)
    func `an option needs a value where its spelling has one, and takes none elsewhere`(
      option: Option
    ) {
      let takesValue = option.spelling != option.flag
      #expect(throws: takesValue ? UsageError.missingValue(option) : .unexpectedValue(option)) {
        try Arguments(parsing: takesValue ? [option.flag] : ["\(option.flag)=x"])
      }
    }

    @Test(arguments: Command.all)
    func `a command is suggested for its name with a letter too many`(command: Command) {
      let word = command.name + "x"
      #expect(throws: UsageError.unknownCommand(word, suggestion: command.name)) {
        try invocation([word])
      }
    }

    @Test(arguments: Command.all.filter(\.operands.isEmpty))
    func `a command whose help names no operand takes none`(command: Command) {
      #expect(throws: UsageError.unexpectedOperand("x", command: command.name)) {
        try invocation([command.name, "x"])
      }
    }
  }
}

extension Command: CustomTestStringConvertible {
  /// The command's name, as the name of a test's case.
  public var testDescription: String { name }
}

extension Option: CustomTestStringConvertible {
  /// The flag, as the name of a test's case.
  public var testDescription: String { flag }
}
