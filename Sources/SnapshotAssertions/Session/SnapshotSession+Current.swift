import Basics
import Foundation
import RasterPNG
import SnapshotCore
import Testing

extension SnapshotSession {
  /// The session of a task that has one of its own.
  @TaskLocal static var scoped: SnapshotSession?

  /// The session of a call: the process's, which begins with the first call and ends with the
  /// process.
  static func current(for call: CallSite) -> SnapshotSession {
    scoped ?? ProcessSession.shared.session { package(of: call.file) }
  }

  /// The folder of the package that a file belongs to; the working directory if there is none.
  static func package(of file: String) -> URL {
    let working = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return ResultsFolder.package(around: URL(fileURLWithPath: file)) ?? working
  }

  /// Records that the process came to its end, and everything it requested.
  func finish() {
    guard let recorder else { return }
    do throws(FileError) {
      try recorder.finish()
    } catch {
      StandardError.write("warning: the run's results cannot be kept: \(error)\n")
    }
  }
}

/// The session that all tests of the process share.
private final class ProcessSession: Sendable {
  static let shared = ProcessSession()

  private let session = Mutex<SnapshotSession?>(nil)

  /// Returns the session, and begins it first if there is none yet.
  func session(in base: () -> URL) -> SnapshotSession {
    session.withLock { session in
      if let session { return session }
      let new = SnapshotSession(
        environment: Self.environment, arguments: CommandLine.arguments, base: base())
      if let obstacle = new.obstacle { StandardError.write("warning: \(obstacle)\n") }
      session = new
      // Neither library says when the last test has ended.
      atexit { ProcessSession.shared.finish() }
      return new
    }
  }

  /// The variables of this process.
  ///
  /// What the process of an exit test finds would take the place of what the process finds that
  /// started it, so it is kept elsewhere.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    #if compiler(>=6.2)
      if ExitTest.current != nil {
        environment["SNAPSHOT_ARTIFACTS"] =
          FileManager.default.temporaryDirectory
          .appendingPathComponent("snapshots-of-process-\(getpid())").path
      }
    #endif
    return environment
  }

  private func finish() { session.withLock(\.self)?.finish() }
}
