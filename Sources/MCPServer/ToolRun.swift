import Basics
import CommandLineKit
import Foundation

/// A call of this program by itself, in a process of its own that can be stopped.
///
/// ```
/// server ── sh, which sets the limits ── unshare ── quarterturn preview … ── swiftc …
///    │      └── watches a pipe of the server's: where that is gone, kills its group
///    └── after the time, or when the client cancels, kills the group
/// ```
///
/// `unshare` gives the call no network, and takes with it whatever left the group; see `Isolation`.
final class ToolRun: Sendable {
  /// The limits of a call.
  struct Limits: Sendable, Equatable {
    /// Seconds, by the clock and of a processor.
    var seconds = 120
    /// The memory's address space.
    var megabytes = 4096
  }

  /// The end of the process.
  enum End: Sendable, Equatable {
    case status(Int32)
    case signal(Int32)
    case late
    case cancelled
    case unstartable(String)
  }

  /// The state of the process.
  private struct State {
    var process: pid_t?
    /// The reason why it was stopped, if it was.
    var reason: End?
  }

  private let state = Mutex(State())
  private let program: URL
  private let limits: Limits
  private let isolation: Isolation

  /// - Parameters:
  ///   - program: this program.
  ///   - limits: the limits of its resources.
  ///   - isolation: the parts of the system that it cannot reach.
  init(_ program: URL, limits: Limits, isolation: Isolation) {
    (self.program, self.limits, self.isolation) = (program, limits, isolation)
  }

  /// Runs the program to its end, and writes its output to `out` and `err` in a folder.
  func run(_ arguments: [String], in folder: URL, writingTo place: URL) async -> End {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start(arguments, in: folder, place) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      stop(.cancelled)
    }
  }

  private func start(
    _ arguments: [String], in folder: URL, _ place: URL, _ ended: @escaping @Sendable (End) -> Void
  ) {
    do {
      let process = try process(arguments, in: folder, place)
      // The shell waits at the other end until this process is gone.
      let pipe = Pipe()
      process.standardInput = pipe
      process.terminationHandler = { [state] process in
        let reason = state.withLock { state in
          state.process = nil
          return state.reason
        }
        // What it left in its group; if there is none, nothing has this number.
        kill(-process.processIdentifier, SIGKILL)
        try? pipe.fileHandleForWriting.close()
        ended(reason ?? Self.end(of: process))
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

  /// The shell's status is 128 and the number of the signal that ended the program.
  private static func end(of process: Process) -> End {
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal { return .signal(status) }
    return status > 128 ? .signal(status - 128) : .status(status)
  }

  private func process(_ arguments: [String], in folder: URL, _ place: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let limits = ["\(limits.megabytes * 1024)", "\(limits.seconds)"]
    process.arguments =
      ["-c", Self.script, "sh"] + limits + isolation.arguments + [program.path] + arguments
    process.currentDirectoryURL = folder
    process.environment = Self.environment(folder, place)
      .merging(isolation.variables) { $1 }
    process.standardOutput = try Self.handle(place.appendingPathComponent("out"))
    process.standardError = try Self.handle(place.appendingPathComponent("err"))
    return process
  }

  /// The commands of the shell.
  ///
  /// It sets the limits, as they would hold for the server too where it set them itself; they are
  /// in 1,024 bytes, and in blocks of 512 for files. A system that has no such limit goes on. It
  /// says nothing itself, as of a program that was killed: standard error is the program's.
  private static let script = """
    exec 3<&0 4>&2 </dev/null 2>/dev/null
    { read -r _ <&3; kill -s KILL -- "-$$"; } 4>&- &
    watch=$!
    exec 3<&-
    ulimit -v "$1"; ulimit -t "$2"; ulimit -f 2097152
    shift 2
    (exec "$@" 2>&4 4>&-)
    status=$?
    kill -s KILL "$watch"
    exit "$status"
    """

  /// Returns the variables that the program needs; a build server's would change its behaviour.
  private static func environment(_ folder: URL, _ place: URL) -> [String: String] {
    let kept = ["PATH", "HOME", "LANG", "XDG_CACHE_HOME", "LD_LIBRARY_PATH"]
    var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    environment[CalledName.variable] = "quarterturn"
    environment[Confinement.variable] = folder.path
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
