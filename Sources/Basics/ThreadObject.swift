import Foundation

/// An object for each thread, which is nil at first.
///
/// Reading it takes a few nanoseconds. `Thread.threadDictionary` takes a few hundred, because it
/// converts a string to an object and hashes it. The class is not generic, because a generic class
/// of another module looks up its own type at each use, which took a tenth of the time for views
/// with much drawing.
package final class ThreadObject: @unchecked Sendable {
  private let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    // The object is released when its thread ends.
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
      // The old object is released last, because its `deinit` may read the new one.
      if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
    }
  }
}
