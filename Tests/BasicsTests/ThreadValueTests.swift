import Basics
import Foundation
import Testing

struct ThreadValueTests {
  @Test func `each thread has a value of its own, nil at first`() {
    let value = ThreadValue<Int>()
    #expect(value.value == nil)
    value.value = 1
    let other = Mutex<[Int?]>([])
    let done = DispatchSemaphore(value: 0)
    Thread {
      let first = value.value
      value.value = 2
      let second = value.value
      other.withLock { $0 = [first, second] }
      done.signal()
    }.start()
    done.wait()
    #expect(other.withLock { $0 } == [nil, 2])
    #expect(value.value == 1)
  }

  @Test func `a thread's value goes with the thread`() async throws {
    final class Mark: Sendable {}
    let value = ThreadValue<Mark>()
    let kept = Mutex<WeakMark<Mark>?>(nil)
    let done = DispatchSemaphore(value: 0)
    Thread {
      let mark = Mark()
      value.value = mark
      kept.withLock { $0 = WeakMark(mark) }
      done.signal()
    }.start()
    done.wait()
    // The thread ends a moment after it has signalled.
    for _ in 0..<1000 where kept.withLock({ $0?.object }) != nil {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(kept.withLock { $0?.object } == nil)
  }
}

private struct WeakMark<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
