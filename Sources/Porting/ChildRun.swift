package import Foundation

/// A finished run of a program in the process group of this process.
///
/// Foundation's `Process` is not used for two reasons. It gives each child its own process group,
/// so stopping this process's group does not stop the child. It also uses a loopback socket
/// internally, which fails in a network namespace whose loopback device is down.
package struct ChildRun {
  /// The text written to both streams, or an empty text if it was not kept.
  package let output: String
  /// The exit status: zero if the program succeeded, 128 plus the signal's number if a signal ended
  /// it, as in shells, and 127 if the status is unknown.
  package let status: Int32

  private static let unknownEnd: Int32 = 127

  /// A stream that a program writes to.
  package enum Stream: Sendable, Equatable {
    /// Standard output.
    case output
    /// Standard error.
    case errors
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: the program's file.
  ///   - arguments: the arguments after the program's name.
  ///   - variables: environment variables in addition to those of this process.
  ///   - keepsOutput: whether the output is kept. If not, the program writes to the streams of this
  ///     process.
  /// - Throws: `PortingError` if the program cannot be started.
  package init(
    _ program: URL, _ arguments: [String], variables: [String: String] = [:],
    keepsOutput: Bool = true
  ) throws(PortingError) {
    let pipe = keepsOutput ? Self.pipe() : nil
    let process = try Self.start(
      program, arguments, variables,
      streams: [STDOUT_FILENO, STDERR_FILENO].compactMap { stream in
        pipe.map { ($0.fileHandleForWriting.fileDescriptor, stream) }
      })
    try? pipe?.fileHandleForWriting.close()
    // The output is read before waiting for the program's end, because a program that writes into a
    // full pipe waits until it is read.
    let data = pipe?.fileHandleForReading.readDataToEndOfFile() ?? Data()
    output = String(decoding: data, as: UTF8.self)
    status = Self.end(of: process)
  }

  /// Runs a program and passes its output to a function while it runs.
  ///
  /// A background process that the program started may keep the streams open. After the program has
  /// ended, the output of that process is not waited for.
  ///
  /// - Parameters:
  ///   - program: the program's file.
  ///   - arguments: the arguments after the program's name.
  ///   - variables: environment variables in addition to those of this process.
  ///   - take: called with the bytes of each stream as they arrive.
  /// - Throws: `PortingError` if the program cannot be started.
  package init(
    _ program: URL, _ arguments: [String], variables: [String: String],
    take: (Stream, Data) -> Void
  ) throws(PortingError) {
    let (output, errors) = (Self.pipe(), Self.pipe())
    let process = try Self.start(
      program, arguments, variables,
      streams: [(output, STDOUT_FILENO), (errors, STDERR_FILENO)].map {
        ($0.fileHandleForWriting.fileDescriptor, $1)
      })
    for pipe in [output, errors] { try? pipe.fileHandleForWriting.close() }
    var end: Int32?
    var streams = ChildStreams([
      (.output, output.fileHandleForReading), (.errors, errors.fileHandleForReading),
    ])
    streams.read(take) {
      end = end ?? Self.endIfEnded(of: process)
      return end != nil
    }
    self.output = ""
    status = end ?? Self.end(of: process)
  }

  /// Returns a pipe that no child process inherits, unless one of its ends is passed to the child.
  private static func pipe() -> Pipe {
    let pipe = Pipe()
    // The flag FD_CLOEXEC is set, because another child that is started at the same time would
    // otherwise keep the write end open, so that reading would not end.
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    return pipe
  }

  private static func start(
    _ program: URL, _ arguments: [String], _ variables: [String: String],
    streams: [(from: Int32, to: Int32)]
  ) throws(PortingError) -> pid_t {
    let variables = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      .map { "\($0)=\($1)" }
    let (words, values) = (strings([program.path] + arguments), strings(variables))
    defer { for string in words + values { free(string) } }
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in streams {
      posix_spawn_file_actions_adddup2(&actions, stream.from, stream.to)
    }
    var process = pid_t()
    let error = posix_spawn(&process, program.path, &actions, nil, words, values)
    guard error == 0 else { throw .unstartable(program.path, String(cString: strerror(error))) }
    return process
  }

  /// Copies strings for C into a null-terminated array.
  private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  private static func end(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      // If this process ignores SIGCHLD, the system discards the status of its children. An unknown
      // status does not count as success.
      if errno != EINTR { return Self.unknownEnd }
    }
    return word(of: status)
  }

  /// Returns the exit status of a process, or nil while it runs.
  private static func endIfEnded(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    let found = waitpid(process, &status, WNOHANG)
    if found == process { return word(of: status) }
    return found == 0 || errno == EINTR ? nil : unknownEnd
  }

  /// Returns the exit status for a status that `waitpid` returned.
  ///
  /// The low seven bits of that status are the signal that ended the process, and the next byte is
  /// the exit status.
  private static func word(of status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
