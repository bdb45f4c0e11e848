import Foundation
package import Testing

/// A trait for tests that wait for other programs: they run on threads of their own.
///
/// Swift has as many threads for tests as there are processors. A test that waits for a compiler or
/// a browser would hold one of them, and the others would wait with it.
///
/// Exit tests do not have the trait: they wait without a thread. With it, the job that registers the
/// exit test's process would be queued behind the other programs, and until that job has run, the
/// test framework's own thread polls for the end of the process, with a whole processor.
package struct ProgramsTrait: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, *) else { return try await function() }
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == ProgramsTrait {
  /// For tests that wait for other programs.
  package static var programs: Self { ProgramsTrait() }
}

/// Two threads that run the jobs of tasks in order.
@available(macOS 15, *)
private final class WaitingThreads: TaskExecutor, @unchecked Sendable {
  static let shared = WaitingThreads()

  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  private init() {
    for _ in 0..<2 {
      let thread = Thread { self.run() }
      // The size of the main thread's stack.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock { jobs.append(job) }
    condition.signal()
  }

  private func run() {
    while true {
      condition.lock()
      while jobs.isEmpty { condition.wait() }
      let job = jobs.removeFirst()
      condition.unlock()
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
