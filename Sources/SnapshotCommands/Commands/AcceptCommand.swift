package import CommandLineKit
import Foundation
import LayoutCore
import SnapshotCore

extension Option {
  fileprivate static let only = Option(
    "only", takes: "REGEX", "only changes of goldens whose path matches")
  fileprivate static let everyChange = Option("all", "every change")
}

extension Command {
  package static let accept = Command(
    "accept", "DIGEST…",
    summary: "replace goldens with a run's new versions, exactly as reviewed",
    explanation: """
      A digest names one change of one golden: from its old content to the picture that the run drew. If
      either has changed since, nothing is accepted; a golden that changed in the very same way has a
      separate digest. Without digests, pass --only or --all; these are refused where the results
      lack verdicts on goldens that the run requested.
      """,
    options: [.only, .everyChange, .results, .snapshots, .json],
    examples: [
      "quarterturn accept 1f0c8a6e55d3b274", "quarterturn accept --only 'plants/.*landscape'",
    ]
  ) { try AcceptCommand($0, environment: $1.environment).run(on: $1) }
}

/// The `accept` command: makes pictures and texts of a run the new goldens, if no file has changed
/// since.
struct AcceptCommand {
  private let choice: Choice
  private let changes: PendingChanges
  private let printsJSON: Bool

  /// The changes chosen on the command line.
  private enum Choice {
    case digests([String])
    case matching(PathPattern)
    case all
  }

  /// Parses the choice and reads the changes found by the last run.
  init(_ invocation: Invocation, environment: [String: String]) throws {
    let arguments = invocation.arguments
    let workplace = try CommandContext(arguments, environment: environment)
    changes = try PendingChanges(workplace, stores: arguments.wholeValues(of: .snapshots))
    printsJSON = arguments.has(.json)
    if let pattern = try PathPattern(arguments, .only) {
      choice = .matching(pattern)
      try invocation.checkNoOperands()
    } else if arguments.has(.everyChange) {
      choice = .all
      try invocation.checkNoOperands()
    } else if invocation.operands.isEmpty {
      throw AcceptRefusal.nothingChosen(changes.pending.map(\.line))
    } else {
      choice = .digests(invocation.operands)
    }
  }

  /// Checks every chosen change, and writes the goldens only if none is refused.
  func run(on console: Console) throws -> ExitStatus {
    let chosen = try chosenChanges()
    // If a single change is refused, none is accepted, so every change is checked before anything
    // is written.
    let refusals = chosen.compactMap(\.refusal)
    if !refusals.isEmpty { throw AcceptRefusal.refused(refusals) }
    let pending = chosen.filter { !$0.isAccepted }
    let names = FolderNames()
    var accepted: [String] = []
    for change in pending {
      do {
        try change.accept(knowing: names)
      } catch {
        // The goldens written before the error are kept, so their paths are printed before the
        // error.
        for path in accepted { console.print("accepted \(path)") }
        throw error
      }
      accepted.append(change.record.path)
    }
    // Several shards may have found changes of one golden; after one of them is accepted, the
    // others do not remain either, so paths are compared.
    let paths = Set(accepted)
    let remaining = changes.pending.filter { !paths.contains($0.record.path) }
    tell(accepted, remaining: remaining, on: console)
    for loss in changes.losses { console.note("warning: the run is not complete: \(loss)") }
    return .good
  }

  private func chosenChanges() throws(AcceptRefusal) -> [PendingChange] {
    switch choice {
    case .all, .matching:
      if !changes.losses.isEmpty { throw .lost(changes.losses) }
    case .digests: break
    }
    switch choice {
    case .all: return changes.all
    case .matching(let pattern):
      let found = changes.all.filter { pattern.matches($0.record.path) }
      if found.isEmpty { throw .noMatch(pattern.text) }
      return found
    case .digests(let digests):
      let unknown = digests.filter { changes.named($0).isEmpty }
      if !unknown.isEmpty { throw .unknownDigests(unknown, folder: changes.folder) }
      let chosen = Set(digests.flatMap(changes.named).map(\.digest))
      return changes.all.filter { chosen.contains($0.digest) }
    }
  }

  private func tell(_ accepted: [String], remaining: [PendingChange], on console: Console) {
    if printsJSON {
      return console.print(Self.json(accepted, remaining: remaining).document)
    }
    for path in accepted { console.print("accepted \(path)") }
    let rest =
      !remaining.isEmpty
      ? "these remain:"
      : changes.losses.isEmpty
        ? "nothing remains in the results, which hold no inline snapshots"
        : "nothing remains in the results, which are incomplete"
    console.print("\(accepted.count) accepted; \(rest)")
    for change in remaining { console.print(change.line) }
  }

  private static func json(_ accepted: [String], remaining: [PendingChange]) -> JSONValue {
    .object([
      ("accepted", .list(accepted.map(JSONValue.text))),
      (
        "remaining",
        .list(
          remaining.map { change in
            .object([
              ("path", .text(change.record.path)), ("digest", .text("\(change.digest)")),
            ])
          })
      ),
    ])
  }
}
