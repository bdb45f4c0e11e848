import Foundation

/// Runs of the compiler that check the types of a closure's files.
struct ClosureCompiler {
  /// The compiler and its flags.
  let command: [String]

  /// Checks the types of files.
  ///
  /// Returns the compiler's output; nil if it could not be run.
  func check(_ files: [String], writingTo log: String) -> String? {
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
    guard posix_spawn(&process, program, &actions, nil, arguments, variables) == 0 else {
      return nil
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let output = FileManager.default.contents(atPath: log).map {
      String(decoding: $0, as: UTF8.self)
    }
    return output ?? ""
  }
}
