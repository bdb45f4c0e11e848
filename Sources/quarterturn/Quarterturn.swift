import CommandLineKit
import Foundation

/// The program `quarterturn`: it parses the arguments, runs a command, and exits with its status.
@main
enum Quarterturn {
  /// The version, printed by `--version`.
  static let version = "0.1.0"

  private static var versionLine: String { "quarterturn \(version)" }

  static func main() {
    // The version is printed before threads and the environment are set up, because that takes
    // longer than printing.
    if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) {
      print(versionLine)
      exit(ExitStatus.good.rawValue)
    }
    Task { await runAndExit() }
    dispatchMain()
  }

  private static func runAndExit() async -> Never {
    var environment = ProcessInfo.processInfo.environment
    // SnapshotCore prints the next command to type, and reads the program's name for it from the
    // environment.
    environment[CalledName.variable] = CalledName.current.text
    let console = Console(environment: environment)
    let status = await run(Array(CommandLine.arguments.dropFirst()), on: console)
    exit(status.rawValue)
  }

  /// Runs the command named in the arguments, and returns its exit status.
  static func run(_ commandLine: [String], on console: Console) async -> ExitStatus {
    do {
      let arguments = try Arguments(parsing: commandLine, CommandSet.quarterturn.options)
      return try await perform(arguments, on: console)
    } catch let error as UsageError {
      console.complain("\(error)")
      console.note("  \(CalledName.current.text) help lists the commands")
    } catch {
      console.complain("\(error)")
    }
    return .unusable
  }

  private static func perform(
    _ arguments: Arguments, on console: Console
  ) async throws -> ExitStatus {
    // `--version` is handled before a command is looked up, since it needs no command.
    if arguments.has(.version) {
      console.print(versionLine)
      return .good
    }
    let invocation = try Invocation(arguments, of: .quarterturn)
    return try await invocation.command.run(invocation, console)
  }
}
