#if !canImport(ObjectiveC)
  // Mirrors NSObject's perform (iOS 17). Missing: modes of the run loop, threads other than the
  // main one.
  public import Foundation

  extension NSObjectProtocol {
    /// Returns whether the object's class has the method.
    ///
    /// Differs from UIKit: the result is false for a selector made from a string, because its
    /// method is not known.
    public func responds(to selector: Selector!) -> Bool { selector?.isAnswered(by: self) ?? false }
  }

  extension NSObject {
    /// Calls a method, and returns its result as an object; nil if there is no result.
    ///
    /// The object is retained at least until the main queue runs its next block, like an
    /// autoreleased object in Objective-C.
    @discardableResult
    public func perform(
      _ selector: Selector!, with first: Any? = nil, with second: Any? = nil
    ) -> Unmanaged<AnyObject>! {
      guard let answer = selector?.send(to: self, first, second) else { return nil }
      let object = answer as AnyObject
      let kept = Unmanaged.passRetained(object)
      // The pointer is captured as an integer, because an integer is `Sendable`.
      let address = Int(bitPattern: kept.toOpaque())
      DispatchQueue.main.async {
        UnsafeRawPointer(bitPattern: address).map {
          Unmanaged<AnyObject>.fromOpaque($0).release()
        }
      }
      return kept
    }

    /// Calls a method after a delay in seconds, on the run loop of this thread.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
      DelayedCalls.add(selector, to: self, with: argument, after: delay)
    }

    /// Calls a method after a delay in seconds, on the run loop of this thread.
    ///
    /// Differs from UIKit: the modes have no effect.
    public func perform(
      _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
      inModes modes: [RunLoop.Mode]
    ) {
      perform(selector, with: argument, afterDelay: delay)
    }

    /// Calls a method on the main thread: immediately if this is the main thread and the caller
    /// waits, otherwise later.
    public func performSelector(
      onMainThread selector: Selector, with argument: Any?, waitUntilDone waits: Bool
    ) {
      if waits, Thread.isMainThread {
        selector.send(to: self, argument)
      } else {
        nonisolated(unsafe) let (target, argument) = (self, argument)
        let call: @Sendable () -> Void = { selector.send(to: target, argument) }
        waits ? DispatchQueue.main.sync(execute: call) : DispatchQueue.main.async(execute: call)
      }
    }

    /// Cancels the delayed calls of an object.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
      DelayedCalls.cancel { $0 === target as AnyObject }
    }

    /// Cancels the delayed calls of an object's method with an argument.
    public class func cancelPreviousPerformRequests(
      withTarget target: Any, selector: Selector, object: Any?
    ) {
      DelayedCalls.cancel(selector, object) { $0 === target as AnyObject }
    }
  }
#endif
