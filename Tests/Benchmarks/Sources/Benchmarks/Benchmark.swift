/// One thing to be timed.
struct Benchmark: Sendable {
  /// The part of the program it belongs to, as on the command line.
  let stage: String
  /// What is done, within the stage.
  let name: String
  /// Makes what is needed and returns the work: some number that depends on all of it.
  let prepare: @Sendable () throws -> () -> Int

  init(_ stage: String, _ name: String, prepare: @escaping @Sendable () throws -> () -> Int) {
    self.stage = stage
    self.name = name
    self.prepare = prepare
  }
}
