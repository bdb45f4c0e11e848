import Foundation

/// An object per thread, nil at first.
///
/// Reading costs a few nanoseconds; `Thread.threadDictionary` takes some hundred, in which it
/// makes a string an object and hashes it. It is not generic: a generic class of another module
/// looks its own type up at each use, which took a tenth of the time of views that draw much.
package final class ThreadObject: @unchecked Sendable {
  private let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    // The object goes with its thread.
    let failure = pthread_key_create(&key) { object in
      #if canImport(Darwin)
        Unmanaged<AnyObject>.fromOpaque(object).release()
      #else
        object.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
      #endif
    }
    precondition(failure == 0, "The process has no more keys for values of threads.")
    self.key = key
  }

  /// The object of the calling thread.
  package var object: AnyObject? {
    get {
      pthread_getspecific(key).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
    set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      // Last: a deinitialiser of the old object may read the new one.
      if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
    }
  }
}
