internal import Basics

/// The settings of an `.xcconfig` file and of the files that it includes.
package struct ConfigurationFile: Sendable, Equatable {
  /// The settings, keyed by their names including conditions in brackets.
  package private(set) var settings: [String: String] = [:]
  /// Remarks on lines that are not settings, and on files that are missing or included too deeply.
  package private(set) var notes: [ProjectNote] = []

  private static let depthLimit = 16
  private static let fileLimit = 200

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - files: the file system to read from.
  package init(at path: String, in files: ProjectFiles) {
    var count = 0
    read(path, files, depth: 0, &count, from: nil)
  }

  private mutating func read(
    _ path: String, _ files: ProjectFiles, depth: Int, _ count: inout Int, from place: ProjectNote?
  ) {
    count += 1
    guard depth < Self.depthLimit, count < Self.fileLimit else {
      notes.append(
        ProjectNote(file: path, text: "included too deeply: the files may include each other"))
      return
    }
    guard let text = files.text(path) else {
      if let place { notes.append(place) }
      return
    }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let place = ProjectNote(
        file: path, place: MarkupPlace(line: index + 1, column: 1), text: "not a setting")
      read(line: line, at: place, files, depth: depth, &count)
    }
  }

  private mutating func read(
    line: Substring, at place: ProjectNote, _ files: ProjectFiles, depth: Int, _ count: inout Int
  ) {
    let text = Self.withoutComment(line).trimmingSpaces
    if text.isEmpty { return }
    if text.hasPrefix("#include") {
      let name = text.split(separator: "\"", omittingEmptySubsequences: false)
      guard name.count > 1 else { return notes.append(place) }
      let path = ProjectPath.join(ProjectPath.folder(of: place.file), String(name[1]))
      var missing = place
      missing.text = "\(name[1]) does not exist"
      read(path, files, depth: depth + 1, &count, from: text.hasPrefix("#include?") ? nil : missing)
      return
    }
    guard let (name, value) = Self.setting(text) else { return notes.append(place) }
    // A later line of the file replaces an earlier one, and may contain its value as
    // `$(inherited)`.
    let before = settings[name].map { "\($0)" } ?? "$(inherited)"
    settings[name] = value.replacing("$(inherited)", with: before)
  }

  /// Splits a line at the `=` after the name; nil for a line without a setting.
  ///
  /// The conditions in brackets may also contain `=`.
  private static func setting(_ text: String) -> (name: String, value: String)? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0:
        let name = text[..<index].trimmingSpaces
        guard !name.isEmpty, !name.contains(" ") || name.contains("[") else { return nil }
        var value = text[text.index(after: index)...].trimmingSpaces
        if value.hasSuffix(";") { value.removeLast() }
        return (name.filter { $0 != " " }, value)
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
