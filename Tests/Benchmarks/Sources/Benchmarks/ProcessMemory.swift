import Foundation

/// The memory of this process, in bytes; 0 if the system does not report it.
enum ProcessMemory {
  /// The most that the process held since it began, or since `forgetPeak()`.
  static var peak: Int { value(of: "VmHWM:") }

  /// The memory that the process holds.
  static var now: Int { value(of: "VmRSS:") }

  /// Resets the peak to the present memory.
  static func forgetPeak() { try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs")) }

  private static func value(of name: String) -> Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix(name) }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 } ?? 0
  }
}
