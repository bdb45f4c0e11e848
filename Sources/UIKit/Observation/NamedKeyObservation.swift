// Mirrors the observation of properties by the names of their keys (iOS 17). Missing: keys of
// properties that clients mark as dynamic, several registrations of one observer with different
// contexts, observers other than responders, layouts and recognisers.
#if !canImport(Darwin)
  public import Foundation

  /// A key in the dictionary passed to `observeValue(forKeyPath:of:change:context:)`.
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
    /// The indices that have changed in a collection; never present, since changes of collections
    /// are not observed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the observer is called before the change instead of after it.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(
      rawValue: "notificationIsPrior")
  }

  /// An observer that is notified of changes through `observeValue(forKeyPath:of:change:context:)`.
  @preconcurrency @MainActor
  public protocol _NamedKeyObserver: NSObject {
    /// Called after each change of an observed property; if the options request it, also before
    /// each change and at the beginning of the observation.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  extension _NamedKeyObserver {
    /// Terminates the program, as on iOS if no class of the observer handles a change.
    func refuse(_ keyPath: String?, of object: Any?) -> Never {
      UIKitLog.raise(
        """
        \(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not \
        handled. Key path: \(keyPath ?? "nil")
        """)
    }
  }

  extension NSObject {
    /// Notifies an observer of each change of a property, until the observer is removed.
    ///
    /// The observable properties are listed at `observe(_:options:changeHandler:)`; for any other
    /// property a warning is logged. Values have their Swift types, such as `CGPoint`, and are not
    /// wrapped in `NSValue`.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
      MainActor.assumeIsolated {
        NamedKeys.add(observer, to: object, keyPath, options, context)
      }
    }

    /// Stops notifying an observer of changes of a property.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      nonisolated(unsafe) let (object, observer) = (self, observer)
      MainActor.assumeIsolated { NamedKeys.remove(observer, from: object, keyPath) }
    }

    /// Stops notifying an observer of changes of a property.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      removeObserver(observer, forKeyPath: keyPath)
    }
  }
#endif
