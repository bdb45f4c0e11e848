// Mirrors the observation of properties by a closure (iOS 17). Missing: properties that clients
// mark as dynamic.
#if !canImport(Darwin)
  public import Foundation

  /// Objects whose properties can be observed by key path.
  public protocol _KeyValueCodingAndObserving {}

  extension NSObject: _KeyValueCodingAndObserving {}

  extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Runs a closure after each change of a property, until the observation that is returned ends.
    ///
    /// These properties of views and layers can be observed: `frame`, `bounds`, `center` or
    /// `position`, `transform`, `alpha` or `opacity`, `isHidden`; of scroll views also
    /// `contentOffset`, `contentSize`, `contentInset` and `adjustedContentInset`; and whatever is
    /// computed from these, such as `\.contentOffset.y`. The closure is called for each change, by
    /// clients and by UIKit alike, in the order in which they are made, and after the delegate.
    /// Without Objective-C nothing else can be observed: a warning says so.
    ///
    /// Differs from Foundation: setting the value that a property has is no change.
    ///
    /// - Parameters:
    ///   - keyPath: the property.
    ///   - options: which values the closure gets, and when.
    ///   - changeHandler: is called with the object and the change.
    /// - Returns: the observation, which ends when it is released.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let observer = PropertyObserver(self, keyPath, options, changeHandler)
      if options.contains(.initial) { observer.tellInitial() }
      return NSKeyValueObservation(observer.begin() ? observer : nil)
    }
  }
#endif
