import Basics
import Foundation

/// A call of this program by itself, in a process of its own that can be stopped.
///
/// ```
/// server ── sh, which sets the limits ── exec ── quarterturn render …
///    └── after the time, or when the client cancels: kill, and all that it started
/// ```
final class ToolRun: Sendable {
  /// What a call may use.
  struct Limits: Sendable, Equatable {
    /// Seconds, by the clock and of a processor.
    var seconds = 120
    /// The memory's address space.
    var megabytes = 4096
  }

  /// How the process ended.
  enum End: Sendable, Equatable {
    case status(Int32)
    case signal(Int32)
    case late
    case cancelled
    case unstartable(String)
  }

  /// What is known of the process by now.
  private struct State {
    var process: pid_t?
    /// Why it was stopped, if it was.
    var reason: End?
  }

  private let state = Guarded(State())
  private let program: URL
  private let limits: Limits

  /// - Parameters:
  ///   - program: this program.
  ///   - limits: what it may use.
  init(_ program: URL, limits: Limits) {
    (self.program, self.limits) = (program, limits)
  }

  /// Runs the program to its end, and puts what it writes into `out` and `err` of a folder.
  func run(_ words: [String], in folder: URL, writingTo place: URL) async -> End {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start(words, in: folder, place) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      stop(.cancelled)
    }
  }

  private func start(
    _ words: [String], in folder: URL, _ place: URL, _ ended: @escaping @Sendable (End) -> Void
  ) {
    do {
      let process = try process(words, in: folder, place)
      process.terminationHandler = { [state] process in
        let reason = state.withLock { state in
          state.process = nil
          return state.reason
        }
        let isSignal = process.terminationReason == .uncaughtSignal
        let status = process.terminationStatus
        ended(reason ?? (isSignal ? .signal(status) : .status(status)))
      }
      try process.run()
      let reason = state.withLock { state in
        state.process = process.isRunning ? process.processIdentifier : nil
        return state.reason
      }
      // Cancelled before there was a process to stop.
      if let reason { stop(reason) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limits.seconds)) {
        [weak self] in
        self?.stop(.late)
      }
    } catch {
      ended(.unstartable("\(error)"))
    }
  }

  private func process(_ words: [String], in folder: URL, _ place: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // A shell sets the limits, as they would hold for the server too where it set them itself; they
    // are in 1,024 bytes, and in blocks of 512 for files. A system that has no such limit goes on.
    let script = """
      ulimit -v "$1" 2>/dev/null; ulimit -t "$2" 2>/dev/null; ulimit -f 2097152 2>/dev/null
      shift 2; exec "$@"
      """
    process.arguments =
      ["-c", script, "sh", "\(limits.megabytes * 1024)", "\(limits.seconds)", program.path] + words
    process.currentDirectoryURL = folder
    process.environment = Self.environment(folder, place)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.handle(place.appendingPathComponent("out"))
    process.standardError = try Self.handle(place.appendingPathComponent("err"))
    return process
  }

  /// What the program needs of the environment; a build server's variables would change what it
  /// does.
  private static func environment(_ folder: URL, _ place: URL) -> [String: String] {
    let kept = ["PATH", "HOME", "LANG", "XDG_CACHE_HOME", "LD_LIBRARY_PATH"]
    var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    environment[CalledName.variable] = "quarterturn"
    environment[SceneSource.confinement] = folder.path
    environment["TMPDIR"] = place.path
    return environment
  }

  /// A file takes any amount of output, where a pipe would fill up or a server's memory would.
  private static func handle(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// Ends the process and all that it started.
  func stop(_ reason: End) {
    state.withLock { state in
      state.reason = state.reason ?? reason
      guard let process = state.process else { return }
      // It leads a group of its own where Foundation gives it one.
      if getpgid(process) == process { kill(-process, SIGKILL) }
      kill(process, SIGKILL)
    }
  }
}
