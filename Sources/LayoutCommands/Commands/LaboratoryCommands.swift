package import CommandLineKit
import Foundation
import LayoutLaboratory
import LayoutPreviews
import LayoutScenes

extension Option {
  fileprivate static let rotate = Option("rotate", "also turn the device and turn it back")
  fileprivate static let unfolded = Option(
    "unfolded", "write out calls that only repeat others")
}

extension Command {
  /// The commands that experiment on a scene's layouts.
  ///
  /// Each command reports on every variant, unless `--variant` selects some of them.
  package static let laboratory = [trace, characterise, lint, stress, sweep]

  package static let trace = Command(
    "trace", "SCENE | FILE…",
    summary: "print every call around a layout: first layout, scroll, rotation",
    explanation: """
      FILE is iOS source, as preview takes it, optionally with the name of one preview to trace: each that
      shows a collection view is traced. UIKit's console messages during the trace are left out.
      """,
    options: [.device, .variant, .rotate, .unfolded, .project, .sourceSeconds, .json],
    examples: [
      "quarterturn trace plants/markers --variant after --rotate",
      "quarterturn trace herbs.json --variant before --rotate --unfolded",
      "quarterturn trace GalleryViewController.swift Gallery --rotate",
    ]
  ) { @MainActor invocation, console in
    let turns = invocation.arguments.has(.rotate)
    let isFolded = !invocation.arguments.has(.unfolded)
    let experiment = PreviewExperiment.trace(turning: turns, folded: isFolded)
    if let source = try SourceExperiment(experiment, invocation) {
      return try source.run(on: console)
    }
    let reports = try invocation.laboratories().map { try $0.trace(turning: turns) }
    invocation.print(reports, on: console, json: TraceReport.json) { $0.text(folded: isFolded) }
    return .good
  }

  package static let characterise = Command(
    "characterise", "SCENE",
    summary: "find out which changes make a layout invalid, and what it forgets",
    options: [.device, .variant, .json],
    examples: ["quarterturn characterise swatches/rotate"]
  ) { @MainActor invocation, console in
    let found = try invocation.laboratories().map { try $0.characterise() }
    invocation.print(found, on: console, json: Characterisation.json, text: \.description)
    return .good
  }

  package static let lint = Command(
    "lint", "SCENE | FILE… | CATALOGUE…",
    summary: "look for broken rules, in layouts and catalogues",
    explanation: """
      FILE is iOS source, as preview takes it, optionally with the name of one preview to examine. If a
      preview has no collection view, its constraints are examined. Ends with 1 if a rule is broken.
      FILE may be a nib or a storyboard; then it is examined in the narrowest phone's window too, with the
      texts of all languages of the tables beside it, and classes that the program lacks are listed.

      CATALOGUE is an asset catalogue, NAME.xcassets: what is not found or not drawn of it is listed,
      such as files that are missing or damaged, parts of PDF and SVG files, and names used twice.
      """,
    options: [.device, .variant, .project, .sourceSeconds, .json],
    examples: [
      "quarterturn lint swatches/rotate", "quarterturn lint herbs.json --json",
      "quarterturn lint GalleryViewController.swift", "quarterturn lint App/Assets.xcassets",
    ]
  ) { @MainActor invocation, console in
    if let reports = try invocation.catalogueReports() {
      invocation.print(reports, on: console, json: CatalogueReport.json, text: \.description)
      return reports.allSatisfy(\.isEmpty) ? .good : .different
    }
    if let source = try SourceExperiment(.lint, invocation) { return try source.run(on: console) }
    let reports = try invocation.laboratories().map { try $0.lint() }
    invocation.print(reports, on: console, json: LintReport.json, text: \.description)
    return reports.allSatisfy(\.isEmpty) ? .good : .different
  }
}

extension Invocation {
  /// Returns the reports of the asset catalogues among the operands; nil if there are none.
  fileprivate func catalogueReports() throws -> [CatalogueReport]? {
    func isCatalogue(_ operand: String) -> Bool {
      if case .catalogue? = AssetOperand(operand) { true } else { false }
    }
    guard operands.contains(where: isCatalogue) else { return nil }
    for option in [Option.device, .variant, .sourceSeconds] where arguments.has(option) {
      throw UsageError.inapplicableOption(option, command: "asset catalogues")
    }
    return try operands.map { operand in
      guard isCatalogue(operand) else {
        throw UsageError.otherOperand(operand, than: "an asset catalogue", command: "lint")
      }
      guard FileManager.default.isFolder(operand) == true else {
        throw MissingAssetFile(path: operand)
      }
      return CatalogueReport(of: operand)
    }
  }

  /// Returns a laboratory for each variant of the named scene or figure.
  @MainActor func laboratories() throws -> [Laboratory] {
    try oneSubject().map(Laboratory.init)
  }

  /// Prints reports as JSON if that is requested, otherwise as texts separated by two empty lines.
  func print<Report>(
    _ reports: [Report], on console: Console, json: ([Report]) -> String,
    text: (Report) -> String
  ) {
    console.print(
      arguments.has(.json) ? json(reports) : reports.map(text).joined(separator: "\n\n\n"))
  }
}
