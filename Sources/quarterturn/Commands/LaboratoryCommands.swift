import LayoutLaboratory
import LayoutScenes

extension Option {
  fileprivate static let rotate = Option("rotate", "also turn the device and turn it back")
  fileprivate static let unfolded = Option(
    "unfolded", "write out calls that only repeat others")
  fileprivate static let times = Option(
    "times", takes: "N", "how often the device is turned; 100 unless given")
  fileprivate static let seed = Option(
    "seed", takes: "N", "what the steps in between follow from; 1 unless given")
}

extension Command {
  /// The experiments on a scene's layouts; each reports on every variant.
  static let laboratory = [trace, characterise, lint, stress]

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

  private static let stress = Command(
    "stress", "SCENE",
    summary: "turn the device often, scroll and edit in between, and examine each step",
    options: [.device, .variant, .times, .seed, .json],
    examples: [
      "quarterturn stress swatches/rotate --times 100 --seed 7",
      "quarterturn stress herbs.json --json",
    ]
  ) { @MainActor invocation, console in
    let arguments = invocation.arguments
    let times = Int(try arguments.number(of: .times, upTo: 100_000) ?? 100)
    let seed = try arguments.number(of: .seed, upTo: .max) ?? 1
    let reports = try invocation.laboratories().map { try $0.rotate(times: times, seed: seed) }
    invocation.print(reports, on: console, json: StressReport.json, text: \.description)
    return reports.allSatisfy { $0.failure == nil } ? .good : .different
  }
}

extension Invocation {
  /// A laboratory for each variant of the scene that is named.
  @MainActor fileprivate func laboratories() throws -> [Laboratory] {
    try oneScene().figures().map(Laboratory.init)
  }

  /// Prints reports as JSON where that is asked for, else as texts with two empty lines in between.
  fileprivate func print<Report>(
    _ reports: [Report], on console: Console, json: ([Report]) -> String,
    text: (Report) -> String
  ) {
    console.print(
      arguments.has(.json) ? json(reports) : reports.map(text).joined(separator: "\n\n\n"))
  }
}
