// Mirrors the observation of properties by the names of their keys (iOS 17). Missing: keys of
// properties that clients mark as dynamic, contexts of one observer twice, observers that are no
// responder, layout or recogniser.
#if !canImport(Darwin)
  public import Foundation

  /// A key in the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change, an unsigned number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indices that have changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// The key of whether the change is about to be made.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(
      rawValue: "notificationIsPrior")
  }

  /// An observer that is notified of changes by `observeValue(forKeyPath:of:change:context:)`.
  @preconcurrency @MainActor
  public protocol _NamedKeyObserver: NSObject {
    /// Is called when an observed property has changed.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  extension _NamedKeyObserver {
    /// Ends the program, as on iOS if no observer handles a change.
    func refuse(_ keyPath: String?, of object: Any?) -> Never {
      UIKitLog.raise(
        """
        \(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not \
        handled. Key path: \(keyPath ?? "nil")
        """)
    }
  }

  extension NSObject {
    /// Notifies an observer of each change of a property, until it is removed.
    ///
    /// What can be observed is listed with `observe(_:options:changeHandler:)`; a warning says
    /// where something cannot. Values are Swift's own, such as `CGPoint`, and no `NSValue`.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
      MainActor.assumeIsolated {
        NamedKeys.add(observer, to: object, keyPath, options, context)
      }
    }

    /// Notifies an observer of a property's changes no longer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      nonisolated(unsafe) let (object, observer) = (self, observer)
      MainActor.assumeIsolated { NamedKeys.remove(observer, from: object, keyPath) }
    }

    /// Notifies an observer of a property's changes no longer.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      removeObserver(observer, forKeyPath: keyPath)
    }
  }
#endif
