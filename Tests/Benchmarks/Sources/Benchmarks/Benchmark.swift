/// A benchmark: work that is timed.
struct Benchmark: Sendable {
  /// The stage that the benchmark belongs to, as `--only` names it.
  let stage: String
  /// The name of the work, within the stage.
  let name: String
  /// Prepares the work and returns it as a closure.
  ///
  /// The closure's result depends on all of the work, so that the optimiser removes nothing.
  let prepare: @Sendable () throws -> () -> Int

  init(_ stage: String, _ name: String, prepare: @escaping @Sendable () throws -> () -> Int) {
    self.stage = stage
    self.name = name
    self.prepare = prepare
  }
}

extension Benchmark {
  /// The stages by name, in the order they run.
  static let stageNames = [
    "flatten", "cover", "blend", "text", "encode", "decode", "difference", "verify", "flow",
    "constraints", "feed", "scene", "figure", "suite", "deep",
  ]

  /// All benchmarks.
  static let all =
    flatten + cover + blend + text + encode + decode + difference + verify + flow + constraints
    + feed + scene + figure + suite + deepCheck
}
