import CoreGraphics
import Foundation
import Testing

/// The current thread's run loop, run for a while.
struct RunLoopTests {
  @Test func `a run loop runs the timers that fire in the meantime`() {
    nonisolated(unsafe) var count = 0
    let timer = Timer(timeInterval: 0.01, repeats: false) { _ in count += 1 }
    RunLoop.current.add(timer, forMode: .default)
    #expect(CFRunLoopRunInMode(.defaultMode, 0.1, false) != .stopped)
    #expect(count == 1)
  }
}
