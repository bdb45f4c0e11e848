package import CommandLineKit
import Foundation

extension Option {
  fileprivate static let seconds = Option(
    "seconds", takes: .number(1...3600), "the time limit of a call, 1 to 3600; 120 unless given")
  fileprivate static let megabytes = Option(
    "megabytes", takes: .number(256...65536),
    "the memory limit of a call, 256 to 65536; 4096 unless given")
}

extension Command {
  /// Returns the command that serves tools to a client.
  ///
  /// - Parameters:
  ///   - tools: the tools that a client may call.
  ///   - version: the program's version.
  /// - Returns: the command `serve`.
  package static func serving(_ tools: [ServedTool], version: String) -> Command {
    Command(
      "serve",
      summary: "answer an editor or an agent: the Model Context Protocol on input and output",
      explanation: """
        Tools draw scenes, list frames, and explain failed snapshots; pictures come back as
        images. A client can name only files in the folder where the server was started. Each call is
        a separate process, which is stopped when its time is over or the client cancels it.
        """,
      options: [.seconds, .megabytes],
      examples: ["quarterturn serve", "quarterturn serve --seconds 20 --megabytes 2048"]
    ) { try await ServeCommand($0).run(tools, version: version, on: $1) }
  }
}

/// The `serve` command: serves the Model Context Protocol on the standard streams.
struct ServeCommand {
  private let limits: ToolRun.Limits
  private let folder: ConfinedFolder
  private let program: URL

  /// Reads the options.
  ///
  /// Clients may refer only to files in the current folder.
  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    limits = ToolRun.Limits(
      seconds: try arguments.number(of: .seconds) ?? 120,
      megabytes: try arguments.number(of: .megabytes) ?? 4096)
    folder = ConfinedFolder(
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))
    guard let program = Bundle.main.executableURL else { throw NoProgram() }
    self.program = program.resolvingSymlinksInPath()
  }

  /// Serves the client until the input is closed, and then stops the calls that are still running.
  func run(
    _ tools: [ServedTool], version: String, on console: Console
  ) async throws -> ExitStatus {
    // SIGPIPE is ignored: if the client has gone, the next write fails with an error instead of
    // ending the server.
    signal(SIGPIPE, SIG_IGN)
    let (folder, program, limits, isolation) = (folder, program, limits, Isolation.tried())
    if !isolation.isGiven { console.note(Self.warning) }
    if !isolation.showsCalls { console.note(Self.linesWarning) }
    let server = Server(tools: tools, version: version) { line in
      console.print(line)
    } run: { tool, arguments in
      await ToolCall(
        tool: tool, arguments: arguments, folder: folder, program: program, limits: limits,
        isolation: isolation
      ).answer()
    }
    let endings = Self.endings { await server.stop() }
    defer { endings.forEach { $0.cancel() } }
    for await line in Self.lines() { await server.receive(line) }
    await server.stop()
    await server.finish()
    return .good
  }

  private static let warning = """
    this system has no namespaces, or no program unshare: source that preview runs can reach \
    the network, and processes that leave their group keep running
    """

  private static let linesWarning = """
    this system mounts no /proc in a namespace: where source that preview runs stops itself, the \
    calls that led there are not listed
    """

  /// Returns the lines of standard input; a separate thread reads them.
  private static func lines() -> AsyncStream<MessageLines.Line> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        var lines = MessageLines()
        while case let data = FileHandle.standardInput.availableData, !data.isEmpty {
          for line in lines.take(data) { continuation.yield(line) }
        }
        continuation.finish()
      }
    }
  }

  /// Installs handlers that stop all calls before a signal ends the server.
  ///
  /// A signal from the terminal is sent to the server's process group only, and a call may run in
  /// another group.
  private static func endings(
    _ stop: @escaping @Sendable () async -> Void
  ) -> [any DispatchSourceSignal] {
    [SIGTERM, SIGINT, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        Task {
          await stop()
          exit(128 + number)
        }
      }
      source.resume()
      return source
    }
  }
}

/// The error that the server cannot find its own executable.
private struct NoProgram: Error, CustomStringConvertible {
  var description: String { "this program's executable was not found, and each call runs it" }
}
