package import Foundation

/// A value of which each thread has its own, nil at first.
///
/// Reading costs a few nanoseconds; `Thread.threadDictionary` takes some hundred, in which it
/// makes a string an object and hashes it. Inlinable, since a generic class that another module does
/// not see into looks its own type up at each use.
package final class ThreadValue<Value>: @unchecked Sendable {
  @usableFromInline
  package final class Box {
    @usableFromInline
    package var value: Value?

    @usableFromInline
    package init() {}
  }

  @usableFromInline
  let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    // The box goes with its thread.
    let failure = pthread_key_create(&key) { box in
      #if canImport(Darwin)
        Unmanaged<AnyObject>.fromOpaque(box).release()
      #else
        box.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
      #endif
    }
    precondition(failure == 0, "The process has no more keys for values of threads.")
    self.key = key
  }

  /// The value of the thread that asks.
  @inlinable
  package var value: Value? {
    get { known?.value }
    set { box.value = newValue }
  }

  @inlinable
  var known: Box? {
    pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
  }

  @inlinable
  var box: Box {
    if let known { return known }
    let made = Box()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}
