import Basics
import CommandLineKit
import Foundation

/// A call of this program in a separate process, which can be stopped.
///
/// ```
/// server ── sh, which sets the limits ── unshare ── quarterturn preview … ── swiftc …
///    │      └── watches a pipe from the server: when it closes, kills the group
///    └── after the time, or when the client cancels, kills the group
/// ```
///
/// `unshare` runs the call without a network (see `Isolation`). When `unshare` ends, processes of
/// the call that have left the group are killed too.
final class ToolRun: Sendable {
  /// The limits on a call's resources.
  struct Limits: Sendable, Equatable {
    /// The limit in seconds, both of elapsed time and of processor time.
    var seconds = 120
    /// The limit on the address space, in megabytes.
    var megabytes = 4096
  }

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
    /// The reason why the process was stopped; nil if it was not stopped.
    var reason: End?
  }

  private let state = Mutex(State())
  private let program: URL
  private let limits: Limits
  private let isolation: Isolation

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - program: this program's file.
  ///   - limits: the limits on the call's resources.
  ///   - isolation: the isolation from the network and from other processes.
  init(_ program: URL, limits: Limits, isolation: Isolation) {
    (self.program, self.limits, self.isolation) = (program, limits, isolation)
  }

  /// Runs the program until it ends.
  ///
  /// Its output is written to the files `out` and `err` in the folder `place`.
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
      // A background process of the shell reads from this pipe. When the server ends, the pipe is
      // closed, and the background process kills the call's group.
      let pipe = Pipe()
      process.standardInput = pipe
      process.terminationHandler = { [state] process in
        let reason = state.withLock { state in
          state.process = nil
          return state.reason
        }
        // This kills the processes that are left in the call's group. If there are none, nothing is
        // killed, since no other group has this number.
        kill(-process.processIdentifier, SIGKILL)
        try? pipe.fileHandleForWriting.close()
        ended(reason ?? Self.end(of: process))
      }
      try process.run()
      let reason = state.withLock { state in
        state.process = process.isRunning ? process.processIdentifier : nil
        return state.reason
      }
      // The call was cancelled before the process existed, so the process is stopped now.
      if let reason { stop(reason) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limits.seconds)) {
        [weak self] in
        self?.stop(.late)
      }
    } catch {
      ended(.unstartable("\(error)"))
    }
  }

  /// Returns how the process ended.
  ///
  /// If a signal ended the program, the shell's status is 128 plus the signal's number.
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
  /// The shell sets the limits on its own process, because limits that the server sets would apply
  /// to the server too. The unit of the limit on memory is 1,024 bytes, that of the limit on file
  /// sizes 512 bytes. If the system does not support a limit, the script continues. The shell's own
  /// messages, such as those about a killed program, are suppressed, since only the program's
  /// output is wanted.
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

  /// Returns the environment variables that the program needs.
  ///
  /// All other variables are left out, since some, such as those of a build server, would change
  /// the program's behaviour.
  private static func environment(_ folder: URL, _ place: URL) -> [String: String] {
    let kept = ["PATH", "HOME", "LANG", "XDG_CACHE_HOME", "LD_LIBRARY_PATH"]
    var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    environment[CalledName.variable] = "quarterturn"
    environment[Confinement.variable] = folder.path
    environment["TMPDIR"] = place.path
    return environment
  }

  /// Opens a file for output.
  ///
  /// The output is written to a file, because it could fill up a pipe or, if the server read the
  /// pipe, the server's memory.
  private static func handle(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// Kills the process and, if it leads a process group, all processes of the group.
  func stop(_ reason: End) {
    state.withLock { state in
      state.reason = state.reason ?? reason
      guard let process = state.process else { return }
      // Whether the process leads its own group depends on Foundation's version.
      if getpgid(process) == process { kill(-process, SIGKILL) }
      kill(process, SIGKILL)
    }
  }
}
