#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// The stream to which the source's `print` writes.
///
/// Only the source writes to it; the report of the previews is written to a file.
@MainActor struct StandardOutput {
  private let stream = dup(STDOUT_FILENO)
  private let nowhere = open("/dev/null", O_WRONLY)

  /// Sets the stream to line buffering, because the text in a larger buffer would be lost if the
  /// source ended the process.
  init() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Sets whether the output that follows is printed or discarded.
  func keep(_ isKept: Bool) {
    fflush(stdout)
    dup2(isKept ? stream : nowhere, STDOUT_FILENO)
  }
}
