/// One program or function that does the work of a contest: ours, or a peer's.
struct Side {
  let name: String
  /// Prepares the work, and returns a closure that does it once and returns its time in
  /// milliseconds, or a size.
  let prepare: () throws -> () throws -> Double
}

extension Side {
  /// Work of our own, timed here.
  static func ours(
    _ name: String = "Quarterturn", _ prepare: @escaping () throws -> () throws -> Int
  ) -> Side {
    Side(name: name) {
      let work = try prepare()
      return { try Measurement.milliseconds(of: work) }
    }
  }

  /// Work of a peer, which times itself.
  static func peer(
    _ name: String, _ program: String, _ arguments: @escaping () throws -> [String]
  ) -> Side {
    Side(name: name) {
      let process = try PeerProcess(program, arguments())
      return { try process.ask().milliseconds }
    }
  }

  /// Work of a peer of which the result is measured, such as a number of bytes, and not the time.
  static func result(
    of name: String, _ program: String, _ arguments: @escaping () throws -> [String]
  ) -> Side {
    Side(name: name) {
      let process = try PeerProcess(program, arguments())
      return { try process.ask().result }
    }
  }

  /// A process, timed from its start to its end; the command is built first if `builds` is true.
  static func process(
    _ name: String, _ program: String, builds: Bool = true, endingWith good: Set<Int32> = [0],
    _ arguments: @escaping () throws -> [String]
  ) -> Side {
    Side(name: name) {
      let launch = try Launch(program, arguments(), builds: builds)
      return { try launch.milliseconds(endingWith: good) }
    }
  }
}
