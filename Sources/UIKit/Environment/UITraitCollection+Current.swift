import Basics

extension UITraitCollection {
  private static let onThread = ThreadObject()

  /// The traits for which dynamic colours and fonts are resolved on this thread.
  ///
  /// While a view draws or is laid out, these are the view's traits; otherwise they are those that
  /// were set last, or the device's if none were set.
  public class var current: UITraitCollection {
    get {
      onThread.object as? UITraitCollection ?? UIEnvironment.current.traitCollection
    }
    set { onThread.object = newValue }
  }

  /// Runs a closure with these traits as `current`, then restores the previous ones.
  public func performAsCurrent(_ actions: () -> Void) { _performAsCurrent(actions) }

  /// Runs a closure with these traits as `current`; returns its result.
  func _performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    // The value is kept per thread, as on iOS, and not per task, since clients may set `current`
    // and then draw outside any closure.
    let previous = Self.onThread.object
    Self.onThread.object = self
    defer { Self.onThread.object = previous }
    return try actions()
  }
}
