import CommandLineKit
import Foundation

/// The command: parse, call, print.
@main
enum Quarterturn {
  /// The version, as `--version` prints it.
  static let version = "0.1.0"

  private static var versionLine: String { "quarterturn \(version)" }

  static func main() {
    // Before threads and the environment are made ready, which take longer than the answer.
    if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) {
      print(versionLine)
      exit(ExitStatus.good.rawValue)
    }
    Task { await runAndExit() }
    dispatchMain()
  }

  private static func runAndExit() async -> Never {
    var environment = ProcessInfo.processInfo.environment
    // SnapshotCore says what to type next, and takes the command's name from the environment.
    environment[CalledName.variable] = CalledName.current.text
    let console = Console(environment: environment)
    let status = await run(Array(CommandLine.arguments.dropFirst()), on: console)
    exit(status.rawValue)
  }

  /// Runs the command that the arguments name, and returns its exit status.
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
    // Before a command is looked for: `--version` is alone.
    if arguments.has(.version) {
      console.print(versionLine)
      return .good
    }
    let invocation = try Invocation(arguments, of: .quarterturn)
    return try await invocation.command.run(invocation, console)
  }
}
