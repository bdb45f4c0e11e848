import Foundation

/// The request of the command line.
struct Options {
  /// The work of the program.
  enum Work {
    /// The stages are timed by themselves.
    case stages
    /// Each stage is timed beside its peer.
    case peers
    /// Writes the drawings of both sides of a contest into a folder.
    case pictures(URL)
    /// Measures the growth of times with the work, and writes it into a file.
    case growth(URL)
    /// The instructions of the fixed stages are counted and compared, or recorded.
    case instructions(records: Bool)
    /// The fixed stages run once, for ``instructions(records:)``.
    case fixedStages
    /// One pass over the suite, for ``peers``.
    case suite(SuiteWorker)
  }

  var work = Work.stages
  /// The stages to run; all when empty.
  var stages: Set<String> = []
  /// A text in the names of the benchmarks to run; all if empty.
  var part = ""
  /// The number of runs of each; nil for a number that suits the work.
  var runs: Int?
  /// Whether a table that misses a target ends the program with 1.
  var checks = false
  /// Whether fewer runs are made and fewer snapshots taken.
  var isQuick = false
  /// Whether the table is printed as Markdown.
  var isMarkdown = false

  static let usage = """
    usage: QUARTERTURN_BENCHMARKS=1 swift run -c release Benchmarks [--only STAGE,STAGE…] [--named PART] [--runs N]
           QUARTERTURN_BENCHMARKS=1 swift run -c release Benchmarks --peers [--quick] [--check] [--markdown]
             [--named PART] [--runs N]
           QUARTERTURN_BENCHMARKS=1 swift run -c release Benchmarks --pictures FOLDER
           QUARTERTURN_BENCHMARKS=1 swift run -c release Benchmarks --growth FILE [--quick]
           QUARTERTURN_BENCHMARKS=1 swift run -c release Benchmarks --instructions compare|record

    Times the stages \(Benchmark.stageNames.joined(separator: ", ")) and prints
    medians in milliseconds as JSON.

    With --peers each stage takes turns with its peer, and one table has all ratios:
    run Tests/Benchmarks/Peers/install first, which installs the peers. --quick takes
    under a minute, and leaves out the command where ./quarterturn has not built it since
    the sources changed; with --check it ends with 1 where a ratio is not reached. --pictures
    writes what both sides draw, and says how far they are apart.

    --growth measures how times grow with the work, prints them with the exponents of
    the growth, and writes them into the file that the figure articles/growth is drawn
    from: Sources/DocumentationFigures/Growth/growth.json.

    --instructions counts those of five stages by valgrind and compares them with
    Instructions.json: it ends with 1 where a stage takes 3 % more.

    """

  /// Reads the arguments, or returns nil if they are not understood.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let option = rest.next() {
      guard switchOn(option) || set(option, to: &rest) else { return nil }
    }
  }

  private mutating func switchOn(_ option: String) -> Bool {
    switch option {
    case "--peers": work = .peers
    case "--fixed-stages": work = .fixedStages
    case "--quick": isQuick = true
    case "--check": checks = true
    case "--markdown": isMarkdown = true
    default: return false
    }
    return true
  }

  private mutating func set(
    _ option: String, to values: inout some IteratorProtocol<String>
  ) -> Bool {
    guard let value = values.next() else { return false }
    switch option {
    case "--runs":
      guard let number = Int(value), number > 0 else { return false }
      runs = number
    case "--only":
      stages = Set(value.split(separator: ",").map(String.init))
      return stages.isSubset(of: Benchmark.stageNames)
    case "--named": part = value
    case "--pictures": work = .pictures(URL(fileURLWithPath: value))
    case "--growth": work = .growth(URL(fileURLWithPath: value))
    case "--instructions":
      guard ["compare", "record"].contains(value) else { return false }
      work = .instructions(records: value == "record")
    case "--suite":
      guard let task = SuiteWorker.Task(rawValue: value),
        let count = values.next().flatMap(Int.init),
        let folder = values.next(), let share = Self.share(values.next() ?? "1/1")
      else { return false }
      work = .suite(
        SuiteWorker(
          task: task, count: count, folder: URL(fileURLWithPath: folder), share: share))
    default: return false
    }
    return true
  }

  /// Reads a share such as `2/3`, the second of three; nil if the text is none.
  private static func share(_ words: String) -> SuiteWorker.Share? {
    let numbers = words.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, 1...max(numbers[1], 1) ~= numbers[0] else { return nil }
    return SuiteWorker.Share(index: numbers[0] - 1, count: numbers[1])
  }
}
