import Foundation
import Porting
import TestSupport

/// A text file in `Fixtures`: source files before and after porting, and the expected notes.
///
/// ```
/// === before Shelf.swift
/// === after Shelf.swift
/// === notes
/// ```
struct PortFixture {
  let name: String
  private(set) var before: [(file: String, text: String)] = []
  private(set) var after: [(file: String, text: String)] = []
  private(set) var notes = ""

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The names of all fixtures, sorted.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }()

  init(_ name: String) throws {
    self.name = name
    let file = Self.folder.appendingPathComponent("\(name).txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = "\n\(text)".components(separatedBy: "\n=== ")
    for part in parts.dropFirst() {
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      let words = part[..<end].split(separator: " ")
      // The separator took the end of the last line, except of the file's last part.
      let text = String(part[end...].dropFirst()) + (part == parts.last ? "" : "\n")
      switch words.first {
      case "before": before.append((String(words[1]), text))
      case "after": after.append((String(words[1]), text))
      default: notes = text
      }
    }
  }

  /// Writes the files before porting to a folder.
  func write(to folder: URL) throws {
    for (file, text) in before {
      try Data(text.utf8).write(to: folder.appendingPathComponent(file))
    }
  }
}

/// The tool, built once for all tests.
enum Tool {
  /// Kept beside the tests, so that the tool is built again only after its source changed.
  private static let kept = Result {
    try PortTool(in: KeptTools.folder, path: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// Runs the tool in a folder; the paths that it writes are made relative to the folder.
  static func run(_ words: [String], in folder: URL) throws -> ProgramRun {
    // A shell, since a process cannot be started in another folder without one.
    let command = "cd \"$1\" && shift && exec \"$@\""
    let program = try kept.get().program.path
    return try ProgramRun(
      URL(fileURLWithPath: "/bin/sh"), ["-c", command, "sh", folder.path, program] + words)
  }
}

extension ProgramRun {
  /// The text on standard output.
  var text: String { String(decoding: output, as: UTF8.self) }
}
