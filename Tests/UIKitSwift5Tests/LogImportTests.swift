import OSLog
import Testing
import UIKit
import os

import func os.os_log

extension Logger {
  fileprivate static let shelf = Logger(subsystem: "shop", category: "shelf")
}

/// Client source that logs: that it compiles is half of the test.
@MainActor struct LogImportTests {
  private final class Shelf: UIView {
    private let log = OSLog(subsystem: "shop", category: .pointsOfInterest)
    private let signposter = OSSignposter(subsystem: "shop", category: "layout")

    override func layoutSubviews() {
      let state = signposter.beginInterval("layout")
      defer { signposter.endInterval("layout", state) }
      super.layoutSubviews()
      Logger.shelf.info(
        "width \(self.bounds.width, format: .fixed(precision: 1)) of \(self.tag, privacy: .public)")
      Logger.shelf.log(level: .debug, "\(String(describing: self), privacy: .private(mask: .hash))")
      os_log("laid out %d", log: log, type: .debug, subviews.count)
      os_log(.error, "\(self.subviews.count, format: .hex) views")
      os_signpost(.event, log: log, name: "laid out", "%{public}@", "shelf")
      tag += 1
    }
  }

  @Test func `a view that logs and marks intervals is laid out`() {
    let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    shelf.layoutIfNeeded()
    #expect(shelf.tag == 1)
  }

  @Test func `a lock protects its value`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLockIfAvailable { $0 } == 2)
  }

  @Test func `a lock in memory of the caller's is held by one at a time`() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    defer { lock.deallocate() }
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
  }

  @Test func `a log keeps nothing`() { #expect(!OSLog.default.isEnabled(type: .fault)) }
}
