#if !canImport(ObjectiveC)
  internal import Basics
  import Foundation

  /// The calls scheduled by `perform(_:with:afterDelay:)` that can still be cancelled.
  enum DelayedCalls {
    /// A scheduled call with its timer on a run loop; it retains the target, as on iOS.
    private struct Call: @unchecked Sendable {
      var target: NSObject
      var selector: Selector
      var argument: Any?
      var timer: Timer?
    }

    private static let calls = Mutex([UUID: Call]())

    static func add(
      _ selector: Selector, to target: NSObject, with argument: Any?, after delay: TimeInterval
    ) {
      let name = UUID()
      let timer = Timer(timeInterval: delay, repeats: false) { _ in
        // The call is removed before the method runs, because the method may schedule itself again.
        if let call = calls.withLock({ $0.removeValue(forKey: name) }) {
          call.selector.send(to: call.target, call.argument)
        }
      }
      let call = Call(target: target, selector: selector, argument: argument, timer: timer)
      calls.withLock { $0[name] = call }
      RunLoop.current.add(timer, forMode: .default)
    }

    /// Cancels the calls whose target fulfils a condition; if `selector` is not nil, only those
    /// with this selector and an equal argument.
    static func cancel(
      _ selector: Selector? = nil, _ argument: Any? = nil, where isMeant: (NSObject) -> Bool
    ) {
      let dropped = calls.withLock { calls in
        let names = calls.filter { _, call in
          isMeant(call.target)
            && (selector == nil
              || call.selector == selector && isSame(call.argument, argument))
        }.map(\.key)
        return names.compactMap { calls.removeValue(forKey: $0) }
      }
      dropped.forEach { $0.timer?.invalidate() }
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
      return one as AnyObject === other as AnyObject
    }
  }
#endif
