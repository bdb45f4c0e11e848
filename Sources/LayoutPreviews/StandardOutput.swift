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

  /// Writes each line at once: buffered lines would be lost if the source stopped itself.
  init() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Starts or stops passing the output on.
  func keep(_ isKept: Bool) {
    fflush(stdout)
    dup2(isKept ? stream : nowhere, STDOUT_FILENO)
  }
}
