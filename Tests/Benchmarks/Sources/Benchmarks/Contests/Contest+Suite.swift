import Foundation

extension Contest {
  /// A suite of snapshots, each pass of it in two processes with half of the screens each, beside
  /// two processes of cairo that draw and encode the same pictures.
  ///
  /// - Parameter screens: the number of screens, each shown in five ways; the limits of time are
  ///   proportional to it.
  /// - Returns: the contest.
  static func suite(screens: Int) -> Contest {
    let folder = Checkout.scratch("suite")
    let share = Double(screens) / 200
    let cairo = "cairo, drawn and encoded"
    let peak = PeakMemory()
    func pass(_ name: String, _ task: SuiteWorker.Task) -> Side {
      Side(name: name) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return {
          let shards = try (1...2).map { try worker(task, screens, folder, share: "\($0)/2") }
          let answers = try together(shards)
          peak.bytes = max(peak.bytes, answers.reduce(0) { $0 + $1.result })
          return answers.map(\.milliseconds).max() ?? 0
        }
      }
    }
    func row(_ name: String, _ seconds: Double) -> Row {
      Row(name: name, ours: name, beside: [cairo], limit: .most(seconds * 1000 * share))
    }
    return Contest(
      stage: "\((screens * 5).words) snapshots: \(screens) screens, each in five ways, two cores",
      sides: [
        pass("recorded", .record), pass("verified deep", .deep), pass("verified", .fast),
        Side(name: cairo) {
          _ = try Checkout.program("cairo_lists")
          _ = try worker(.lists, screens, folder).ask()
          return { try drawnByCairo(folder) }
        },
        Side(name: "memory") { { peak.bytes / 1e6 } },
        Side(name: "verification") {
          {
            try worker(.verification, screens, folder).ask().milliseconds / Double(screens * 5)
          }
        },
      ],
      rows: [
        row("recorded", 12), row("verified deep", 8), row("verified", 2),
        Row(
          name: "one verified, beyond layout and recording", ours: "verification",
          beside: [], limit: .most(0.5)),
        Row(
          name: "the most memory a pass held", ours: "memory", beside: [], limit: .most(300),
          unit: .megabytes),
      ], runs: 3, isWarm: true)
  }

  private static func worker(
    _ task: SuiteWorker.Task, _ screens: Int, _ folder: URL, share: String = "1/1"
  ) throws -> PeerProcess {
    try PeerProcess("Benchmarks", ["--suite", task.rawValue, "\(screens * 5)", folder.path, share])
  }

  /// The time in which two processes of cairo, each with half of the lists, have drawn all: that of
  /// the slower one, in milliseconds.
  private static func drawnByCairo(_ folder: URL) throws -> Double {
    let halves = try (0..<2).map {
      try PeerProcess("cairo_lists", ["encode", folder.appendingPathComponent("half-\($0)").path])
    }
    return try together(halves).map(\.milliseconds).max() ?? 0
  }

  /// Runs processes at the same time, and returns their answers.
  private static func together(_ processes: [PeerProcess]) throws -> [PeerProcess.Answer] {
    for process in processes { try process.begin() }
    return try processes.map { try $0.finish() }
  }
}

/// The most memory that the processes of one pass held together, in bytes.
private final class PeakMemory {
  var bytes = 0.0
}
