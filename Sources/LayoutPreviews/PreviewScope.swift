import Basics
import Foundation
import UIKit

/// The time in which a test shows a preview: what its source sets for the program is put back
/// afterwards, and where its source ends the program, that fails.
///
/// A test run that `exit(0)` ends would else pass, with the tests after it never run.
@MainActor struct PreviewScope {
  private nonisolated static let shown = Mutex<String?>(nil)
  private static let watch: Void = {
    atexit { PreviewScope.complain() }
    #if os(Linux)
      at_quick_exit { PreviewScope.complain() }
    #endif
  }()

  private let state = ProgramState()
  private let outer: String?

  /// Begins the time in which a preview is shown.
  init(_ preview: Preview) {
    Self.watch
    let name = preview.name.map { "the preview \($0.debugDescription)" } ?? "a preview"
    outer = Self.shown.withLock { shown in
      defer { shown = name }
      return shown
    }
  }

  /// Ends the time in which it is shown.
  func end() {
    state.restore()
    Self.shown.withLock { $0 = outer }
  }

  /// Ends the process as a failure, if a preview is being shown.
  private nonisolated static func complain() {
    guard let name = shown.withLock({ $0 }) else { return }
    let words = "error: \(name): the source ended the process, as by exit, while it was shown\n"
    FileHandle.standardError.write(Data(words.utf8))
    _exit(1)
  }
}
