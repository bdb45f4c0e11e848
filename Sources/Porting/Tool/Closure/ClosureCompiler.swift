import Foundation

/// The calls of the compiler that check, compile and link the files of a `Closure`.
///
/// If the files have no errors, `compile` also writes object files, so that they are not parsed
/// twice. Errors that the compiler finds only after type checking are repaired like all other
/// errors.
struct ClosureCompiler {
  /// The compiler and its flags.
  let command: [String]
  /// The arguments with which the compiler links an object file, without the path of the program.
  var linking: [String] = []
  /// A Swift closure called before a program is started, which waits until the files in the
  /// command's arguments are written.
  var prepare: () -> Void = {}

  /// The result of a check.
  struct Output {
    var text: String
    /// Whether the compiler exited normally, with or without errors.
    var hasEnded: Bool
    /// The errors; if the compiler crashed, the source position of the crash, and if there are no
    /// compiler errors, those of the linker.
    var messages: [ClosureMessage] {
      let all = ClosureMessage.all(in: text)
      if !all.isEmpty { return all }
      return hasEnded
        ? ClosureMessage.linker(in: text) : [ClosureMessage.crash(in: text)].compactMap(\.self)
    }
  }

  private static let quiet = [
    "-diagnostic-style=llvm", "-suppress-warnings", "-solver-expression-time-threshold=2",
  ]

  /// The Swift files among the arguments in `command`, which are compiled with each `Closure`.
  var given: [String] { command.filter { $0.hasSuffix(".swift") } }

  /// Checks the types in files without compiling them.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - log: the file for the compiler's messages.
  ///   - seconds: the time after which the compiler is stopped.
  /// - Returns: the compiler's output; nil if it could not be run.
  func check(_ files: [String], writingTo log: String, seconds: Double = 120) -> Output? {
    // The compiler's frontend is called directly, because starting the driver takes as long as a
    // small check.
    let words = ["-frontend", "-typecheck"] + Array(command.dropFirst()) + Self.quiet + files
    return run(words, log, seconds)
  }

  /// Checks files and, if there is no error, compiles each to an object file.
  ///
  /// - Parameters:
  ///   - files: the files to compile.
  ///   - others: the files of the same module, whose declarations are read.
  ///   - place: the folder of the object files.
  ///   - log: the file for the compiler's messages.
  ///   - seconds: the time after which the compiler is stopped.
  /// - Returns: the compiler's output; nil if it could not be run.
  func compile(
    _ files: [String], beside others: [String], to place: ClosureFiles, writingTo log: String,
    seconds: Double = 120
  ) -> Output? {
    let flags = command.dropFirst().filter { $0 != "-wmo" && !$0.hasSuffix(".swift") }
    let known = Set(files)
    let words =
      ["-frontend", "-c"] + flags + Self.quiet + files.flatMap { ["-primary-file", $0] }
      + (given + others).filter { !known.contains($0) }
      + files.flatMap { ["-o", place.object(of: $0)] }
    return run(words, log, seconds)
  }

  /// Links the object files of a `Closure`, unless the program is already linked from them.
  ///
  /// - Returns: the linker's output; nil if it could not be run.
  func link(
    _ files: [String], in place: ClosureFiles, to program: String, isNew: Bool,
    writingTo log: String
  ) -> Output? {
    let objects = files.map(place.object)
    if !isNew, place.isLinked(program, from: objects) { return Output(text: "", hasEnded: true) }
    place.note(program, linkedFrom: nil)
    let output = link(objects, in: place, to: program, writingTo: log)
    let isLinked = FileManager.default.fileExists(atPath: program)
    if isLinked { place.note(program, linkedFrom: objects) }
    return output
  }

  /// Links object files.
  ///
  /// - Returns: the linker's output; nil if it could not be run.
  private func link(
    _ objects: [String], in place: ClosureFiles, to program: String, writingTo log: String
  ) -> Output? {
    // The program of an earlier run is removed first, so that it does not remain if linking fails.
    try? FileManager.default.removeItem(atPath: program)
    let words = linking + ["-o", program]
    if let kept = LinkerCommand(at: place.linker, words) {
      let output = run(program: kept.words(linking: objects), log, 120)
      // Linking fails if the stored command line lacks a library that is now needed; then the
      // compiler's driver is called.
      if FileManager.default.fileExists(atPath: program) { return output }
    }
    var output = run(objects + ["-v"] + words, log, 120)
    LinkerCommand(in: output?.text ?? "", linking: objects, words)?.keep(at: place.linker)
    if FileManager.default.fileExists(atPath: program) { output?.text = "" }
    return output
  }

  private func run(_ words: [String], _ log: String, _ seconds: Double) -> Output? {
    command.first.flatMap { run(program: [$0] + words, log, seconds) }
  }

  private func run(
    program words: [String], _ log: String, _ seconds: Double
  ) -> Output? {
    prepare()
    guard let process = start(words, log) else { return nil }
    let hasEnded = wait(for: process, seconds)
    let text = FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) }
    return Output(text: text ?? "", hasEnded: hasEnded)
  }

  private func start(_ words: [String], _ log: String) -> pid_t? {
    guard let program = words.first else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let mode = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log, mode, 0o644)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
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

  /// Waits until a process ends, or kills it after some seconds.
  ///
  /// Returns whether it exited normally, and not by a signal.
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
      if found == 0, !isStopped { usleep(1_000) }
    }
    // The low seven bits are the signal that ended the compiler. Shells and drivers return an exit
    // status above 128 if their child crashed.
    return !isStopped && status & 0x7f == 0 && (status >> 8) & 0xff < 128
  }
}
