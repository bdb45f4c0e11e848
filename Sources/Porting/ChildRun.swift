package import Foundation

/// A program that was run to its end, in the group of this process.
///
/// Foundation's `Process` is not used. It gives each child a group of its own, which anyone who
/// stops this process and all that it started does not reach; and it talks to itself over the
/// loopback device, which is down where a process is given a network of its own.
package struct ChildRun {
  /// The text that it wrote to both streams, if that was kept.
  package let output: String
  /// Zero where it succeeded; 128 and the number of a signal where one ended it, as shells have it;
  /// 127 if it is not known.
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
  ///   - program: its file.
  ///   - arguments: the arguments after its name.
  ///   - variables: of its environment, beside those of this process.
  ///   - keepsOutput: whether what it writes is kept; else it goes where this process writes.
  /// - Throws: why it cannot be started.
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
    // Read before waiting: a pipe that is full stops the writer.
    let data = pipe?.fileHandleForReading.readDataToEndOfFile() ?? Data()
    output = String(decoding: data, as: UTF8.self)
    status = Self.end(of: process)
  }

  /// Runs a program, and passes its output on while it runs.
  ///
  /// A process that the program leaves behind may keep its streams open. They are read no more once
  /// the program has ended.
  ///
  /// - Parameters:
  ///   - program: its file.
  ///   - arguments: the arguments after its name.
  ///   - variables: of its environment, beside those of this process.
  ///   - take: is called with the bytes of each stream as they arrive.
  /// - Throws: why it cannot be started.
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

  /// A pipe that only the program which is given an end has.
  private static func pipe() -> Pipe {
    let pipe = Pipe()
    // Another child that begins at this moment would keep the pipe open.
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

  /// Copies strings for C, with a null at the end of the array.
  private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  private static func end(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      // Where this process ignores the signal of its children, the system forgets how they ended:
      // that is no success.
      if errno != EINTR { return Self.unknownEnd }
    }
    return word(of: status)
  }

  /// Returns how a process ended; nil while it runs.
  private static func endIfEnded(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    let found = waitpid(process, &status, WNOHANG)
    if found == process { return word(of: status) }
    return found == 0 || errno == EINTR ? nil : unknownEnd
  }

  /// The low seven bits are the signal, the byte above them is the exit status.
  private static func word(of status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
