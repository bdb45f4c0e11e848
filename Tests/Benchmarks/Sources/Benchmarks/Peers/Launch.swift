import Foundation

/// A process whose time is measured from before it is started until it has ended.
///
/// Foundation's `Process` is not used, since its own work would be measured too.
struct Launch {
  private let path: String
  private let arguments: [String]
  private let environment: [String]

  /// Prepares to run a program; the command is built first if `builds` is true.
  init(_ program: String, _ arguments: [String], builds: Bool = true) throws {
    path =
      try program == "quarterturn"
      ? Checkout.command(builds: builds).path : Checkout.program(program).path
    self.arguments = [path] + arguments
    environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
      .map { "\($0.key)=\($0.value)" }
  }

  /// Runs the program, without its output.
  ///
  /// - Parameter good: the exit codes that are no error.
  /// - Returns: the time in milliseconds.
  /// - Throws: an error if the program cannot be started, or ends with another exit code.
  func milliseconds(endingWith good: Set<Int32> = [0]) throws -> Double {
    var (words, values) = (arguments.map { strdup($0) }, environment.map { strdup($0) })
    defer { for word in words + values { free(word) } }
    words.append(nil)
    values.append(nil)
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var (process, status): (pid_t, Int32) = (0, 0)
    let start = ContinuousClock.now
    guard posix_spawn(&process, path, &actions, nil, words, values) == 0 else {
      throw PeerFailed(name: path)
    }
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let time = (ContinuousClock.now - start).milliseconds
    guard status & 0x7F == 0, good.contains(status >> 8 & 0xFF) else {
      throw PeerFailed(name: arguments.joined(separator: " "))
    }
    return time
  }
}
