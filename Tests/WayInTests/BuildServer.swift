import Foundation
import TestSupport
import Testing

/// A build server's machine: a fresh clone, a folder for its files, and stand-ins for programs.
///
/// ```
/// clone/     what git knows of the checkout; with stand-ins, without goldens and sources
/// bin/       stand-ins, found before the machine's own programs
/// calls      what the stand-ins were called with, a line each
/// ```
struct BuildServer {
  private let folder: TemporaryFolder

  /// Clones the checkout; with stand-ins, nothing is built or installed.
  init(standingIn: Bool = true) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: file("bin"), withIntermediateDirectories: true)
    // In a container another user owns the checkout, and git reads it only if its configuration
    // allows that.
    let omitted = standingIn ? "'!/Snapshots/' '!/Sources/*/' '/Sources/quarterturn/'" : ""
    let clone = try run(
      """
      export HOME="$PWD"
      git config --global safe.directory '*'
      git clone -q --shared --no-checkout '\(Repository.root.path)' clone
      git -C clone sparse-checkout set --no-cone '/*' \(omitted)
      git -C clone checkout -q
      """, in: "")
    guard clone.status == 0 else { throw BuildServerError.notCloned(clone.errors) }
    guard standingIn else { return }
    try stand(in: "swift", "case \"$*\" in *--show-bin-path*) dirname \"$0\" ;; esac")
    for tool in ["dpkg-query", "brew"] { try stand(in: tool, "echo installed", isTold: false) }
    for tool in ["apt-get", "sudo", "quarterturn"] { try stand(in: tool, "") }
    // Without a stand-in, each clone would fetch the client of the protocol of `serve`.
    try stand(in: "python3", "", isTold: false)
    // If instructions can be counted, the launcher calls the benchmarks, which no stand-in builds.
    let benchmark = ".build/debug"
    _ = try run("mkdir -p \(benchmark) && cp ../bin/brew \(benchmark)/Benchmarks")
  }

  /// Returns the place of a file on the machine.
  func file(_ path: String) -> URL { folder.file(path) }

  /// Returns the text of a file on the machine.
  func text(of path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }

  /// Puts a script in the place of a program; a call of it is noted unless `isTold` is false.
  func stand(in name: String, _ script: String, isTold: Bool = true) throws {
    let note = isTold ? "echo \"\(name) $*\" >> '\(file("calls").path)'\n" : ""
    let program = file("bin/\(name)")
    try Data("#!/bin/sh\n\(note)\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  /// The calls of the stand-ins, without paths of this machine, and without queries of a version.
  var calls: [String] {
    let text = (try? String(contentsOf: file("calls"), encoding: .utf8)) ?? ""
    return text.replacingOccurrences(of: folder.url.resolvingSymlinksInPath().path, with: "/ci")
      .replacingOccurrences(of: folder.url.path, with: "/ci")
      .split(separator: "\n").map(String.init).filter { $0 != "swift --version" }
  }

  /// Runs a command as servers do, which stop at the first part that fails.
  func run(
    _ script: String, in place: String = "clone", variables: [String: String] = [:]
  ) throws -> ProgramRun {
    let machine = ProcessInfo.processInfo.environment
    var environment = ["HOME": machine["HOME"] ?? "/", "CI": "true", "GITHUB_ACTIONS": "true"]
    environment["PATH"] = "\(file("bin").path):\(machine["PATH"] ?? "/usr/bin:/bin")"
    environment.merge(variables) { _, new in new }
    return try ProgramRun(
      URL(fileURLWithPath: "/bin/bash"),
      ["-eo", "pipefail", "-c", "cd \"$0\"\n\(script)", file(place).path],
      environment: environment)
  }
}

/// The reason why there is no machine to run commands on.
enum BuildServerError: Error, CustomStringConvertible {
  case notCloned(String)

  var description: String {
    switch self {
    case .notCloned(let words): "the checkout cannot be cloned: \(words)"
    }
  }
}

extension ProgramRun {
  /// Everything that it printed.
  var words: String { String(decoding: output, as: UTF8.self) + errors }
}
