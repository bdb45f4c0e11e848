import Foundation

/// The notes on all files, formatted for output.
struct NoteList {
  let notes: [Note]

  /// Returns a line for each change and each omission, unless `isQuiet` is true, followed by a line
  /// for each obstacle.
  func words(isQuiet: Bool) -> String {
    let changes = isQuiet ? [] : notes.filter { $0.kind != .obstacle }
    let obstacles = notes.filter { $0.kind == .obstacle }
    var lines = changes.map(\.words)
    if !obstacles.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines.append("Not ported:")
      lines += obstacles.map(\.words)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the obstacles as warnings and the omissions as notes, in the format of a compiler.
  func warnings() -> String {
    notes.map { note in
      let place = "\(note.path):\(note.line):\(note.column)"
      return switch note.kind {
      case .change: ""
      case .obstacle: "\(place): warning: not ported: \(note.what): \(note.why)\n"
      case .omission: "\(place): note: \(note.what): \(note.why)\n"
      }
    }.joined()
  }

  /// Returns the notes as a JSON array.
  func json() -> String {
    let objects = notes.map { note in
      """
        {"kind": \(note.kind.rawValue.quoted), "path": \(note.path.quoted), \
      "line": \(note.line), "column": \(note.column), \
      "what": \(note.what.quoted), "why": \(note.why.quoted)}
      """
    }
    return objects.isEmpty ? "[]\n" : "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }
}

extension String {
  /// The text as a JSON string literal.
  var quoted: String {
    let inside = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case _ where scalar.value < 0x20:
        "\\u00" + String(scalar.value + 0x100, radix: 16).dropFirst()
      default: String(scalar)
      }
    }
    return "\"\(inside.joined())\""
  }
}
