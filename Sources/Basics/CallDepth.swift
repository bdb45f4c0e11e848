import Foundation

/// The number of calls of one kind that are under way inside each other on a thread.
///
/// The number is the thread's value itself, as an address: an object would have to be looked up,
/// retained and cast in each call.
package struct CallDepth: Sendable {
  private let key: pthread_key_t
  private let limit: Int

  /// Makes a count of zero on every thread, with the most calls that it allows.
  package init(limit: Int) {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key, nil)
    precondition(failure == 0, "The process has no more keys for values of threads.")
    (self.key, self.limit) = (key, limit)
  }

  /// Counts a call that begins; false, without counting it, if too many are under way.
  package func begin() -> Bool {
    let depth = Int(bitPattern: pthread_getspecific(key))
    guard depth < limit else { return false }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: depth + 1))
    return true
  }

  /// Counts a call that has returned.
  package func end() {
    let depth = Int(bitPattern: pthread_getspecific(key))
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: depth - 1))
  }
}
