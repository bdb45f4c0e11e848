/// One thing to be timed.
struct Benchmark: Sendable {
  /// The part of the program it belongs to, as on the command line.
  let stage: String
  /// The name of the work, within the stage.
  let name: String
  /// Makes what is needed and returns the work: some number that depends on all of it.
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

  /// Everything there is to time.
  static let all =
    flatten + cover + blend + text + encode + decode + difference + verify + flow + constraints
    + feed + scene + figure + suite + deepCheck
}
