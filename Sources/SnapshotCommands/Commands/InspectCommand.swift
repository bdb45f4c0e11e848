package import CommandLineKit
import Foundation
import RasterPNG
import SnapshotCore

extension Command {
  package static let inspect = Command(
    "inspect", "FILE",
    summary: "print the layout, the fonts and the stamp in a golden",
    options: [.json],
    examples: ["quarterturn inspect Snapshots/plants/markers.after.portrait.png"]
  ) { try InspectCommand($0).run(on: $1) }
}

/// The `inspect` command: prints the layout, the fonts and the stamp of a golden.
struct InspectCommand {
  private let path: String
  private let printsJSON: Bool

  /// Parses the path of the file.
  init(_ invocation: Invocation) throws(UsageError) {
    guard let path = invocation.operands.first else {
      throw .missingOperand("a golden, a PNG or text file", command: "inspect")
    }
    if invocation.operands.count > 1 {
      throw .extraOperand(invocation.operands[1], command: "inspect", takes: "one file")
    }
    self.path = path
    printsJSON = invocation.arguments.has(.json)
  }

  /// Reads the file and prints its description.
  func run(on console: Console) throws -> ExitStatus {
    if let rows = GoldenRows(URL(fileURLWithPath: path)) {
      let description = GoldenDescription(path: path, file: try rows.golden())
      console.print(printsJSON ? description.json : description.text)
      return .good
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CompareError.absent(path)
    }
    // A text golden is recognised by its file name, because its bytes have no signature.
    if let text = TextGolden(path: path, data: data) {
      console.print(printsJSON ? text.json : text.text)
      return .good
    }
    if FilmFile.isFilm(data) {
      let film = FilmDescription(path: path, file: try FilmFile(data, name: path))
      console.print(printsJSON ? film.json : film.text)
      return .good
    }
    let description = GoldenDescription(path: path, file: try golden(data))
    console.print(printsJSON ? description.json : description.text)
    return .good
  }

  private func golden(_ data: Data) throws -> GoldenFile {
    do {
      return try GoldenFile(data, name: path)
    } catch .notPNG(_, let kind) {
      throw NoGolden(path: path, kind: kind)
    }
  }
}

/// The error thrown if a file is not a golden.
struct NoGolden: Error, Equatable, CustomStringConvertible {
  var path: String
  /// The kind of the file, as the end of a message, after the word “is”.
  var kind: String

  var description: String {
    "\(path) is \(kind); goldens are PNG pictures, and texts that end with .txt or .json"
  }
}
