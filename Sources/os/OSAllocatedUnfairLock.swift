// Mirrors OSAllocatedUnfairLock (iOS 17). Missing: preconditions about the owner.
internal import Foundation

/// A lock, and the value that it protects; one of the few names of this module that work.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Makes a lock around a value that others may not share.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Makes a lock around a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Calls a closure while nobody else has the lock.
  public func withLock<Result>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result where Result: Sendable { try withLockUnchecked(body) }

  /// Calls a closure while no other thread has the lock, without checks of what it shares.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure where nobody else has the lock; else returns nil.
  public func withLockIfAvailable<Result>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? where Result: Sendable {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock around nothing.
  public init() { self.init(initialState: ()) }

  /// Waits until nobody else has the lock, and takes it.
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock where nobody else has it; returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Calls a closure while nobody else has the lock.
  public func withLock<Result>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result where Result: Sendable { try withLockUnchecked { _ in try body() } }
}
