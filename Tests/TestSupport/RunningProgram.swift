package import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A program that was started by a test and whose end the test waits for.
///
/// Foundation's `Process` notices an end through a socket. A program that is started at the same
/// moment inherits the socket, and `Process` waits for that program too. Meanwhile the ended
/// program is not reaped, and Swift Testing, which looks for the ends of its exit tests, finds it
/// again and again, on a whole processor.
package struct RunningProgram: Sendable {
  /// The number of the process.
  package let identifier: pid_t

  /// A reason for which a program was not started.
  package struct Unstartable: Error, CustomStringConvertible {
    package let description: String
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: its file.
  ///   - arguments: what it is started with.
  ///   - environment: its variables; nil for those of this process.
  ///   - place: its working folder; nil for that of this process.
  ///   - input: its standard input; nil for one that is empty.
  ///   - output: its standard output; nil for that of this process.
  ///   - errors: its standard error; nil for that of this process.
  /// - Throws: `Unstartable` if there is no such program or no such folder.
  package init(
    _ program: URL, _ arguments: [String], environment: [String: String]? = nil,
    in place: URL? = nil, input: FileHandle? = nil, output: FileHandle? = nil,
    errors: FileHandle? = nil
  ) throws {
    let variables = environment ?? ProcessInfo.processInfo.environment
    let words = Self.strings([program.path] + arguments)
    let values = Self.strings(variables.map { "\($0)=\($1)" })
    defer { for string in words + values { free(string) } }
    #if canImport(Glibc)
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #else
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let place { try Self.changeFolder(to: place, in: &actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.fileDescriptor, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    for (handle, stream) in [(output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      guard let handle else { continue }
      posix_spawn_file_actions_adddup2(&actions, handle.fileDescriptor, stream)
    }
    // Threads of the tests block signals, and a program inherits that.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process = pid_t()
    let error = posix_spawn(&process, program.path, &actions, &attributes, words, values)
    guard error == 0 else {
      throw Unstartable(description: "\(program.path): \(String(cString: strerror(error)))")
    }
    identifier = process
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: its status, or the number of the signal that ended it, as `terminationStatus` is.
  package func waitUntilExit() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : signal
  }

  /// Adds a change of the working folder, whose function Swift does not import from Glibc.
  private static func changeFolder(to place: URL, in actions: UnsafeMutableRawPointer) throws {
    typealias Change = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>) -> CInt
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "posix_spawn_file_actions_addchdir_np") else {
      throw Unstartable(description: "this system starts no program in \(place.path)")
    }
    _ = unsafeBitCast(symbol, to: Change.self)(actions, place.path)
  }

  /// Copies strings for C into a null-terminated array.
  private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}

extension Pipe {
  /// A pipe of which no other program inherits an end.
  package static func kept() -> Pipe {
    let pipe = Pipe()
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    return pipe
  }
}

extension FileHandle {
  /// An empty file for a program's output, which takes any amount; a pipe would fill up.
  package static func empty(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
    return handle
  }
}
