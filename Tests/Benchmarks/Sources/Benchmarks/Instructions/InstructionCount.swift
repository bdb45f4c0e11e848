import Foundation

/// The instructions of each fixed stage, and the toolchain: counts of another one are not
/// comparable.
struct InstructionCount: Codable, Equatable {
  /// The compiler and the kind of processor, which change the counts too.
  var toolchain: String
  /// Instructions by stage.
  var stages: [String: Int]

  /// The file of the last record.
  static let file = Checkout.root.appendingPathComponent("Tests/Benchmarks/Instructions.json")

  /// The key of this program's counts in the file: a debug build, in which only the targets with
  /// loops over pixels, bytes and numbers are optimised, needs more instructions.
  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  /// Reads the counts of all builds.
  private static func records() throws -> [String: Self] {
    try JSONDecoder().decode([String: Self].self, from: Data(contentsOf: file))
  }

  /// Reads the record of a build like this one; without stages if there is none.
  static func recorded() throws -> InstructionCount {
    try records()[build] ?? InstructionCount(toolchain: toolchain, stages: [:])
  }

  /// Stores the counts as the record that later ones are compared with.
  func record() throws {
    var records = try Self.records()
    records[Self.build] = self
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(records) + Data("\n".utf8)).write(to: Self.file, options: .atomic)
  }

  /// Counts the instructions with callgrind, in another process of this program.
  ///
  /// The process uses the portable kernels, hashes without a seed, and C functions without wide
  /// registers, so that every processor runs the same instructions. It has one core, since only the
  /// instructions of the thread that begins the work are counted.
  static func counted() throws -> InstructionCount {
    let folder = Checkout.scratch("callgrind")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Stripped, since valgrind fails to read the debug information of the Swift compiler.
    let program = folder.appendingPathComponent("Benchmarks").path
    let built = Checkout.products.appendingPathComponent("Benchmarks").path
    try run("strip", ["--strip-debug", "-o", program, built])
    try run(
      "taskset",
      [
        "--cpu-list", firstCore,
        try Checkout.program("valgrind").path, "--tool=callgrind", "--quiet",
        "--toggle-collect=quarterturn_measured", "--dump-after=quarterturn_measured",
        "--callgrind-out-file=\(folder.appendingPathComponent("counts").path)", program,
        "--fixed-stages",
      ])
    let counts = try FixedStage.all.indices.map { try summary(folder, part: $0 + 1) }
    return InstructionCount(
      toolchain: toolchain,
      stages: Dictionary(uniqueKeysWithValues: zip(FixedStage.all.map(\.name), counts)))
  }

  /// The first core that this process may run on.
  private static var firstCore: String {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
    let cores = line?.split(whereSeparator: { !$0.isNumber }).first
    return cores.map(String.init) ?? "0"
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = try Checkout.program(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "QUARTERTURN_KERNELS": "portable", "SWIFT_DETERMINISTIC_HASHING": "1",
      "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX2_Usable,-ERMS,-AVX_Fast_Unaligned_Load",
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw PeerFailed(name: program) }
  }

  /// The number of instructions in the file that callgrind wrote about one stage.
  private static func summary(_ folder: URL, part: Int) throws -> Int {
    let file = folder.appendingPathComponent("counts.\(part)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let sum = lines.last { $0.hasPrefix("totals:") }
    guard let sum, let count = sum.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { throw PeerFailed(name: "callgrind") }
    return count
  }

  private static var toolchain: String { "\(compiler), \(processor)" }

  /// The kind of processor, by the features for which libraries choose their code, also under
  /// valgrind.
  private static var processor: String {
    #if arch(x86_64)
      let flags = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let isWide = ["avx2", "bmi2"].allSatisfy { flags.contains(" \($0) ") }
      return isWide ? "x86_64 with AVX2 and BMI2" : "x86_64"
    #else
      return "arm64"
    #endif
  }

  private static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or newer"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #elseif compiler(>=6.2)
      "Swift 6.2"
    #else
      "Swift 6.1"
    #endif
  }
}
