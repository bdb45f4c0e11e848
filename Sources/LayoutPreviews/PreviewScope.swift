import Basics
import Foundation
import UIKit

/// A scope in which a test shows a preview.
///
/// At the end of the scope, the global state that the preview's source has changed is restored. If
/// the source ends the process within the scope, the exit status is that of a failure.
///
/// Otherwise a test run that a preview ends by `exit(0)` would pass, although the remaining tests
/// did not run.
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

  /// Begins a scope for a preview.
  init(_ preview: Preview) {
    Self.watch
    let name = preview.name.map { "the preview \($0.debugDescription)" } ?? "a preview"
    outer = Self.shown.withLock { shown in
      defer { shown = name }
      return shown
    }
  }

  /// Ends the scope and restores the global state.
  func end() {
    state.restore()
    Self.shown.withLock { $0 = outer }
  }

  /// Ends the process with a failure status if it exits while a preview is being shown.
  private nonisolated static func complain() {
    guard let name = shown.withLock({ $0 }) else { return }
    let words = "error: \(name): the source ended the process, as by exit, while it was shown\n"
    FileHandle.standardError.write(Data(words.utf8))
    _exit(1)
  }
}
