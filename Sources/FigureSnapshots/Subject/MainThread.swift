import Dispatch
import Foundation
import UIKit

/// The main thread, where views are made, laid out and drawn.
package enum MainThread {
  /// Runs a body that needs the main actor; the caller has to be on the main thread already.
  package static func run<Result: Sendable>(_ body: @MainActor () throws -> Result) throws -> Result
  {
    guard isHere else { throw NotOnMainThread() }
    return try MainActor.assumeIsolated(body)
  }

  /// Throws on another thread, where values of the type can only be made on the main one: making a
  /// view elsewhere ends the process.
  ///
  /// - Parameter type: the type to be made.
  /// - Throws: `NotOnMainThread`.
  package static func check<Value>(before type: Value.Type) throws {
    let isBound = type is UIResponder.Type || type is UICollectionViewLayout.Type
    if isBound && !isHere { throw NotOnMainThread() }
  }

  /// Whether this code runs where the main actor does: on the main thread or, since a program may
  /// give that away, on another that serves the main queue.
  private static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Void> = {
    // Code that runs on the main queue finds the mark, whichever thread serves the queue.
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}

/// A snapshot of a view was requested on another thread than the main one.
public struct NotOnMainThread: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem, and the next step.
  public var description: String {
    "views are laid out on the main thread only, and this is another: mark the test @MainActor"
  }
}
