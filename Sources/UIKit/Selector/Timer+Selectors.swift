#if !canImport(ObjectiveC)
  public import Foundation

  extension Timer {
    /// Makes a timer that calls a method of a target, and retains the target until the timer is
    /// invalidated.
    ///
    /// Differs from UIKit: `userInfo` stays nil.
    public convenience init(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      nonisolated(unsafe) let target = target
      self.init(timeInterval: timeInterval, repeats: repeats) { selector.send(to: target, $0) }
    }

    /// Makes a timer that first fires on a date, and calls a method of a target.
    ///
    /// Differs from UIKit: `userInfo` stays nil.
    public convenience init(
      fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) {
      nonisolated(unsafe) let target = target
      self.init(fire: date, interval: interval, repeats: repeats) { selector.send(to: target, $0) }
    }

    /// Makes a timer that calls a method of a target, and adds it to the current run loop.
    ///
    /// Differs from UIKit: `userInfo` stays nil.
    @discardableResult
    public class func scheduledTimer(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
        repeats: repeats)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
  }
#endif
