import Foundation
import TestSupport
import Testing

/// A copy of a client's package, its goldens, and what its changed programs say.
///
/// ```
/// Snapshots/<edit>/shop.list.png   recorded by the package as it is
/// <edit>/*.swift                   its source, changed in one way
/// .build/snapshots                 what became of every changed screen
/// ```
struct ClientPackage: Sendable {
  /// The folder with the unchanged package, and with the edits.
  static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Client")

  /// The copy that the running test uses.
  @TaskLocal static var current: ClientPackage?

  private let root: URL
  private let build = BuildFolder()
  private var goldens: URL { root.appendingPathComponent("Snapshots") }

  /// Copies the package to an empty folder, and records the goldens of every edit.
  init(in root: URL, goldensOf edits: [ClientEdit]) throws {
    self.root = root
    // A run finds the package's folder, where its results are kept, by this file.
    try Data().write(to: root.appendingPathComponent("Package.swift"))
    let program = try compiled(in: "unchanged") { _, text in text }
    let screens = edits.flatMap { edit in edit.failures.keys.map { "\(edit.chapter)/\($0)" } }
    _ = try failures(of: program, screens.sorted(), run: "recording")
  }

  /// Returns the failures of the changed package's screens, by the names of the screens.
  func failures(after edit: ClientEdit) throws -> [String: String] {
    let program = try compiled(in: edit.chapter) { file, text in
      file == edit.file ? try edit.applied(to: text) : text
    }
    let screens = edit.failures.keys.sorted().map { "\(edit.chapter)/\($0)" }
    return try failures(of: program, screens, run: "changed")
  }

  private func compiled(
    in folder: String, _ change: (String, String) throws -> String
  ) throws -> ClientProgram {
    let shop = Self.fixture.appendingPathComponent("Bookshop")
    let copy = root.appendingPathComponent(folder)
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let files = try FileManager.default.contentsOfDirectory(atPath: shop.path).sorted()
    for file in files {
      let text = try String(contentsOf: shop.appendingPathComponent(file), encoding: .utf8)
      try Data(change(file, text).utf8).write(to: copy.appendingPathComponent(file))
    }
    return try ClientProgram(
      files.map(copy.appendingPathComponent), to: copy.appendingPathComponent("Bookshop"),
      with: build)
  }

  private func failures(
    of program: ClientProgram, _ screens: [String], run: String
  ) throws -> [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("SNAPSHOT_") && !name.hasPrefix("TEST_") && name != "CI"
    }
    environment["SNAPSHOT_RUN"] = run
    environment["NO_COLOR"] = "1"
    let outcome = try program.run([goldens.path] + screens, environment: environment)
    program.remove()
    do {
      return try JSONDecoder().decode([String: String].self, from: outcome.output)
    } catch {
      throw ClientFailure(status: outcome.status, words: outcome.errors)
    }
  }
}

/// A client's program that did not say what became of its screens.
private struct ClientFailure: Error, CustomStringConvertible {
  let status: Int32
  let words: String

  var description: String { "the client's program ended with \(status): \(words)" }
}

/// Copies a client's package before a suite, and removes the copy after.
///
/// Where `CLIENT_PACKAGE` names a folder that does not exist, the copy is made there and stays, so
/// that `quarterturn report` can be run in it.
struct ClientPackageTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    var root = folder.url
    if let kept = ProcessInfo.processInfo.environment["CLIENT_PACKAGE"] {
      root = URL(fileURLWithPath: kept)
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: false)
    }
    let package = try ClientPackage(in: root, goldensOf: ClientEdit.all())
    try await ClientPackage.$current.withValue(package) { try await function() }
    withExtendedLifetime(folder) {}
  }
}

extension Trait where Self == ClientPackageTrait {
  static var clientPackage: ClientPackageTrait { ClientPackageTrait() }
}
