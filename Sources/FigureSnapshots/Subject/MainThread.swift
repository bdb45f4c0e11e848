import Dispatch
import Foundation
import UIKit

/// Functions that check for and use the main thread, where views are made, laid out and drawn.
package enum MainThread {
  /// Runs a closure that needs the main actor.
  ///
  /// The caller must already be on the main thread, or on another thread that serves the main
  /// queue; otherwise the function throws `NotOnMainThread`.
  package static func run<Result: Sendable>(_ body: @MainActor () throws -> Result) throws -> Result
  {
    guard isHere else { throw NotOnMainThread() }
    return try MainActor.assumeIsolated(body)
  }

  /// Throws an error on a background thread if values of a type can only be made on the main
  /// thread.
  ///
  /// Making a view elsewhere would end the process.
  ///
  /// - Parameter type: the type to be made.
  /// - Throws: `NotOnMainThread` if the type is a responder or layout and this is not the main
  ///   thread.
  package static func check<Value>(before type: Value.Type) throws {
    let isBound = type is UIResponder.Type || type is UICollectionViewLayout.Type
    if isBound && !isHere { throw NotOnMainThread() }
  }

  /// Whether this code runs on the main actor's executor: on the main thread, or on a different
  /// thread that serves the main queue, as after `dispatchMain()`.
  private static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Void> = {
    // Code on the main queue finds this value, whichever thread serves the queue.
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}

/// The error thrown if a snapshot of a view is requested on a thread other than the main one.
package struct NotOnMainThread: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem, and the next step.
  package var description: String {
    "views are laid out on the main thread only, and this is another: mark the test @MainActor"
  }
}
