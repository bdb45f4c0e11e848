import Foundation

/// A reference to an object, stored for each thread; it is nil at first.
///
/// Reading the reference takes a few nanoseconds. With `Thread.threadDictionary` it would take a
/// few hundred, because the key, a string, is converted to an object and hashed. The class is not
/// generic, because a generic class of another module looks up its type metadata at each use.
package final class ThreadObject: @unchecked Sendable {
  private let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    // This closure releases the object when its thread ends.
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
      // The old object is released last, because its `deinit` may read the new object.
      if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
    }
  }
}
