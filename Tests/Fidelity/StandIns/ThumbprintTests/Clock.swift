import Foundation

/// Returns the time in milliseconds, from any start; the project reads a clock of macOS.
func getAbsoluteTimeMs() -> UInt { UInt(ProcessInfo.processInfo.systemUptime * 1000) }
