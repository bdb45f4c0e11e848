// Mirrors os_unfair_lock (iOS 17). Missing: preconditions about the owner.
internal import Foundation

/// A lock in memory of the caller's, on which a waiting thread sleeps.
public struct os_unfair_lock_s: Sendable {
  /// Whether the lock is held: 0 or 1.
  public var _os_unfair_lock_opaque: UInt32

  /// Makes a lock that is not held.
  public init() { _os_unfair_lock_opaque = 0 }

  /// Makes a lock of its memory.
  public init(_os_unfair_lock_opaque: UInt32) {
    self._os_unfair_lock_opaque = _os_unfair_lock_opaque
  }
}

/// A lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// The memory of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The lock under which all such locks are read and written; held for a moment only.
private let anyLock = NSCondition()

/// Waits until nobody else has a lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  anyLock.lock()
  defer { anyLock.unlock() }
  while lock.pointee._os_unfair_lock_opaque != 0 { anyLock.wait() }
  lock.pointee._os_unfair_lock_opaque = 1
}

/// Takes a lock where nobody else has it; returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  anyLock.lock()
  defer { anyLock.unlock() }
  guard lock.pointee._os_unfair_lock_opaque == 0 else { return false }
  lock.pointee._os_unfair_lock_opaque = 1
  return true
}

/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  anyLock.lock()
  defer { anyLock.unlock() }
  lock.pointee._os_unfair_lock_opaque = 0
  anyLock.broadcast()
}

/// Inert: whose a lock is, is not kept.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {}
/// Inert: whose a lock is, is not kept.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {}
