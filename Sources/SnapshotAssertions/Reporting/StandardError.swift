// `stderr` is a global variable to Swift, and never changes.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// The stream that the test libraries write to.
enum StandardError {
  /// Writes a text in one piece: nothing that another test writes meanwhile gets into it.
  static func write(_ text: String) { fputs(text, stderr) }

  /// The stream's number.
  static var descriptor: Int32 { fileno(stderr) }
}
