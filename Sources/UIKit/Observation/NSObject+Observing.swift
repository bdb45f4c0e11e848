// Mirrors the observation of properties by a closure (iOS 17). Missing: properties that clients
// mark as dynamic.
#if !canImport(Darwin)
  public import Foundation

  /// What has properties that can be observed.
  public protocol _KeyValueCodingAndObserving {}

  extension NSObject: _KeyValueCodingAndObserving {}

  extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Runs a closure after each change of a property, until the observation that is returned ends.
    ///
    /// What can be observed is where a view or a layer is and how it shows: `frame`, `bounds`,
    /// `center` or `position`, `transform`, `alpha` or `opacity`, `isHidden`; of scroll views also
    /// `contentOffset`, `contentSize`, `contentInset` and `adjustedContentInset`; and whatever is
    /// computed from these, such as `\.contentOffset.y`. Changes are told in the order in which
    /// they are made, by clients and by UIKit alike, after the delegate has been told. Without
    /// Objective-C nothing else can be observed: a warning says so.
    ///
    /// Differs from Foundation: a value that is set again without a change is not told.
    ///
    /// - Parameters:
    ///   - keyPath: the property.
    ///   - options: what the closure is told.
    ///   - changeHandler: is called with the object and the change.
    /// - Returns: the observation, which ends when it is let go.
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
