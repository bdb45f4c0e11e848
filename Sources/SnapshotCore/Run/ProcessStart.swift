import Foundation

/// The time at which a process started, in the system's unit; it distinguishes a process from an
/// earlier one with the same process number.
enum ProcessStart {
  /// Returns the time as text; `unknown` if the system does not report it.
  static func text(of process: Int32) -> String { time(of: process) ?? "unknown" }

  #if os(Linux)
    /// Returns the 22nd field of `/proc/<process>/stat`: the start time in ticks since the system
    /// was booted.
    ///
    /// The fields are counted from the closing parenthesis, because the second field is a name in
    /// parentheses that may contain spaces.
    private static func time(of process: Int32) -> String? {
      guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
        return nil
      }
      let line = String(decoding: data, as: UTF8.self)
      let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
      return fields.count > 20 ? String(fields[20]) : nil
    }
  #else
    private static func time(of process: Int32) -> String? {
      var name: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
      var information = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      guard sysctl(&name, UInt32(name.count), &information, &size, nil, 0) == 0, size > 0 else {
        return nil
      }
      let start = information.kp_proc.p_un.__p_starttime
      return "\(start.tv_sec).\(start.tv_usec)"
    }
  #endif
}
