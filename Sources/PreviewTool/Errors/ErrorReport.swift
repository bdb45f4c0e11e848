/// The report to the user about the errors in source with previews.
///
/// ```
/// not here: UICalendarView, UISnapBehavior (out of scope: UIKit Dynamics)
/// Settings.swift:4:24: error: cannot find 'UICalendarView' in scope
///   private let picker = UICalendarView()
///                        ^
/// and 7 errors that follow from these
/// ```
struct ErrorReport {
  private let digest: ErrorDigest

  /// The maximum numbers of errors and of missing names that are reported.
  private static let mostErrors = 20
  private static let mostNames = 16
  /// The maximum number of characters of a source line that are shown.
  private static let widest = 120

  init(_ digest: ErrorDigest) { self.digest = digest }

  /// The lines of the report, without a line feed at the end.
  var text: String {
    let shown = digest.told.prefix(Self.mostErrors)
    let rest = digest.told.count - shown.count
    let lines =
      [notHere] + shown.flatMap(Self.lines)
      + [
        rest > 0 ? "and \(Self.count(rest)) more" : nil,
        digest.followed > 0 ? "and \(Self.count(digest.followed)) that follow from these" : nil,
      ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  private static func count(_ errors: Int) -> String { "\(errors) error\(errors == 1 ? "" : "s")" }

  /// The line that lists the missing names; nil if none is missing.
  private var notHere: String? {
    let modules = digest.missing.compactMap(\.module).reduce(into: digest.modules) { all, module in
      if !all.contains(module) { all.append(module) }
    }
    let ofModules = modules.map { module in
      let names = digest.missing.filter { $0.module == module }.map(\.text)
      return names.isEmpty ? module : "\(module) (\(names.joined(separator: ", ")))"
    }
    let names = digest.missing.filter { $0.module == nil }
    let others = names.map { name in
      name.text + (name.meant.map { " (did you mean \($0)?)" } ?? "")
    }
    let all = ofModules + others
    if all.isEmpty { return nil }
    let rest = all.count - Self.mostNames
    return "not here: " + all.prefix(Self.mostNames).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "") + (pointer ?? "")
  }

  /// The end of the line about missing names: the subjects to which they belong and that
  /// `SameAsUIKit.md` declares out of scope; nil if there are none.
  private var pointer: String? {
    let said = MissingName.outOfScope.filter { _, beginnings in
      digest.missing.contains { name in beginnings.contains(where: name.text.hasPrefix) }
    }
    return said.isEmpty
      ? nil : " (out of scope: \(said.map(\.words).joined(separator: ", ")))"
  }

  private static func lines(_ error: CompilerError) -> [String] {
    // More than two notes with candidates are not printed, since none of the candidates is more
    // likely than the others.
    let notes = error.notes.count > 2 ? [] : error.notes
    return ["\(error.place.text): error: \(error.message)"] + source(at: error.place)
      + notes.flatMap { ["\($0.place.text): note: \($0.message)"] + source(at: $0.place) }
  }

  private static func source(at place: CompilerError.Place) -> [String] {
    MarkedLine(of: place)?.shown(width: widest) ?? []
  }
}
