// Mirrors CATransaction (iOS 17). Missing: values, timing functions, locks.
public import Foundation

/// Changes to layers that belong together.
///
/// Differs from Core Animation: changes show at once, so that only the completion is left to keep.
open class CATransaction: NSObject {
  private static let key = "Quarterturn.CATransaction.completions"

  private static var completions: [(() -> Void)?] {
    get { Thread.current.threadDictionary[key] as? [(() -> Void)?] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Begins a transaction inside the current one.
  open class func begin() { completions.append(nil) }

  /// Ends the transaction begun last and completes it.
  open class func commit() {
    if let completion = completions.popLast() { completion?() }
  }

  /// Sets what is called when the transaction begun last ends, or at once outside of any.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !completions.isEmpty else {
      block?()
      return
    }
    completions[completions.count - 1] = block
  }

  /// Says whether changes are animated, which they never are.
  open class func setDisableActions(_ flag: Bool) {}

  /// Says how long changes take, which they do not.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
}
