// Mirrors os_unfair_lock (iOS 17). Missing: preconditions about the owner.
internal import Foundation

/// A lock in memory that the caller provides; a thread that waits for it sleeps.
public struct os_unfair_lock_s: Sendable {
  /// Whether the lock is held: 0 or 1.
  public var _os_unfair_lock_opaque: UInt32

  /// Makes a lock that is not held.
  public init() { _os_unfair_lock_opaque = 0 }

  /// Makes a lock from its raw value.
  public init(_os_unfair_lock_opaque: UInt32) {
    self._os_unfair_lock_opaque = _os_unfair_lock_opaque
  }
}

/// An unfair lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The condition variable that protects the state of all locks; it is held only briefly.
private let anyLock = NSCondition()

/// Acquires a lock, waiting while another thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  anyLock.lock()
  defer { anyLock.unlock() }
  while lock.pointee._os_unfair_lock_opaque != 0 { anyLock.wait() }
  lock.pointee._os_unfair_lock_opaque = 1
}

/// Acquires a lock if no other thread holds it, and returns whether it did.
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
