import LayoutFigures

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
        ? try StressOutput(reports).json
        : reports.map(\.description).joined(separator: "\n\n\n"))
    return reports.allSatisfy { $0.failure == nil } ? .good : .different
  }
}
