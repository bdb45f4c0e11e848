import Foundation

/// Runs of the compiler that check the types of a closure's files.
struct ClosureCompiler {
  /// The compiler and its flags.
  let command: [String]

  /// The result of a check.
  struct Output {
    /// The compiler's messages.
    var text: String
    /// Whether the compiler ended by itself, with or without errors.
    var hasEnded: Bool
    /// The errors, with that of a crash.
    var messages: [ClosureMessage] {
      let all = ClosureMessage.all(in: text)
      return all.isEmpty && !hasEnded ? [ClosureMessage.crash(in: text)].compactMap(\.self) : all
    }
  }

  /// Checks the types of files.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - log: the file for the compiler's messages.
  ///   - seconds: the time after which the compiler is stopped.
  /// - Returns: the compiler's output; nil if it could not be run.
  func check(_ files: [String], writingTo log: String, seconds: Double = 120) -> Output? {
    guard let process = start(files, log) else { return nil }
    let hasEnded = wait(for: process, seconds)
    let text = FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) }
    return Output(text: text ?? "", hasEnded: hasEnded)
  }

  private func start(_ files: [String], _ log: String) -> pid_t? {
    guard let program = command.first else { return nil }
    // The compiler's driver is not needed, and takes as long as a small check.
    let words =
      ["-frontend", "-typecheck"] + Array(command.dropFirst())
      + ["-diagnostic-style=llvm", "-suppress-warnings", "-solver-expression-time-threshold=2"]
      + files
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let mode = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log, mode, 0o644)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) }
    arguments.append(nil)
    var variables: [UnsafeMutablePointer<CChar>?] = ProcessInfo.processInfo.environment.map {
      strdup("\($0)=\($1)")
    }
    variables.append(nil)
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let status = posix_spawn(&process, program, &actions, nil, arguments, variables)
    return status == 0 ? process : nil
  }

  /// Waits until a process ends, and stops it after some time.
  ///
  /// Returns whether it ended by itself, and not by a signal.
  private func wait(for process: pid_t, _ seconds: Double) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    var status: Int32 = 0
    var isStopped = false
    while true {
      let found = waitpid(process, &status, isStopped ? 0 : WNOHANG)
      if found == process || found < 0 && errno != EINTR { break }
      if found == 0, Date() > end {
        kill(process, SIGKILL)
        isStopped = true
      }
      if found == 0, !isStopped { usleep(5_000) }
    }
    // The low bits are those of a signal; beyond 128 the compiler reports its own crash.
    return !isStopped && status & 0x7f == 0 && (status >> 8) & 0xff < 128
  }
}
