import Basics
import CommandLineKit
import FigureSnapshots
import Foundation
import InterfaceBuilder
import LayoutStage
import RasterPNG

/// Two versions of a document of Interface Builder, compared for `compare`.
struct DocumentComparison {
  private let name: String
  private let old: InterfaceDocument
  private let new: InterfaceDocument
  /// The folder of the new version, in which images and colours are searched for.
  private let folder: URL
  /// The folder for the picture; nil to write none.
  private let output: URL?

  /// Reads both documents; nil unless the operands are two paths that end with `.xib` or
  /// `.storyboard`.
  ///
  /// - Throws: `CompareError` if a file does not exist or cannot be opened, `InterfaceError` if its
  ///   contents are not a valid document.
  init?(_ operands: [String], output: String?) throws {
    let endings = ["xib", "storyboard"]
    let files = operands.map { URL(fileURLWithPath: $0) }
    guard files.count == 2, files.allSatisfy({ endings.contains($0.pathExtension) }) else {
      return nil
    }
    let documents = try zip(operands, files).map { operand, file in
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw CompareError.absent(operand)
      }
      return try InterfaceDocument(bytes: [UInt8](data), named: file.lastPathComponent)
    }
    (old, new) = (documents[0], documents[1])
    name = files[1].lastPathComponent
    folder = files[1].deletingLastPathComponent()
    self.output = output.map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// Prints a line for each change, and their number, and writes the picture of both versions if
  /// there are changes and a folder is given.
  func run(on console: Console) async throws -> ExitStatus {
    let changes = old.changes(to: new)
    for change in changes { console.print("\(name):\(change.line): \(change.text)") }
    console.print(
      changes.isEmpty ? "no changes" : "\(changes.count) change\(changes.count == 1 ? "" : "s")")
    if let output, !changes.isEmpty { try await draw(to: output, on: console) }
    return changes.isEmpty ? .good : .different
  }

  /// Writes the picture of the parts that are drawn differently, and prints its path.
  @MainActor private func draw(to output: URL, on console: Console) throws {
    let bundle = Bundle(path: folder.path) ?? .main
    let pair = DocumentSheet(from: old, to: new, title: name, in: bundle)
    guard let sheet = pair.sheet else {
      console.print("both are drawn alike")
      return
    }
    try sheet.checkSize(scale: SheetScale.pixels)
    let bitmap = try sheet.picture().bitmap(scale: SheetScale.pixels)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let file = output.appendingPathComponent("\(name).png")
    try PNG.write(bitmap, to: file, scale: SheetScale.pixels)
    console.print(file.relativePath)
  }
}
