import Foundation

/// The program: it runs the requested benchmarks one after the other, and prints their times.
@main @MainActor
enum Main {
  static func main() async {
    // Without this, writing to a peer that has ended would end this program instead of throwing an
    // error.
    signal(SIGPIPE, SIG_IGN)
    guard let options = Options(CommandLine.arguments.dropFirst()) else { stop(Options.usage) }
    do {
      try await run(options)
    } catch {
      stop("\(error)\n")
    }
  }

  private static func stop(_ words: String) -> Never {
    FileHandle.standardError.write(Data(words.utf8))
    exit(2)
  }

  private static func run(_ options: Options) async throws {
    switch options.work {
    case .stages: try timeStages(options)
    case .peers:
      let table = Contest.table(options)
      try? FileManager.default.removeItem(at: Checkout.scratch)
      print(options.isMarkdown ? table.markdown : table.text)
      if options.checks && !table.misses.isEmpty { exit(1) }
    case .pictures(let folder):
      for line in try SamePicture.write(to: folder) { print(line) }
    case .growth(let file):
      let table = GrowthTable(growth: try GrowthRun(isQuick: options.isQuick).measured())
      try? FileManager.default.removeItem(at: Checkout.scratch)
      try table.write(to: file)
      print(table.text)
    case .instructions(let records): try countInstructions(records)
    case .fixedStages: try FixedStage.runAll()
    case .suite(let worker): try await worker.run()
    }
  }

  private static func countInstructions(_ records: Bool) throws {
    let counted = try InstructionCount.counted()
    try? FileManager.default.removeItem(at: Checkout.scratch)
    if records { try counted.record() }
    let report = InstructionReport(recorded: try .recorded(), counted: counted)
    print(report.text)
    if !report.slower.isEmpty { exit(1) }
  }

  private static func timeStages(_ options: Options) throws {
    let wanted = Benchmark.all.filter {
      (options.stages.isEmpty || options.stages.contains($0.stage))
        && (options.part.isEmpty || $0.name.contains(options.part))
    }
    let measurements = try wanted.map { try Measurement(of: $0, runs: options.runs ?? 15) }
    try? FileManager.default.removeItem(at: Checkout.scratch)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
  }
}
