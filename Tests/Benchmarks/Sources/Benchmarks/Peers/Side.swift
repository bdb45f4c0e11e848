/// One of those that do the same work: ours, or a peer's.
struct Side {
  let name: String
  /// Prepares the work and returns what does it once and says what that took, or how large it is.
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

  /// Returns the result of a peer's work, such as bytes.
  static func result(
    of name: String, _ program: String, _ arguments: @escaping () throws -> [String]
  ) -> Side {
    Side(name: name) {
      let process = try PeerProcess(program, arguments())
      return { try process.ask().result }
    }
  }

  /// A whole process; the command is built first where that is requested.
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
