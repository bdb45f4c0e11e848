import Foundation

/// A verdict in words: what, where, and what to do next.
///
/// ```
/// plants/markers.after.portrait.png is different: layout
///   section 0 inset.left 16 → 24: 12 cells moved +8,0 and 3 wrapped to the next line
///     moved +8,0: cells [0,0]–[0,11]
///     wrapped to the next line: cells [0,12]–[0,14]
///   pixels: 5213 of 2742336 pixels differ (ratio 0.001901, by up to 255 of 255) in 15 regions
/// expected
///   /…/Snapshots/plants/markers.after.portrait.png
/// actual
///   /…/artifacts/plants/markers.after.portrait.png/actual.png
/// accept exactly this change
///   quarterturn accept 1f0c8a6e55d3b274
/// ```
public struct VerdictMessage: Sendable {
  /// The most lines about what changed; the rest is counted.
  public static let changeLimit = 10

  private let verdict: Verdict
  private let artifacts: [Artifact]
  private let acceptCommand: String?
  private let recordCommand: String?

  /// Prepares a message.
  ///
  /// - Parameters:
  ///   - verdict: what became of a snapshot.
  ///   - artifacts: the files that show it.
  ///   - acceptCommand: what accepts exactly this change.
  ///   - recordCommand: what records a golden that is missing.
  public init(
    _ verdict: Verdict, artifacts: [Artifact] = [], acceptCommand: String? = nil,
    recordCommand: String? = nil
  ) {
    self.verdict = verdict
    self.artifacts = artifacts
    self.acceptCommand = acceptCommand
    self.recordCommand = recordCommand
  }

  /// The message line by line; every path stands on a line of its own.
  public var lines: [String] {
    [headline] + changes + pixels + warnings + paths + advice
  }

  /// What became of which golden, in one line.
  public var headline: String {
    let name = verdict.golden.name.path
    switch verdict {
    case .same: return "\(name) is the same"
    case .recorded(let recording): return "\(name) \(Self.text(of: recording))"
    case .missing: return "\(name) is missing"
    case .different:
      let failing = verdict.statements.filter { $0.reaction == .fail }.map(\.changeClass)
      let classes = Set(failing).sorted().map(\.rawValue).joined(separator: ", ")
      return "\(name) is different: \(classes)"
    case .unreadable(let obstacle): return "\(name) \(obstacle.reason.text)"
    }
  }

  /// What changed, most important first: at most ten lines, then a count.
  public var changes: [String] {
    guard case .different(let difference) = verdict else { return [] }
    return Self.lines(of: difference.statements.filter { $0.reaction == .fail })
  }

  /// Returns statements as lines of a message: at most ten, then a count.
  ///
  /// Every statement has its line before any goes into details.
  ///
  /// - Parameters:
  ///   - statements: the most important first.
  ///   - mark: stands before each.
  /// - Returns: indented lines.
  package static func lines(of statements: [Statement], mark: String = "") -> [String] {
    var room = max(changeLimit - statements.count, 0)
    let lines = statements.prefix(changeLimit).flatMap { statement -> [String] in
      let details = statement.details.prefix(room)
      room -= details.count
      return ["  \(mark)\(statement.headline)"] + details.map { "    \($0)" }
    }
    let rest = statements.reduce(0) { $0 + 1 + $1.details.count } - lines.count
    return rest == 0 ? lines : lines + ["  \(mark)and \(Counted.text(rest, "more line"))"]
  }

  private var pixels: [String] {
    if case .same(let match) = verdict { return match.allowances.map { "  allowed: \($0)" } }
    guard case .different(let difference) = verdict,
      case .picture(let comparison) = difference.evidence
    else { return [] }
    return comparison.pixelLines
  }

  private var warnings: [String] {
    Self.lines(of: verdict.statements.filter { $0.reaction == .warn }, mark: "warning: ")
  }

  private var paths: [String] {
    if case .same = verdict { return [] }
    let golden = ["golden", "  \(verdict.golden.url.path)"]
    return golden + artifacts.flatMap { [$0.role.rawValue, "  \($0.url.path)"] }
  }

  private var advice: [String] {
    switch verdict {
    case .same: []
    case .recorded(let recording) where recording.change == .unchanged: []
    case .recorded: ["look at it, add it to git, and test again: what was recorded proves nothing"]
    case .missing(let absence): recording(of: absence) + acceptance
    case .different: acceptance
    case .unreadable(let obstacle): [obstacle.reason.advice] + acceptance
    }
  }

  private var acceptance: [String] {
    acceptCommand.map { [Self.acceptance, "  \($0)"] } ?? []
  }

  private static let acceptance = "accept exactly this change"

  /// Returns the lines of a message with another command that accepts the change.
  static func lines(_ lines: [String], accepting command: String) -> [String] {
    guard let place = lines.firstIndex(of: acceptance), place + 1 < lines.count else {
      return lines
    }
    var lines = lines
    lines[place + 1] = "  \(command)"
    return lines
  }

  private func recording(of absence: Verdict.Absence) -> [String] {
    guard let recordCommand else { return ["\(absence.reason) with mode missing"] }
    return [absence.reason, "  \(recordCommand)"]
  }

  private static func text(of recording: Verdict.Recording) -> String {
    switch recording.change {
    case .new: recording.isRepeated ? "was recorded earlier in this run" : "was recorded"
    case .replaced: recording.isRepeated ? "was replaced earlier in this run" : "was replaced"
    case .unchanged: "was recorded before, byte for byte"
    }
  }
}

extension Verdict.Absence {
  /// Why the golden was not written, and what to do.
  fileprivate var reason: String {
    if isOnBuildServer { return "nothing is recorded where CI is set: record it elsewhere" }
    return mode == .failed
      ? "mode failed records only what differs: record it"
      : "nothing is recorded, for the mode is never: record it"
  }
}
