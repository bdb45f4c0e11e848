package import CommandLineKit
import Foundation
import LayoutComparison
import LayoutCore
import LayoutScenes
import SnapshotCore

extension Option {
  fileprivate static let check = Option(
    "check", "write nothing, and end with 1 where something is missing or stale")
}

extension Command {
  package static let figures = Command(
    "figures", "FOLDER…",
    summary: "keep the figures of articles drawn, up to date, and described",
    explanation: """
      FOLDER is a documentation catalogue (.docc) or any folder with Markdown. Its Figures.json names
      figures. Each is drawn beside the articles, light and dark, at one and two pixels per point, under
      the names that DocC uses: NAME.png, NAME@2x.png, NAME~dark.png, NAME~dark@2x.png.
      A figure that names a golden is that golden; a catalogue cannot use files outside it, and gets
      copies of it and its dark twin.
      Only missing or stale figures are written. A picture that an article shows without alternative
      text, ![](NAME), gets that of its figure: from Figures.json, or else the layout's numbers. An
      author's text is never changed.
      With --check nothing is written: missing pictures, stale figures and pictures without alternative
      text are listed, each with its place and the next step.
      """,
    options: [.check, .json],
    examples: [
      "quarterturn figures Sources/Herbs/Herbs.docc",
      "quarterturn figures Sources/*/*.docc --check",
    ]
  ) { @MainActor invocation, console in try FiguresCommand(invocation).run(on: console) }
}

/// The `figures` command: draws and checks the pictures of articles.
@MainActor struct FiguresCommand {
  private let folders: [FigureFolder]
  private let reviews: [FigureReview]
  private let checks: Bool
  private let printsJSON: Bool

  /// Reads all folders and plans all figures, so that mistakes are reported before anything is
  /// written.
  init(_ invocation: Invocation) throws {
    guard !invocation.operands.isEmpty else {
      throw UsageError.missingOperand("a folder with articles", command: "figures")
    }
    let checks = invocation.arguments.has(.check)
    self.checks = checks
    printsJSON = invocation.arguments.has(.json)
    folders = try invocation.operands.map(FigureFolder.init)
    reviews = try folders.map { try FigureReview($0, writes: !checks) }
  }

  /// Writes the figures, or with `--check` only checks them, and prints the written files and the
  /// problems.
  func run(on console: Console) throws -> ExitStatus {
    var reviews = reviews
    for index in reviews.indices { try reviews[index].run() }
    let (written, findings) = (reviews.flatMap(\.written), reviews.flatMap(\.findings))
    if printsJSON {
      console.print(json(written, findings).document)
    } else {
      let lines = written + findings.map(\.text) + [summary(written, findings)]
      console.print(lines.joined(separator: "\n"))
    }
    return findings.isEmpty ? .good : .different
  }

  private func summary(_ written: [String], _ findings: [FigureFinding]) -> String {
    let figures = folders.reduce(0) { $0 + $1.manifest.figures.count }
    let pictures = folders.flatMap(\.articles).reduce(0) { $0 + $1.pictures.count }
    let head =
      Counted.text(figures, "figure") + ", " + Counted.text(pictures, "picture") + " in "
      + Counted.text(folders.reduce(0) { $0 + $1.articles.count }, "article")
    let found = findings.isEmpty ? "nothing wrong" : Counted.text(findings.count, "finding")
    return head + ": " + (checks ? "" : Counted.text(written.count, "file") + " written, ") + found
  }

  private func json(_ written: [String], _ findings: [FigureFinding]) -> JSONValue {
    .object([
      ("written", .list(written.map(JSONValue.text))),
      ("findings", .list(findings.map(\.json))),
    ])
  }
}
