package import Foundation

/// A value behind a lock, so that threads may share it.
///
/// Inlinable, since caches that are asked for every glyph lie behind such locks.
package final class Guarded<Value>: @unchecked Sendable {
  @usableFromInline
  let lock = NSLock()
  @usableFromInline
  var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Calls `body` while no other thread sees the value.
  @inlinable
  package func withLock<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
