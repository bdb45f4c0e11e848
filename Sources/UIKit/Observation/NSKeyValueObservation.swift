// Mirrors NSKeyValueObservation and its kin (iOS 17). Missing: collections' changes, observation by
// the name of a key.
#if !canImport(Darwin)
  public import Foundation

  /// What an observer of a property is told.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The value that there is when the observation begins, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Each change before it is made, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }

  /// The kinds of changes, of which only `setting` is told here.
  public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
  }

  /// How the value of a property has changed.
  public struct NSKeyValueObservedChange<Value> {
    /// The kinds of changes.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change: a value was set.
    public let kind: Kind
    /// The value after the change, if it was asked for and is known yet.
    public let newValue: Value?
    /// The value before the change, if it was asked for.
    public let oldValue: Value?
    /// The places that have changed in a collection: none, as a value was set.
    public let indexes: IndexSet?
    /// Whether the change is about to be made.
    public let isPrior: Bool

    init(newValue: Value?, oldValue: Value?, isPrior: Bool = false) {
      (kind, indexes) = (.setting, nil)
      (self.newValue, self.oldValue, self.isPrior) = (newValue, oldValue, isPrior)
    }
  }

  /// An observation, which ends when nobody holds it any more.
  public final class NSKeyValueObservation: NSObject {
    private var observer: Observer?

    init(_ observer: Observer?) { self.observer = observer }

    /// Ends the observation.
    public func invalidate() {
      observer?.end()
      observer = nil
    }

    deinit { invalidate() }
  }
#endif
