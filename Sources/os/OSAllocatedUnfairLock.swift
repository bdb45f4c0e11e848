// Mirrors OSAllocatedUnfairLock (iOS 17). Missing: preconditions about the owner.
internal import Foundation

/// A lock with the value that it protects; it works, unlike most types of this module.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Makes a lock around a value that need not be `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Makes a lock around a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Calls a closure while holding the lock.
  public func withLock<Result>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result where Result: Sendable { try withLockUnchecked(body) }

  /// Calls a closure while holding the lock, without `Sendable` checks.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure while holding the lock; returns nil without calling it if the lock is held.
  public func withLockIfAvailable<Result>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? where Result: Sendable {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock without a value.
  public init() { self.init(initialState: ()) }

  /// Acquires the lock, waiting while it is held.
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }
  /// Acquires the lock unless it is held, and returns whether it was acquired.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Calls a closure while holding the lock.
  public func withLock<Result>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result where Result: Sendable { try withLockUnchecked { _ in try body() } }
}
