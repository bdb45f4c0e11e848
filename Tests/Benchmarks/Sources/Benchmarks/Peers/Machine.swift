import Foundation

/// The machine and the date of a measurement.
enum Machine {
  /// The date and the machine, such as `2026-11-22, 2 cores of AMD EPYC, Linux x86_64`.
  static var words: String {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let name = processor.map { " of \($0)" } ?? ""
    return "\(date), \(cores) cores\(name), \(system)"
  }

  private static var date: String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: Date())
    return [parts.year, parts.month, parts.day].map { number in
      (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)"
    }.joined(separator: "-")
  }

  /// The processor's name; nil if the system does not report it.
  private static var processor: String? {
    let file = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = file?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static var system: String {
    #if os(Linux)
      let name = "Linux"
    #else
      let name = "macOS"
    #endif
    #if arch(x86_64)
      return "\(name) x86_64"
    #else
      return "\(name) arm64"
    #endif
  }
}
