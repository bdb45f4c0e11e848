#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// The stream that the source's `print` writes to.
///
/// Anyone who runs the program reads it as the source's own; the report goes another way.
@MainActor struct StandardOutput {
  private let stream = dup(STDOUT_FILENO)
  private let nowhere = open("/dev/null", O_WRONLY)

  /// Hands over each line at once: lines that are held back are lost where the source stops itself.
  init() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Passes on the output from now on, or drops it.
  func keep(_ isKept: Bool) {
    fflush(stdout)
    dup2(isKept ? stream : nowhere, STDOUT_FILENO)
  }
}
