import Foundation

/// The calls that are deferred until the current method has returned; used if no animation clock
/// controls the time.
///
/// A main queue or run loop, if one is running, makes the calls in its next iteration. They are
/// also made when the outermost `RunningApplication.perform(_:)` ends and before the picture of a
/// program is drawn, so that the picture includes their effects.
@MainActor package enum LaterCalls {
  /// The maximum number of rounds in which `makeAll()` makes calls that earlier calls have
  /// deferred; further calls are left to the main queue.
  private static let mostRounds = 1000

  private static var calls: [(program: RunningApplication, call: () -> Void)] = []
  private static var isMaking = false

  /// Adds a call, which will be made in the program that is current during this method.
  static func add(_ call: @escaping () -> Void) {
    calls.append((.current, call))
    guard calls.count == 1 else { return }
    // The calls are scheduled on the run loop and on the main queue, and the one that runs first
    // makes them: inside a block of the main queue, a nested run loop performs only the run loop's
    // blocks, and a program without a run loop serves only the queue.
    RunLoop.main.perform { MainActor.assumeIsolated { makeDue() } }
    DispatchQueue.main.async { MainActor.assumeIsolated { makeDue() } }
  }

  /// Makes all deferred calls, and those that they cause.
  package static func makeAll() {
    for _ in 0..<mostRounds where !calls.isEmpty { makeDue() }
  }

  private static func makeDue() {
    guard !isMaking else { return }
    isMaking = true
    defer { isMaking = false }
    let due = calls
    calls = []
    for (program, call) in due { program.perform(call) }
  }
}
