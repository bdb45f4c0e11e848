import Basics
import CommandLineKit
import Foundation
import InterfaceBuilder

/// Two versions of a document of Interface Builder, compared for `compare`.
struct DocumentComparison {
  private let name: String
  private let changes: [InterfaceChange]

  /// Reads both documents; nil if one of the files is none by its name.
  ///
  /// - Throws: `CompareError` if there is no such file, `InterfaceError` if one cannot be read.
  init?(_ operands: [String]) throws {
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
    name = files[1].lastPathComponent
    changes = documents[0].changes(to: documents[1])
  }

  /// Prints a line for each change, and how many there are.
  func run(on console: Console) -> ExitStatus {
    for change in changes { console.print("\(name):\(change.line): \(change.text)") }
    console.print(
      changes.isEmpty ? "no changes" : "\(changes.count) change\(changes.count == 1 ? "" : "s")")
    return changes.isEmpty ? .good : .different
  }
}
