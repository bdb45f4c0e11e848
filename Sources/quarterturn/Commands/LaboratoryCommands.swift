import LayoutLaboratory
import LayoutScenes

extension Option {
  fileprivate static let rotate = Option("rotate", "also turn the device and turn it back")
  fileprivate static let unfolded = Option(
    "unfolded", "write out calls that only repeat others")
}

extension Command {
  /// The experiments on a scene's layouts; each reports on every variant.
  static let laboratory = [trace, characterise, lint, stress, sweep]

  private static let trace = Command(
    "trace", "SCENE",
    summary: "print every call around a layout: first layout, scroll, rotation",
    options: [.device, .variant, .rotate, .unfolded, .json],
    examples: [
      "quarterturn trace plants/markers --variant after --rotate",
      "quarterturn trace herbs.json --variant before --rotate --unfolded",
    ]
  ) { @MainActor invocation, console in
    let turns = invocation.arguments.has(.rotate)
    let isFolded = !invocation.arguments.has(.unfolded)
    let reports = try invocation.laboratories().map { try $0.trace(turning: turns) }
    invocation.print(reports, on: console, json: TraceReport.json) { $0.text(folded: isFolded) }
    return .good
  }

  private static let characterise = Command(
    "characterise", "SCENE",
    summary: "find out which changes make a layout invalid, and what it forgets",
    options: [.device, .variant, .json],
    examples: ["quarterturn characterise swatches/rotate"]
  ) { @MainActor invocation, console in
    let found = try invocation.laboratories().map { try $0.characterise() }
    invocation.print(found, on: console, json: Characterisation.json, text: \.description)
    return .good
  }

  private static let lint = Command(
    "lint", "SCENE",
    summary: "look for broken rules, such as sizes that a rotation does not refresh",
    options: [.device, .variant, .json],
    examples: ["quarterturn lint swatches/rotate", "quarterturn lint herbs.json --json"]
  ) { @MainActor invocation, console in
    let reports = try invocation.laboratories().map { try $0.lint() }
    invocation.print(reports, on: console, json: LintReport.json, text: \.description)
    return reports.allSatisfy(\.isEmpty) ? .good : .different
  }
}

extension Invocation {
  /// A laboratory for each variant of the scene or figure that is named.
  @MainActor func laboratories() throws -> [Laboratory] {
    try oneSubject().map(Laboratory.init)
  }

  /// Prints reports as JSON where that is asked for, else as texts with two empty lines in between.
  func print<Report>(
    _ reports: [Report], on console: Console, json: ([Report]) -> String,
    text: (Report) -> String
  ) {
    console.print(
      arguments.has(.json) ? json(reports) : reports.map(text).joined(separator: "\n\n\n"))
  }
}
