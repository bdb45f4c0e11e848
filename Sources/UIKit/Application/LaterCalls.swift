import Foundation

/// Calls that come after the method that causes them has returned, unless a clock holds time.
///
/// A running main queue or run loop makes them in its next round. A simulator makes them when its
/// method is over, and so does everything that draws, so that a picture shows what they have
/// changed.
@MainActor package enum LaterCalls {
  /// The number of rounds in which calls may cause others before those are left to the main queue.
  private static let mostRounds = 1000

  private static var calls: [(program: RunningApplication, call: () -> Void)] = []
  private static var isMaking = false

  /// Adds a call, which is made in the program that is in force now.
  static func add(_ call: @escaping () -> Void) {
    calls.append((.current, call))
    guard calls.count == 1 else { return }
    // Whichever comes first: inside a block of the main queue, a run loop makes only its own calls,
    // and a program without a run loop has only the queue.
    RunLoop.main.perform { MainActor.assumeIsolated { makeDue() } }
    DispatchQueue.main.async { MainActor.assumeIsolated { makeDue() } }
  }

  /// Makes all calls, and those that they cause.
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
