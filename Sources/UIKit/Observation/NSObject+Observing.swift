// Mirrors the observation of properties by a closure (iOS 17). Missing: properties that clients
// mark as dynamic.
#if !canImport(Darwin)
  public import Foundation

  /// Objects whose properties can be observed by key path.
  public protocol _KeyValueCodingAndObserving {}

  extension NSObject: _KeyValueCodingAndObserving {}

  extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Runs a closure after each change of a property, until the returned observation ends.
    ///
    /// These properties of views and layers can be observed: `frame`, `bounds`, `center` or
    /// `position`, `transform`, `alpha` or `opacity`, and `isHidden`; in scroll views also
    /// `contentOffset`, `contentSize`, `contentInset` and `adjustedContentInset`; and properties
    /// computed from these, such as `\.contentOffset.y`. Without Objective-C no other property can
    /// be observed; an attempt logs a warning.
    ///
    /// Differs from Foundation: setting a property to its current value is not a change.
    ///
    /// - Parameters:
    ///   - keyPath: the property.
    ///   - options: determine which values the closure receives, and when.
    ///   - changeHandler: called with the object and the change.
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
