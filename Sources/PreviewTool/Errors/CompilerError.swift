import Foundation

/// An error of the compiler, at its place.
///
///     Shelf.swift:12:7: error: cannot find 'UIMenu' in scope
struct CompilerError: Equatable {
  /// A place in a file, with the columns counted in bytes, from 1.
  struct Place: Equatable {
    var path: String
    var line: Int
    var column: Int

    var text: String { "\(path):\(line):\(column)" }
  }

  /// A sentence that the compiler adds to an error.
  struct Note: Equatable {
    var place: Place
    var message: String
  }

  var place: Place
  var message: String
  var notes: [Note] = []
  /// Whether the place is in text that porting has added.
  var isInAddedText = false

  /// Reads a compiler's output with `-diagnostic-style=llvm`.
  ///
  /// The lines that it shows of the source are passed over: they are those of ported files.
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

  /// The words in quotation marks.
  var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The module that the compiler did not find; nil for other errors.
  var missingModule: String? {
    message.hasPrefix("no such module '") ? quoted.first : nil
  }
}
