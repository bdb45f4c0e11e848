import Foundation

/// A value of which each thread has its own, nil at first.
///
/// Reading costs a few nanoseconds; `Thread.threadDictionary` takes some hundred, in which it
/// makes a string an object and hashes it.
package final class ThreadValue<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value?
  }

  private let key: pthread_key_t

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
  package var value: Value? {
    get { known?.value }
    set { box.value = newValue }
  }

  private var known: Box? {
    pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
  }

  private var box: Box {
    if let known { return known }
    let made = Box()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}
