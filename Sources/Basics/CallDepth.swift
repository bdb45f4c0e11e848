import Foundation

/// A counter, for each thread, that limits the depth of nested calls of one kind.
///
/// The count is stored as the thread-specific value of a pthread key, in place of a pointer. If an
/// object contained the count, each call would have to retain and cast the object.
package struct CallDepth: Sendable {
  private let key: pthread_key_t
  private let limit: Int

  /// Makes a counter that is zero on every thread, with a maximum number of nested calls.
  package init(limit: Int) {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key, nil)
    precondition(failure == 0, "The process has no more keys for values of threads.")
    (self.key, self.limit) = (key, limit)
  }

  /// Counts the beginning of a call.
  ///
  /// Returns false, without counting the call, if the limit is reached.
  package func begin() -> Bool {
    let depth = Int(bitPattern: pthread_getspecific(key))
    guard depth < limit else { return false }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: depth + 1))
    return true
  }

  /// Counts the end of a call.
  package func end() {
    let depth = Int(bitPattern: pthread_getspecific(key))
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: depth - 1))
  }
}
