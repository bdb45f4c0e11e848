#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// The stream to which the source's `print` writes.
///
/// It contains only the source's own output; the report is written to a file.
@MainActor struct StandardOutput {
  private let stream = dup(STDOUT_FILENO)
  private let nowhere = open("/dev/null", O_WRONLY)

  /// Makes the stream line-buffered, because buffered lines would be lost if the source ended the
  /// process.
  init() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Passes the following output on, or discards it.
  func keep(_ isKept: Bool) {
    fflush(stdout)
    dup2(isKept ? stream : nowhere, STDOUT_FILENO)
  }
}
