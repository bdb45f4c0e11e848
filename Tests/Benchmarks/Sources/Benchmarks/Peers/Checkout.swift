import Foundation

/// Where things are: the checkout, what was built for the benchmark, and a folder for its files.
enum Checkout {
  /// The package's folder.
  static let root = (1...6).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  /// The programs that `Peers/install` builds.
  static let peers = root.appendingPathComponent("Tests/Benchmarks/.build/peers")

  /// The folder of this program, in which its package's other products are too.
  static let products =
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
    .resolvingSymlinksInPath().deletingLastPathComponent()

  /// A folder of this process for what is written meanwhile; removed at the end.
  static let scratch: URL = {
    let name = "quarterturn-benchmarks-\(ProcessInfo.processInfo.processIdentifier)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()

  /// A file of that folder.
  static func scratch(_ name: String) -> URL { scratch.appendingPathComponent(name) }

  /// The command as the script builds it and the sources are now; `QUARTERTURN` names another.
  static let command = Result {
    if let path = ProcessInfo.processInfo.environment["QUARTERTURN"] {
      return URL(fileURLWithPath: path)
    }
    let script = Process()
    script.executableURL = root.appendingPathComponent("quarterturn")
    script.arguments = ["--version"]
    script.standardOutput = FileHandle.standardError
    try script.run()
    script.waitUntilExit()
    guard script.terminationStatus == 0 else { throw PeerFailed(name: "./quarterturn --version") }
    return root.appendingPathComponent(".build/release/quarterturn")
  }

  /// Finds a program: one that was built for the benchmark, else one of the machine's.
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

/// A program that is not installed.
struct PeerMissing: Error, CustomStringConvertible {
  let name: String

  init(_ name: String) { self.name = name }

  var description: String { "\(name) is missing: run Tests/Benchmarks/Peers/install" }
}
