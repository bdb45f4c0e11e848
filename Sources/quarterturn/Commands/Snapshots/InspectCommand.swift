import Foundation
import RasterPNG
import SnapshotCore

/// `inspect`: what a golden says about itself.
struct InspectCommand {
  private let path: String
  private let printsJSON: Bool

  /// Reads which file.
  init(_ invocation: Invocation) throws(UsageError) {
    guard let path = invocation.operands.first else {
      throw .missingOperand("a PNG file", command: "inspect")
    }
    if invocation.operands.count > 1 {
      throw .unexpectedOperand(invocation.operands[1], command: "inspect of one file")
    }
    self.path = path
    printsJSON = invocation.arguments.has(.json)
  }

  /// Decodes the file and prints.
  func run(on console: Console) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CompareError.absent(path)
    }
    let description = GoldenDescription(path: path, file: try GoldenFile(data, name: path))
    console.print(printsJSON ? description.json : description.text)
  }
}
