package import Foundation

/// Source files of a client of the package, compiled to a program.
///
/// They are compiled by the toolchain's own compiler, in a second, against the build of the running
/// tests.
package struct ClientProgram: Sendable {
  private let program: URL

  /// Compiles a program.
  ///
  /// - Parameters:
  ///   - sources: its Swift files; if there are several, one is called `main.swift`.
  ///   - program: the file that is written.
  ///   - build: what it is compiled against.
  ///   - flags: further flags of the compiler.
  /// - Throws: which tool is missing, or what the compiler says.
  package init(
    _ sources: [URL], to program: URL, with build: BuildFolder = BuildFolder(),
    flags: [String] = ["-Onone"]
  ) throws {
    self.program = program
    let arguments = program.appendingPathExtension("arguments")
    let options = ["-swift-version", "6", "-wmo", "-use-ld=lld", "-o", program.path]
    let words = try flags + options + sources.map(\.path) + build.importing() + build.linking()
    // A thousand objects are more than a command line holds.
    try Data(words.map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: arguments)
    let run = try ProgramRun(Self.tool("swiftc"), ["@\(arguments.path)"])
    let said = String(decoding: run.output, as: UTF8.self) + run.errors
    guard run.status == 0 else { throw ClientProgramError.failed("swiftc", said) }
  }

  /// Runs the program.
  package func run(_ arguments: [String], environment: [String: String]) throws -> ProgramRun {
    try ProgramRun(program, arguments, environment: environment)
  }

  /// Removes the program: it is linked with everything, and has forty megabytes.
  package func remove() { try? FileManager.default.removeItem(at: program) }

  /// Returns a program that the command line finds by its name.
  static func tool(_ name: String) throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let places = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }
    let found = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw ClientProgramError.noTool(name) }
    return found
  }
}

/// The reason why a client's source was not compiled.
enum ClientProgramError: Error, CustomStringConvertible {
  /// The tool is in no folder of `PATH`.
  case noTool(String)
  /// The build folder lacks a file that the compiler needs.
  case noFile(String)
  /// A tool failed, with this output.
  case failed(String, String)

  /// The missing tool, or the tool's output.
  var description: String {
    switch self {
    case .noTool(let tool): "\(tool) is in no folder of PATH: the toolchain's must be"
    case .noFile(let file): "the build that made these tests did not leave \(file)"
    case .failed(let tool, let words): "\(tool) failed: \(words)"
    }
  }
}
