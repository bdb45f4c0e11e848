import Foundation
import Porting

/// The place in an app's source at which a program ended, as Swift's runtime prints it:
/// `Previews/HerbCell.swift:12: Fatal error: Unexpectedly found nil`.
struct EndingPlace: Codable, Equatable {
  /// The name of the app's file, or of a generated file.
  var file: String
  var line: Int
  /// The message.
  var text: String

  init(file: String, line: Int, text: String) {
    (self.file, self.line, self.text) = (file, line, text)
  }

  /// Finds the last place in the text that a program wrote to standard error; nil if there is none.
  init?(errors: String) {
    let pattern = #/^Previews/(?<file>[^:/]+\.swift):(?<line>[0-9]+): (?<text>.+)$/#
    let lines = errors.split(separator: "\n").reversed()
    guard let found = lines.lazy.compactMap({ $0.wholeMatch(of: pattern)?.output }).first,
      let line = Int(found.line)
    else { return nil }
    self.init(file: String(found.file), line: line, text: String(found.text.prefix(200)))
  }
}

/// The second and further programs of a view's closure (see `ClosureTool`), each without the
/// statement at which the program before it ended.
///
/// ```
/// func loadContent() {
///   guard let context else { fatalError() }    the program ends here: left out
///   noteView.text = context.text
/// ```
final class ClosureMending {
  private let tool: ClosureTool
  private var call: ClosureTool.Request
  private let stubs: BridgedFile.Stubs?
  /// The report on the current program.
  private(set) var report: ClosureReport
  private var count = 0

  /// The maximum number of further programs of one view.
  private static let most = 6

  /// Prepares further programs of a view.
  ///
  /// - Parameters:
  ///   - report: the report on the first program.
  ///   - call: the request with which the first program was made.
  ///   - tool: the tool that made the first program.
  ///   - stubs: the stubs of the declarations in Objective-C headers.
  init(
    _ report: ClosureReport, madeBy call: ClosureTool.Request, _ tool: ClosureTool,
    _ stubs: BridgedFile.Stubs?
  ) {
    (self.report, self.tool, self.stubs) = (report, tool, stubs)
    self.call = call
    // The numbers of the groups, which name their folders, stay the same.
    self.call.asked = call.asked.map { $0 == report.asked ? $0 : [] }
  }

  /// Makes the program without the statement at which it ended.
  ///
  /// Returns whether there is a new program; false if nothing was left out, if the program does not
  /// compile, if the request has no folder in which the left-out statement is stored, or if the
  /// maximum number of programs is reached.
  func leaveOut(_ place: EndingPlace) throws -> Bool {
    guard count < Self.most, call.cache != nil else { return false }
    count += 1
    call.endings = [place]
    var new: [ClosureReport] = []
    try tool.run(call) { new.append(stubs?.named(in: $0) ?? $0) }
    guard var next = new.first, next.hasProgram, next.program != nil,
      next.cuts.count > report.cuts.count
    else { return false }
    next.leavesOutEndings = true
    report = next
    return true
  }
}
