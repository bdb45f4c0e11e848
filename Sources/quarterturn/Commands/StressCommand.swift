import LayoutFigures

extension Option {
  fileprivate static let times = Option(
    "times", takes: "N", "how often the device is turned; 100 unless given")
  fileprivate static let seed = Option(
    "seed", takes: "N", "what the steps in between follow from; 1 unless given")
}

extension Command {
  static let stress = Command(
    "stress", "SCENE",
    summary: "turn the device often, scroll and edit in between, and examine each step",
    options: [.device, .variant, .times, .seed, .json],
    examples: [
      "quarterturn stress swatches/rotate --times 100 --seed 7",
      "quarterturn stress herbs.json --json",
    ]
  ) { try await StressCommand($0).run(on: $1) }
}

/// `stress`: many rotations, and what they break.
struct StressCommand {
  private let scene: Scene
  private let times: Int
  private let seed: UInt64
  private let printsJSON: Bool

  /// Reads the scene and the choices.
  init(_ invocation: Invocation) throws {
    scene = try invocation.oneScene()
    times = Int(try invocation.arguments.number(of: .times, upTo: 100_000) ?? 100)
    seed = try invocation.arguments.number(of: .seed, upTo: .max) ?? 1
    printsJSON = invocation.arguments.has(.json)
  }

  /// Turns each variant and prints what came of it.
  @MainActor func run(on console: Console) throws -> ExitStatus {
    let reports = try scene.laboratories.map { try $0.rotate(times: times, seed: seed) }
    console.print(
      printsJSON
        ? StressReport.json(reports) : reports.map(\.description).joined(separator: "\n\n\n"))
    return reports.allSatisfy { $0.failure == nil } ? .good : .different
  }
}
