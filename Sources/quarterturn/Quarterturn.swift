import Foundation

/// The command: parse, call, print.
@main
enum Quarterturn {
  /// The version, as `--version` prints it.
  static let version = "0.1.0"

  /// How the command is called here.
  static let called = CalledName(
    environment: ProcessInfo.processInfo.environment,
    path: CommandLine.arguments.first ?? "quarterturn")

  static func main() async {
    var environment = ProcessInfo.processInfo.environment
    environment[CalledName.variable] = called.text
    let console = Console(environment: environment)
    let status = await run(Array(CommandLine.arguments.dropFirst()), on: console)
    exit(status.rawValue)
  }

  /// Does what the words say and answers how it went.
  static func run(_ words: [String], on console: Console) async -> ExitStatus {
    do {
      let arguments = try Arguments(parsing: words)
      return try await perform(arguments, on: console)
    } catch let error as UsageError {
      console.complain("\(error)")
      console.note("  \(called.text) help tells what there is")
    } catch {
      console.complain("\(error)")
    }
    return .unusable
  }

  private static func perform(
    _ arguments: Arguments, on console: Console
  ) async throws -> ExitStatus {
    if arguments.has(.version) {
      console.print("quarterturn \(version)")
      return .good
    }
    return try await perform(Invocation(arguments), on: console)
  }

  private static func perform(
    _ invocation: Invocation, on console: Console
  ) async throws -> ExitStatus {
    switch invocation.command {
    case .demo: try await DemoCommand(invocation).run(on: console)
    case .render:
      for path in try await RenderCommand(invocation).run(on: console) { console.print(path) }
    case .layout: try await LayoutCommand(invocation).run(on: console)
    case .trace: try await TraceCommand(invocation).run(on: console)
    case .characterise: try await CharacteriseCommand(invocation).run(on: console)
    case .lint: return try await LintCommand(invocation).run(on: console)
    case .stress: return try await StressCommand(invocation).run(on: console)
    case .truth: return try await TruthCommand(invocation).run(on: console)
    case .verify, .record, .accept, .compare, .inspect, .orphans, .report, .merge:
      return try await judge(invocation, on: console)
    case .list:
      try invocation.checkNoOperands()
      console.print(Lists.figures(console.outputStyle))
    case .devices:
      try invocation.checkNoOperands()
      console.print(Lists.devices(console.outputStyle))
    case .help: try help(invocation, on: console)
    }
    return .good
  }

  /// The commands about goldens.
  private static func judge(
    _ invocation: Invocation, on console: Console
  ) async throws -> ExitStatus {
    let environment = console.environment
    switch invocation.command {
    case .verify, .record:
      return try await VerifyCommand(invocation, environment: environment).run(on: console)
    case .accept: return try AcceptCommand(invocation, environment: environment).run(on: console)
    case .compare:
      return try await CompareCommand(invocation, environment: environment).run(on: console)
    case .orphans: return try OrphansCommand(invocation, environment: environment).run(on: console)
    case .merge: return try MergeCommand(invocation, environment: environment).run(on: console)
    case .report: try ReportCommand(invocation, environment: environment).run(on: console)
    default: try InspectCommand(invocation).run(on: console)
    }
    return .good
  }

  private static func help(_ invocation: Invocation, on console: Console) throws(UsageError) {
    let help = Help(style: console.outputStyle, called: called)
    guard let word = invocation.operands.first else {
      return console.print(help.overview, terminator: "")
    }
    guard word != "scene" else { return console.print(called.typed(SceneHelp.text)) }
    console.print(help.explanation(of: try Invocation.command(word)), terminator: "")
  }
}
