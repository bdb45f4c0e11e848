import Basics
import Foundation
import RasterPNG
import SnapshotCore
import Testing

extension SnapshotSession {
  /// The current task's own session, if it has one.
  @TaskLocal static var scoped: SnapshotSession?

  /// Returns the session for a call: the task's own or, if it has none, that of the process.
  ///
  /// The session of the process begins with the first call and ends with the process.
  static func current(for call: CallSite) -> SnapshotSession {
    scoped ?? ProcessSession.shared.session { package(of: call.file) }
  }

  /// Returns the folder of the package that contains a file, or the working directory if there is
  /// none.
  static func package(of file: String) -> URL {
    let working = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return ResultsFolder.package(around: URL(fileURLWithPath: file)) ?? working
  }

  /// Records that the process has ended, with the list of all requested goldens.
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

  /// Returns the session, and begins it if there is none yet.
  func session(in base: () -> URL) -> SnapshotSession {
    session.withLock { session in
      if let session { return session }
      let new = SnapshotSession(
        environment: Self.environment, arguments: CommandLine.arguments, base: base())
      if let obstacle = new.obstacle { StandardError.write("warning: \(obstacle)\n") }
      session = new
      // Neither testing library reports when the last test has ended.
      atexit { ProcessSession.shared.finish() }
      return new
    }
  }

  /// The environment variables of this process.
  ///
  /// The results of an exit test's process would overwrite those of the process that started it, so
  /// they are kept in a different folder.
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
