import Foundation
import TestSupport

/// A package with a folder of small scenes, and the command to run in it.
struct SceneFixture {
  let folder: TemporaryFolder

  /// Writes scenes of these names into `scenes`.
  init(_ names: String...) throws {
    folder = try TemporaryFolder()
    try write("// A package.", to: "Package.swift")
    for name in names { try scene(name) }
  }

  /// Writes a scene: two cells on a small screen, in portrait only.
  func scene(_ name: String, inset: Int = 0) throws {
    try write(
      """
      { "figure": "herbs/\(name)", "device": { "size": [100, 160], "scale": 1 }, "cell": "swatch",
        "orientations": ["portrait"],
        "data": { "sections": [ { "items": [ { "color": "#FF0000" }, { "color": "#00FF00" } ] } ] },
        "variants": { "after": { "layout": {
          "type": "flow", "itemSize": [40, 30], "sectionInset": [0, \(inset), 0, 0] } } } }
      """, to: "scenes/\(name).json")
  }

  /// Writes a file below the package.
  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  /// Writes a file below the package.
  func write(_ data: Data, to path: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Reads a file below the package.
  func data(_ path: String) throws -> Data { try Data(contentsOf: folder.file(path)) }

  /// Reads a text below the package.
  func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

  /// Returns whether there is a file.
  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.file(path).path)
  }

  /// Runs the command.
  func run(_ words: String..., variables: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(words, in: folder.url, variables: variables)
  }

  /// The path of a scene's golden.
  static func golden(_ name: String, _ ending: String = "after.portrait") -> String {
    "scenes/Snapshots/herbs/\(name).\(ending).png"
  }

  /// The digest that the last run gave a golden's change.
  func digest(_ golden: String) throws -> String {
    let message = try text(".build/snapshots/artifacts/\(golden)/message.txt")
    let lines = message.split(separator: "\n")
    return lines.last?.split(separator: " ").last.map(String.init) ?? ""
  }
}

/// The output of a command with `--json`.
struct PrintedRecords: Decodable {
  struct Record: Decodable {
    let store: String
    let name: String
    let outcome: String

    var path: String { "\(store)/\(name)" }
  }

  let totals: [String: Int]
  let snapshots: [Record]

  init(_ run: CommandRun) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(run.output.utf8))
  }
}
