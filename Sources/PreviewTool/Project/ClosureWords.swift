import Foundation

/// The text about a closure (see `ClosureTool`): the missing names, the errors in code that is left
/// out, and their source lines.
struct ClosureWords {
  private let report: ClosureReport
  private let folder: String

  /// The maximum numbers of names and of errors in the text.
  private static let mostNames = 12
  private static let mostErrors = 6
  /// The maximum number of previewed files that are listed.
  private static let mostFiles = 3
  /// The maximum number of characters of a source line that are shown.
  private static let widest = 120

  /// Makes the text of a report, with paths relative to a project's folder.
  init(_ report: ClosureReport, folder: String) { (self.report, self.folder) = (report, folder) }

  /// The paths of the previewed files; if there are many, the first path and the number of the
  /// others.
  private var name: String {
    let names = report.asked.map(relative)
    guard names.count > Self.mostFiles else { return names.joined(separator: ", ") }
    return "\(names[0]) and \(names.count - 1) other files"
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// Returns the lines about a view's closure (see `ClosureTool`).
  ///
  /// - Parameter isWhole: whether each error that left code out has its own line.
  /// - Returns: the lines.
  func summary(isWhole: Bool) -> [String] {
    var lines: [String] = []
    if !report.missing.isEmpty {
      let names = report.missing.prefix(Self.mostNames).joined(separator: ", ")
      let rest = report.missing.count - Self.mostNames
      lines.append("not here: \(names)\(rest > 0 ? " and \(rest) more" : ""): stand-ins are used")
    }
    let own = report.cuts.filter(\.isAsked)
    if !own.isEmpty {
      let bodies = own.count == 1 ? "1 body is" : "\(own.count) bodies are"
      lines.append("\(name): \(bodies) left out, as they do not compile here")
    }
    for cut in isWhole ? report.cuts : Array(own.prefix(Self.mostErrors)) {
      lines.append("\(relative(cut.path)):\(cut.line): note: cut: \(cut.name): \(cut.why)")
    }
    if !report.hasProgram {
      let verb = report.asked.count > Self.mostFiles ? "do" : "does"
      lines += ["\(name) \(verb) not compile"] + errors(report.errors)
    }
    if report.hasProgram, report.views.isEmpty {
      lines.append("\(name): no class can be made and shown")
    }
    return lines
  }

  /// The note on pictures: the number of lines that are stubs, and the stubs that the previewed
  /// files use; nil if there are no stubs.
  var sight: String? {
    guard report.stubs > 0 else { return nil }
    let all = report.stubbed ?? []
    let rest = all.count - Self.mostErrors
    let names = all.prefix(Self.mostErrors).joined(separator: ", ")
    let list = all.isEmpty ? "" : ", in sight \(names)\(rest > 0 ? " and \(rest) more" : "")"
    return "\(report.stubs) of \(report.stubs + report.written) lines are stubs\(list)"
  }

  /// Returns the first errors with their source lines, those in the previewed files first, and the
  /// number of further errors.
  ///
  /// An error in generated code is printed with the file of the app for which the code was
  /// generated.
  func errors(_ all: [String]) -> [String] {
    let own = all.filter { error in report.asked.contains { error.hasPrefix("\($0):") } }
    let others = all.filter { !own.contains($0) }
    let shown = (own + others).prefix(Self.mostErrors)
    let rest = all.count - shown.count
    let end = rest > 0 ? ["and \(rest) more error\(rest == 1 ? "" : "s")"] : []
    return shown.flatMap { own.contains($0) ? Self.marked($0).map(relative) : [named($0)] } + end
  }

  /// Returns an error in the app's source, with the source line below it.
  private static func marked(_ error: String) -> [String] {
    guard let found = CompilerError(reported: error) else { return [error] }
    let source = MarkedLine(of: found.place)?.shown(width: widest) ?? []
    return ["\(found.place.text): error: \(found.message)"] + source
  }

  /// Returns an error in generated code, with the app's file for which the code was generated.
  private func named(_ error: String) -> String {
    guard let found = CompilerError(reported: error), found.place.path.hasPrefix("/closure/") else {
      return "error: \(relative(error))"
    }
    let file = String(found.place.path.dropFirst("/closure/".count))
    let subject =
      Self.generated[file]
      // The name of the generated file is a number, a hyphen and the name of the app's file.
      ?? "the stand-in of \(file.drop { $0.isNumber }.drop { $0 == "-" })"
    return "\(subject): error: \(found.message)"
  }

  /// The descriptions of the generated files that do not correspond to a file of the app.
  private static let generated = [
    "missing.swift": "the stand-ins of names that are not here",
    "values.swift": "the values of stand-ins", "protocols.swift": "the stand-ins of protocols",
    "main.swift": "the program that shows the view",
  ]
}

extension CompilerError {
  /// Reads an error of a report in the form `path:line:column: message`; nil if the text has
  /// another form.
  fileprivate init?(reported text: String) {
    guard let end = text.range(of: ": ") else { return nil }
    let words = text[..<end.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard words.count > 2, let line = Int(words[words.count - 2]),
      let column = Int(words[words.count - 1])
    else { return nil }
    let path = words.dropLast(2).joined(separator: ":")
    self.init(
      place: Place(path: path, line: line, column: column),
      message: String(text[end.upperBound...]))
  }
}
