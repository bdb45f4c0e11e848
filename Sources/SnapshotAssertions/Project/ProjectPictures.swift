import Foundation
import PictureComparison
import SnapshotCore

/// The pictures that the command `preview --project` draws of an app's views.
///
/// ```
/// Shop.xcodeproj ── quarterturn preview --project ── BasketCell.portrait.png, with its layout
/// ```
struct ProjectPictures {
  /// The path of the project, workspace or folder.
  let project: String
  /// The classes or files; if empty, the first ones of the project.
  let views: [String]
  /// The options of the command for device, appearance and language.
  let options: [String]

  /// A picture of one view.
  struct Drawn {
    let name: String
    let picture: LayoutPicture
  }

  /// The result of a run of the command.
  struct Outcome {
    /// The pictures, sorted by their files' names.
    let drawn: [Drawn]
    /// The messages of the command; nil if it succeeded.
    let failure: String?
  }

  /// Draws the views into a folder that is removed afterwards.
  ///
  /// - Parameter command: the program `quarterturn`.
  /// - Returns: the pictures, and the command's messages if it failed.
  /// - Throws: an error if the folder cannot be created, the program cannot be started, or a
  ///   picture cannot be read or has no layout.
  func draw(by command: URL) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quarterturn-views-\(UUID().uuidString)", isDirectory: true)
    let pictures = folder.appendingPathComponent("pictures", isDirectory: true)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appendingPathComponent("log")
    let status = try run(command, to: pictures, writing: log)
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return Outcome(
      drawn: try Self.pictures(in: pictures),
      failure: status == 0 ? nil : text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Runs the command and returns its exit status.
  private func run(_ command: URL, to pictures: URL, writing log: URL) throws -> Int32 {
    try Data().write(to: log)
    let messages = try FileHandle(forWritingTo: log)
    defer { try? messages.close() }
    let process = Process()
    process.executableURL = command
    process.arguments =
      ["preview", "--project", project] + views + options + ["--output", pictures.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    // The output goes to a file, because a pipe would fill up while this process waits.
    process.standardError = messages
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func pictures(in folder: URL) throws -> [Drawn] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".png") }.sorted().map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let file = try GoldenFile(data, name: name)
      guard let metadata = file.metadata else { throw PictureWithoutLayout(name: name) }
      return Drawn(
        name: Self.view(drawnIn: name), picture: LayoutPicture(file.bitmap, metadata: metadata))
    }
  }

  /// Returns the name of the view in a picture's file: `BasketCell` in `BasketCell.portrait.png`.
  private static func view(drawnIn file: String) -> String {
    let parts = file.split(separator: ".").dropLast()
    let isTurned = parts.last == "portrait" || parts.last == "landscape"
    return (isTurned ? parts.dropLast() : parts).joined(separator: ".")
  }
}

extension ProjectPictures {
  /// The environment variable with the path of the program `quarterturn`.
  static let variable = "QUARTERTURN_COMMAND"

  /// Returns the program `quarterturn`: the one named by the variable, the one that was built with
  /// the tests, or the first one in `PATH`.
  ///
  /// - Throws: `CommandNotFound` if there is none.
  static func command(in environment: [String: String]) throws(CommandNotFound) -> URL {
    if let path = environment[variable], !path.isEmpty { return URL(fileURLWithPath: path) }
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders = [built.path] + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let programs = folders.map { URL(fileURLWithPath: "\($0)/quarterturn") }
    let found = programs.first {
      FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath
    }
    guard let found else { throw CommandNotFound() }
    return found
  }
}

/// The error thrown if the program `quarterturn` is not found, so that a project's views cannot be
/// drawn.
struct CommandNotFound: Error, CustomStringConvertible {
  var description: String {
    """
    the program quarterturn was not found beside the tests or in PATH: nothing was verified
      swift build --product quarterturn
      or set \(ProjectPictures.variable) to its path
    """
  }
}

/// The error thrown if a picture contains no layout to compare.
private struct PictureWithoutLayout: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name): the picture contains no layout" }
}
