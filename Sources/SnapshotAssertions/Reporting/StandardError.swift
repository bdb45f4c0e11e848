// Swift imports `stderr` as a mutable global variable, although it never changes.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// The standard error stream, which the test libraries write to.
enum StandardError {
  /// Writes a text with one call, so that another test's output does not interrupt it.
  static func write(_ text: String) { fputs(text, stderr) }

  /// The stream's file descriptor.
  static var descriptor: Int32 { fileno(stderr) }
}
