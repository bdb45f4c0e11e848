import CommandLineKit
import Foundation
import LayoutCore

/// One call of a tool, from a client's arguments to the result.
struct ToolCall: Sendable {
  let tool: ServedTool
  let arguments: [String: JSONValue]
  let folder: ConfinedFolder
  let program: URL
  let limits: ToolRun.Limits
  let isolation: Isolation

  /// Runs the tool with a temporary folder, which is removed afterwards.
  func answer() async -> ToolAnswer {
    let files = FileManager.default
    let place = files.temporaryDirectory
      .appendingPathComponent("quarterturn-call-\(UUID().uuidString)", isDirectory: true)
    let output = place.appendingPathComponent("pictures", isDirectory: true)
    defer { try? files.removeItem(at: place) }
    do {
      let commandLine = try tool.commandLine(arguments, in: folder, output: output.path)
      try files.createDirectory(at: output, withIntermediateDirectories: true)
      let run = ToolRun(program, limits: limits, isolation: isolation)
      let end = await run.run(commandLine, in: folder.root, writingTo: place)
      return answer(end, place, output)
    } catch {
      return ToolAnswer(["\(error)"], isError: true)
    }
  }

  private func answer(_ end: ToolRun.End, _ place: URL, _ output: URL) -> ToolAnswer {
    let hidden = output.path + "/"
    let printed = ["out", "err"].map { name in
      Self.text(of: place.appendingPathComponent(name)).replacing(hidden, with: "")
    }
    let shown = AnswerPictures(arguments).read(tool.pictures, in: output)
    let texts = [message(of: end) ?? ""] + printed + [shown.text, warning ?? ""]
    return ToolAnswer(texts, pictures: shown.pictures, isError: isError(end))
  }

  /// A warning for the result if the tool runs source that can access the network; otherwise nil.
  private var warning: String? {
    guard tool.runsSource, !isolation.isGiven else { return nil }
    return "this system cannot separate a process from the network: the source could reach it"
  }

  /// Returns whether the result counts as an error.
  ///
  /// Exit status 1, which reports a difference or a finding, is an error only for a tool that runs
  /// source.
  private func isError(_ end: ToolRun.End) -> Bool {
    switch end {
    case .status(let status):
      status != 0 && (tool.runsSource || ExitStatus(rawValue: status) != .different)
    default: true
    }
  }

  private func message(of end: ToolRun.End) -> String? {
    switch end {
    case .status: nil
    case .signal(let signal):
      "\(tool.name) was ended by signal \(signal): it may have reached the limit of "
        + "\(limits.megabytes) MB or of \(limits.seconds) s, see --megabytes and --seconds of serve"
    case .late:
      "\(tool.name) was stopped after \(limits.seconds) s; request less, or start serve with more --seconds"
    case .cancelled: "\(tool.name) was cancelled"
    case .unstartable(let reason): "\(tool.name) cannot be started: \(reason)"
    }
  }

  /// Returns the text in a file of output; if it is longer than `longest`, only its beginning.
  private static func text(of file: URL) -> String {
    guard let handle = try? FileHandle(forReadingFrom: file),
      let data = try? handle.read(upToCount: longest + 1)
    else { return "" }
    let text = String(decoding: data.prefix(longest), as: UTF8.self)
    let isCut = data.count > longest
    return (isCut ? text + "\n… the rest is left out; request one variant, or less" : text)
      .trimmingCharacters(in: .newlines)
  }

  /// The maximum number of bytes of output that are returned.
  ///
  /// Longer output would fill the context of a client's language model.
  private static let longest = 100_000
}
