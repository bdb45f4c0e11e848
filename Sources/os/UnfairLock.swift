// Mirrors os_unfair_lock (iOS 17). Missing: preconditions about the owner.
internal import Foundation

/// A lock in memory that the caller provides; a thread that waits for it sleeps.
public struct os_unfair_lock_s: Sendable {
  /// 0 if nobody holds the lock, 1 while it is held.
  public var _os_unfair_lock_opaque: UInt32

  /// Makes a lock that is not held.
  public init() { _os_unfair_lock_opaque = 0 }

  /// Makes a lock from its raw value.
  public init(_os_unfair_lock_opaque: UInt32) {
    self._os_unfair_lock_opaque = _os_unfair_lock_opaque
  }
}

/// The name of the lock's type that source code uses, as in C.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock, the argument of the functions for locks.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The condition variable, shared by all unfair locks, whose mutex protects their states; the mutex
/// is held only while a state is read or changed.
private let anyLock = NSCondition()

/// Acquires a lock, waiting while it is held.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  anyLock.lock()
  defer { anyLock.unlock() }
  while lock.pointee._os_unfair_lock_opaque != 0 { anyLock.wait() }
  lock.pointee._os_unfair_lock_opaque = 1
}

/// Acquires a lock unless it is held, and returns whether it was acquired.
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

/// Inert: does nothing, as the owner of a lock is not recorded.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {}
/// Inert: does nothing, as the owner of a lock is not recorded.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {}
