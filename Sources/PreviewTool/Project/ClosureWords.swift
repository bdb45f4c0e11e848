import Foundation

/// The text about a closure: first what is not here, then what was cut, and the author's lines.
struct ClosureWords {
  private let report: ClosureReport
  private let folder: String

  /// The maximum numbers of names and of errors.
  private static let mostNames = 12
  private static let mostErrors = 6

  /// Makes the text of a report, with paths relative to a project's folder.
  init(_ report: ClosureReport, folder: String) { (self.report, self.folder) = (report, folder) }

  private var name: String { report.asked.map(relative).joined(separator: ", ") }

  private func relative(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// Returns the lines about a closure.
  ///
  /// - Parameter isWhole: whether each cut has a line.
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
      lines.append("\(name): \(own.count) of its bodies are left out, as they do not compile here")
    }
    for cut in isWhole ? report.cuts : Array(own.prefix(Self.mostErrors)) {
      lines.append("\(relative(cut.path)):\(cut.line): note: cut: \(cut.name): \(cut.why)")
    }
    if !report.hasProgram { lines += ["\(name) does not compile"] + errors(report.errors) }
    if report.hasProgram, report.views.isEmpty {
      lines.append("\(name): no class can be made and shown")
    }
    return lines
  }

  /// Returns the first errors at the author's lines, and the number of the others.
  ///
  /// Generated code is never shown.
  func errors(_ all: [String]) -> [String] {
    let own = all.filter { error in report.asked.contains { error.hasPrefix($0) } }.map(relative)
    let told = own.prefix(Self.mostErrors)
    let rest = all.count - told.count
    return told + (rest > 0 ? ["and \(rest) errors that follow or are in stand-ins"] : [])
  }
}
