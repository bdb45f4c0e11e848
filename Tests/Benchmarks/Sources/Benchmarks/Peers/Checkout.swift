import Foundation

/// The folders of the checkout and of the benchmark's builds, and one for temporary files.
enum Checkout {
  /// The package's folder.
  static let root = (1...6).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  /// The programs that `Peers/install` builds.
  static let peers = root.appendingPathComponent(".build/peers")

  /// The folder of this program, in which its package's other products are too.
  static let products =
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
    .resolvingSymlinksInPath().deletingLastPathComponent()

  /// A folder for this process's files; removed at the end.
  static let scratch: URL = {
    let name = "quarterturn-benchmarks-\(ProcessInfo.processInfo.processIdentifier)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()

  /// A file of that folder.
  static func scratch(_ name: String) -> URL { scratch.appendingPathComponent(name) }

  /// Returns the command that the environment variable `QUARTERTURN` names, or else the one that
  /// `./quarterturn` builds.
  ///
  /// - Parameter builds: whether it is built first, which can take minutes.
  /// - Returns: the program.
  /// - Throws: an error if it is not built or older than the sources, or building fails.
  static func command(builds: Bool) throws -> URL {
    if let path = ProcessInfo.processInfo.environment["QUARTERTURN"] {
      return URL(fileURLWithPath: path)
    }
    if builds { return try builtCommand.get() }
    guard isNewerThanSources(command) else { throw CommandMissing() }
    return command
  }

  private static let command = root.appendingPathComponent(".build/release/quarterturn")

  private static let builtCommand = Result {
    let script = Process()
    script.executableURL = root.appendingPathComponent("quarterturn")
    script.arguments = ["--version"]
    script.standardOutput = FileHandle.standardError
    try script.run()
    script.waitUntilExit()
    guard script.terminationStatus == 0 else { throw PeerFailed(name: "./quarterturn --version") }
    return command
  }

  /// Whether a program is newer than all sources.
  private static func isNewerThanSources(_ program: URL) -> Bool {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    func date(_ file: URL) -> Date? {
      try? file.resourceValues(forKeys: keys).contentModificationDate
    }
    // Resolved, since the folder `release` is a symbolic link.
    guard let built = date(program.resolvingSymlinksInPath()) else { return false }
    let files = ["Sources", "Fonts", "Tests/Truth/Sources"].flatMap { folder in
      let folder = root.appendingPathComponent(folder)
      return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys))?
        .compactMap { $0 as? URL } ?? []
    }
    let manifest = root.appendingPathComponent("Package.swift")
    return (files + [manifest]).allSatisfy { date($0).map { $0 <= built } ?? true }
  }

  /// Finds a program: one that was built or installed for the benchmark, or else one in `PATH`.
  static func program(_ name: String) throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      [peers, peers.appendingPathComponent("venv/bin"), products]
      + path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    let files = folders.map { $0.appendingPathComponent(name) }
    guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw PeerMissing(name) }
    return file
  }
}

/// The command is not there, or sources changed since it was built.
struct CommandMissing: Error, CustomStringConvertible {
  var description: String {
    "the command is not built since the sources changed: run ./quarterturn --version"
  }
}

/// A program that is not installed.
struct PeerMissing: Error, CustomStringConvertible {
  let name: String

  init(_ name: String) { self.name = name }

  var description: String { "\(name) is missing: run Tests/Benchmarks/Peers/install" }
}
