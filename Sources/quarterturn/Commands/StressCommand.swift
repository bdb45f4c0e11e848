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
  ) { @MainActor invocation, console in
    let (scene, arguments) = (try invocation.oneScene(), invocation.arguments)
    let times = Int(try arguments.number(of: .times, upTo: 100_000) ?? 100)
    let seed = try arguments.number(of: .seed, upTo: .max) ?? 1
    let reports = try scene.laboratories.map { try $0.rotate(times: times, seed: seed) }
    console.print(
      arguments.has(.json)
        ? StressReport.json(reports) : reports.map(\.description).joined(separator: "\n\n\n"))
    return reports.allSatisfy { $0.failure == nil } ? .good : .different
  }
}
