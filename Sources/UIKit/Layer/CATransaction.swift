// Mirrors CATransaction (iOS 17). Missing: values, timing functions, locks.
// Mirrors CAAction (iOS 17). Missing: nothing.
public import Foundation

/// A group of changes to layers.
///
/// Differs from Core Animation: changes show at once; only the completion block is stored.
open class CATransaction: NSObject {
  private static let key = "Quarterturn.CATransaction.completions"

  private static var completions: [(() -> Void)?] {
    get { Thread.current.threadDictionary[key] as? [(() -> Void)?] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Begins a transaction inside the current one.
  open class func begin() { completions.append(nil) }

  /// Ends the innermost transaction and calls its completion block.
  open class func commit() {
    // Removed before it is called: the block may begin and commit transactions of its own.
    if let completion = completions.popLast() { completion?() }
  }

  /// Sets the block that is called when the innermost transaction ends; outside of any it is called
  /// at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !completions.isEmpty else {
      block?()
      return
    }
    completions[completions.count - 1] = block
  }

  /// Sets whether changes are animated.
  ///
  /// Differs from Core Animation: they never are.
  open class func setDisableActions(_ flag: Bool) {}

  /// Sets the duration of animations.
  ///
  /// Differs from Core Animation: it has no effect.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
}

/// The action of a layer on a change of one of its properties, normally an animation.
public protocol CAAction {
  /// Runs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, which keeps the property from being animated.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
