package import CommandLineKit
import Foundation
import LayoutLaboratory

extension Option {
  fileprivate static let times = Option(
    "times", takes: .number(0...100_000), "the number of turns of the device; 100 unless given")
  fileprivate static let seed = Option(
    "seed", takes: "N", "the seed of the random steps in between; 1 unless given")
  // A million seconds are eleven days, far below the limit of a clock.
  fileprivate static let seconds = Option(
    "seconds", takes: .number(0...1_000_000),
    "stop between two steps when this time is over; 300 unless given")
}

extension Command {
  package static let stress = Command(
    "stress", "SCENE",
    summary: "turn the device often, scroll and edit in between, and examine each step",
    options: [.device, .variant, .times, .seed, .seconds, .json],
    examples: [
      "quarterturn stress swatches/rotate --times 100 --seed 7",
      "quarterturn stress herbs.json --times 10000 --seconds 60",
      "quarterturn stress herbs.json --json",
    ]
  ) { @MainActor invocation, console in try StressCommand(invocation).run(on: console) }
}

/// The `stress` command: tests every variant of a scene, one after the other, with random changes.
@MainActor struct StressCommand {
  private let invocation: Invocation
  private let laboratories: [Laboratory]
  private let times: Int
  private let seed: UInt64
  private let seconds: Int

  /// Reads the scene and the options.
  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    self.invocation = invocation
    times = try arguments.number(of: .times) ?? 100
    seed = try arguments.number(of: .seed, upTo: .max) ?? 1
    seconds = try arguments.number(of: .seconds) ?? 300
    laboratories = try invocation.laboratories()
  }

  /// Runs the steps, and prints the findings.
  func run(on console: Console) throws -> ExitStatus {
    let progress = ProgressLine(isShown: console.isWatched, console: console)
    // The limit applies to all variants together, since the user waits for all of them.
    let end = ContinuousClock.now + .seconds(seconds)
    let reports = try laboratories.enumerated().map { index, laboratory in
      try laboratory.rotate(times: times, seed: seed) { state in
        progress.show("[\(index + 1)/\(laboratories.count)] \(state.words)")
        return ContinuousClock.now < end
      }
    }
    progress.clear()
    invocation.print(reports, on: console, json: StressReport.json, text: \.description)
    if !reports.allSatisfy(\.isComplete) {
      console.note("stopped after \(seconds) s, before all steps were done: --seconds allows more")
    }
    return reports.allSatisfy { $0.failure == nil } ? .good : .different
  }
}

extension StressProgress {
  /// The progress, for a line on the terminal.
  fileprivate var words: String {
    switch self {
    case .stepping(let done, let count): "step \(done) of \(count)"
    case .shortening(let tries): "a rule is broken; shortening the steps, try \(tries)"
    }
  }
}
