/// A receiver of a publisher's values and completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the received values.
  associatedtype Input
  /// The type of the error with which the publisher can fail.
  associatedtype Failure: Error

  /// Receives the subscription, through which values are requested.
  func receive(subscription: any Subscription)
  /// Receives a value, and returns the demand for further values.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the completion, after which nothing is received.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests values; every demand counts as unlimited.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription that does nothing when values are requested or it is cancelled.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  let combineIdentifier = CombineIdentifier()
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A namespace for types of subscribers.
public enum Subscribers {
  /// The completion of a publisher: it has finished, or failed with an error.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// A number of values that a subscriber requests; all values are sent in any case.
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    /// The number of values; nil if it is unlimited.
    public let max: Int?

    /// A demand for all values.
    public static let unlimited = Demand(max: nil)
    /// A demand for no values.
    public static let none = Demand(max: 0)
    /// Returns a demand for at most a number of values.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
    /// Returns whether the first demand is for fewer values.
    public static func < (one: Demand, other: Demand) -> Bool {
      (one.max ?? .max) < (other.max ?? .max)
    }
  }

  /// A subscriber that calls one closure for each value and another for the completion.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// The closure that receives each value.
    public let receiveValue: (Input) -> Void
    /// The closure that receives the completion.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?

    /// Makes a subscriber from two closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (self.receiveValue, self.receiveCompletion) = (receiveValue, receiveCompletion) }

    /// Stores the subscription and requests all values.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Calls the closure with a value.
    public func receive(_ input: Input) -> Demand {
      receiveValue(input)
      return .unlimited
    }
    /// Calls the closure with the completion.
    public func receive(completion: Completion<Failure>) { receiveCompletion(completion) }
    /// Cancels the subscription, if one was received.
    public func cancel() { subscription?.cancel() }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A subscription or connection that can be cancelled.
public protocol Cancellable {
  /// Ends the subscription or connection.
  func cancel()
}

extension Cancellable {
  /// Stores the object in a collection, which retains it.
  public func store<Store: RangeReplaceableCollection>(in collection: inout Store)
  where Store.Element == AnyCancellable { collection.append(AnyCancellable(self)) }

  /// Stores the object in a set, which retains it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// An object that calls its closure when it is cancelled or released.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  /// Makes an object that calls a closure when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }
  /// Makes an object that cancels another object when it is cancelled or released.
  public init<Wrapped: Cancellable>(_ canceller: Wrapped) { stop = { canceller.cancel() } }
  deinit { stop?() }

  /// Calls the closure, unless it was called before.
  public func cancel() {
    stop?()
    stop = nil
  }
  /// Stores the object in a collection, without wrapping it again.
  public func store<Store: RangeReplaceableCollection>(in collection: inout Store)
  where Store.Element == AnyCancellable { collection.append(self) }
  /// Stores the object in a set, without wrapping it again.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Returns whether both are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  /// Adds the identity of the object to the hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A unique identifier of a subscriber or subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private final class Token: Sendable {}
  private let token = Token()

  /// Makes an identifier that differs from all others.
  public init() {}
  /// The identifier as text.
  public var description: String { "\(ObjectIdentifier(token))" }
  /// Returns whether one identifier is a copy of the other.
  public static func == (one: CombineIdentifier, other: CombineIdentifier) -> Bool {
    one.token === other.token
  }
  /// Adds the identity of the identifier to the hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}

/// A value with a unique identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier, by which two subscribers or subscriptions are distinguished.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible {
  /// A new identifier each time it is read.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}
