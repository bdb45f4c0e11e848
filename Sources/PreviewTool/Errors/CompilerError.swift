import Foundation

/// A compiler error with its source location.
///
///     Shelf.swift:12:7: error: cannot find 'UIMenu' in scope
struct CompilerError: Equatable {
  /// A location in a source file.
  ///
  /// The column is counted in bytes, from 1.
  struct Place: Equatable {
    var path: String
    var line: Int
    var column: Int

    var text: String { "\(path):\(line):\(column)" }
  }

  /// A note that the compiler adds to an error.
  struct Note: Equatable {
    var place: Place
    var message: String
  }

  var place: Place
  var message: String
  var notes: [Note] = []
  /// Whether the location is in code that the porting tool added.
  var isInAddedText = false

  /// Returns the errors in a compiler's output with `-diagnostic-style=llvm`.
  ///
  /// The source lines in the output are ignored, since they are from ported files.
  static func all(in output: String) -> [CompilerError] {
    output.split(separator: "\n").reduce(into: []) { errors, line in
      guard let (place, kind, message) = parts(of: line) else { return }
      if kind == "error" {
        errors.append(CompilerError(place: place, message: message))
      } else if kind == "note", !errors.isEmpty {
        errors[errors.count - 1].notes.append(Note(place: place, message: message))
      }
    }
  }

  private static func parts(of line: Substring) -> (Place, String, String)? {
    for kind in ["error", "note", "warning"] {
      guard let mark = line.range(of: ": \(kind): ") else { continue }
      let words = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard words.count > 2, let column = Int(words[words.count - 1]),
        let number = Int(words[words.count - 2])
      else { continue }
      let path = words.dropLast(2).joined(separator: ":")
      let message = line[mark.upperBound...].trimmingCharacters(in: .whitespaces)
      return (Place(path: path, line: number, column: column), kind, message)
    }
    return nil
  }

  /// The parts of the message in quotation marks.
  var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The name of the module that the compiler did not find; nil for other errors.
  var missingModule: String? {
    message.hasPrefix("no such module '") ? quoted.first : nil
  }
}
