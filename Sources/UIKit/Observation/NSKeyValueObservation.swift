// Mirrors NSKeyValueObservation and its related types (iOS 17). Missing: changes of collections.
#if !canImport(Darwin)
  public import Foundation

  /// The options that determine which values an observer receives, and when it is called.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The observer receives the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The observer receives the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The observer is also called immediately, with the value at the beginning of the observation.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// The observer is also called before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }

  /// The kinds of changes, of which only `setting` occurs.
  public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
  }

  /// A change of an observed property.
  public struct NSKeyValueObservedChange<Value> {
    /// The kinds of changes.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change: always `setting`.
    public let kind: Kind
    /// The value after the change, if the options request it and the change has been made.
    public let newValue: Value?
    /// The value before the change, if the options request it; nil in the initial call.
    public let oldValue: Value?
    /// The indices that have changed in a collection: always nil, as changes of collections are not
    /// observed.
    public let indexes: IndexSet?
    /// Whether the observer is called before the change instead of after it.
    public let isPrior: Bool

    init(newValue: Value?, oldValue: Value?, isPrior: Bool = false) {
      kind = .setting
      indexes = nil
      self.newValue = newValue
      self.oldValue = oldValue
      self.isPrior = isPrior
    }
  }

  /// An observation of a property, which ends when this object is released.
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
