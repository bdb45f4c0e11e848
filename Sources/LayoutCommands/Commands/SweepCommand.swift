import Basics
package import CommandLineKit
import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutPreviews
import LayoutScenes
import LayoutStage

extension Option {
  fileprivate static let widths = Option(
    "widths", takes: "A...B", "the widths of the window in points; 320...1366 unless given")
  fileprivate static let height = Option(
    "height", takes: .one(of: Sweep.Height.allCases.map(\.rawValue)),
    "keep the height, or take that of the turned device")
  fileprivate static let sweepOutput = Option.output.described(
    "the folder to draw each variant into; nothing is drawn unless given")
}

extension Command {
  package static let sweep = Command(
    "sweep", "SCENE | FILE…",
    summary: "find the widths at which a layout changes in kind",
    explanation: """
      The window goes from narrow to wide, as in split view. A break is a width from which there are
      more or fewer columns or lines, a header comes or goes, a label cuts its text, a constraint is
      broken, everything fits, or the size class is another; it is found to half a point. A layout that
      lasts for less than 8 points may be missed. Labels are those that constraints place, in the cells
      that the narrowest window shows. With --output each variant is drawn into
      SCENE.VARIANT.sweep.png: columns and cells over the width, the devices, and every break. FILE is
      iOS source, as preview takes it, optionally with the name of one preview to sweep: each that shows a
      collection view is swept, and drawn into PREVIEW.sweep.png. FILE may be a nib or a storyboard too: what
      has no collection view is drawn at the first and the last width of each range between breaks.
      """,
    options: [
      .widths, .height, .device, .variant, .appearance, .project, .sourceSeconds, .json,
      .sweepOutput,
    ],
    examples: [
      "quarterturn sweep plants/markers --variant after --output figures",
      "quarterturn sweep herbs.json --widths 320...1366 --device \"iPad Pro 11\"",
      "quarterturn sweep herbs.json --widths 375...430 --json",
      "quarterturn sweep GalleryViewController.swift Gallery --output figures",
    ]
  ) { @MainActor invocation, console in
    let sweep = try invocation.arguments.sweep()
    let experiment = PreviewExperiment.sweep(sweep, isDrawn: invocation.arguments.has(.output))
    if let source = try SourceExperiment(experiment, invocation) {
      return try source.run(on: console)
    }
    return try await SweepCommand(invocation, sweep).run(on: console)
  }
}

/// The `sweep` command: widens the window of every variant of a scene or a figure step by step.
@MainActor struct SweepCommand {
  private let invocation: Invocation
  private let laboratories: [Laboratory]
  private let sweep: Sweep
  private let output: OutputFolder?

  /// Reads the scene and the options.
  init(_ invocation: Invocation, _ sweep: Sweep) throws {
    (self.invocation, self.sweep) = (invocation, sweep)
    laboratories = try invocation.laboratories()
    output = try invocation.arguments.path(of: .output).map { OutputFolder(path: $0) }
  }

  /// Lays out all variants in windows of increasing width, draws the results if requested, and
  /// prints the widths at which the layout changes.
  func run(on console: Console) async throws -> ExitStatus {
    guard let output else {
      let reports = try laboratories.map { try $0.sweep(sweep) }
      invocation.print(reports, on: console, json: SweepReport.json, text: \.description)
      return .good
    }
    let studies = try laboratories.map { try $0.sweepStudy(sweep) }
    let paths = try await draw(studies, into: output, on: console)
    invocation.print(
      studies.map(\.report), on: console, json: SweepReport.json, text: \.description)
    console.note((["", "drawn:"] + paths).joined(separator: "\n"))
    return .good
  }

  /// Writes a picture of the report on each variant, and returns the paths.
  private func draw(
    _ studies: [SweepStudy], into output: OutputFolder, on console: Console
  ) async throws -> [String] {
    let scale = Self.scale
    let plans = studies.map { study in
      let name = "\(Figure.path(of: study.report.figure, variant: study.report.variant)).sweep.png"
      let plan = PlannedPicture(name) {
        NamedPicture(name, SweepFigure(study: study).picture(), scale: scale)
      }
      return (path: output.path(to: name), picture: plan)
    }
    for name in studies.compactMap({ FigureName($0.report.figure) }) {
      try output.makeFolders(for: name.description)
    }
    for plan in plans { try output.checkIsNoLink(plan.path) }
    try Self.checkDiffer(plans.map(\.path))
    let progress = ProgressLine(isShown: console.isWatched, console: console)
    try await PictureFile.write(plans, as: .png(isPlain: false), showing: progress)
    return plans.map(\.path)
  }

  /// Throws an error if two pictures would be written to one file, even on a file system that
  /// ignores case.
  private static func checkDiffer(_ paths: [String]) throws(OutputError) {
    var claimed: Set<String> = []
    for path in paths where !claimed.insert(path.lowercased()).inserted {
      throw .claimedTwice(path)
    }
  }

  /// The scale in pixels per point.
  private static let scale: CGFloat = 2
}

extension Arguments {
  /// Reads the widths and the height of the windows to examine.
  fileprivate func sweep() throws(UsageError) -> Sweep {
    let height = try height()
    guard let text = value(of: .widths) else { return Sweep(height: height) }
    let limits = Sweep.limits
    let (least, most) = (limits.lowerBound.shortest, limits.upperBound.shortest)
    let rule = ["two widths from \(least) to \(most) points, as in 320...1366"]
    let range = #/(\d{1,5}(?:\.\d{1,6})?)\.\.\.(\d{1,5}(?:\.\d{1,6})?)/#
    guard let match = text.wholeMatch(of: range), let first = Double(match.1),
      let last = Double(match.2)
    else { throw .unknownValue(text, .widths, choices: rule, suggestion: nil) }
    guard first <= last else {
      throw .unknownValue(
        text, .widths, choices: rule, suggestion: "\(match.2)...\(match.1)")
    }
    guard let sweep = Sweep(widths: first...last, height: height) else {
      throw .unknownValue(text, .widths, choices: rule, suggestion: nil)
    }
    return sweep
  }

  private func height() throws(UsageError) -> Sweep.Height {
    guard let text = value(of: .height) else { return .kept }
    if let height = Sweep.Height(rawValue: text) { return height }
    let names = Sweep.Height.allCases.map(\.rawValue)
    throw .unknownValue(
      text, .height, choices: names, suggestion: NearestName.of(text, in: names))
  }
}
