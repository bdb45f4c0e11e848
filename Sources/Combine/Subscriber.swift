/// A receiver of values.
///
/// See Combine.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error.
  associatedtype Failure: Error

  /// Receives the subscription.
  func receive(subscription: any Subscription)
  /// Receives a value.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to a publisher.
///
/// See Combine.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values; every demand counts as unlimited.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions.
///
/// See Combine.
public enum Subscriptions {
  /// A subscription without values.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  let combineIdentifier = CombineIdentifier()
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// The namespace of subscribers' types.
///
/// See Combine.
public enum Subscribers {
  /// The end of a publisher.
  ///
  /// See Combine.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// A number of values that a subscriber takes.
  ///
  /// See Combine.
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    /// The number; nil if it is unlimited.
    public let max: Int?

    /// See Combine.
    public static let unlimited = Demand(max: nil)
    /// See Combine.
    public static let none = Demand(max: 0)
    /// Returns a limited demand.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
    /// See Combine.
    public static func < (one: Demand, other: Demand) -> Bool {
      (one.max ?? .max) < (other.max ?? .max)
    }
  }

  /// A subscriber with two closures.
  ///
  /// See Combine.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// See Combine.
    public let receiveValue: (Input) -> Void
    /// See Combine.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?

    /// See Combine.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (self.receiveValue, self.receiveCompletion) = (receiveValue, receiveCompletion) }

    /// See Combine.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// See Combine.
    public func receive(_ input: Input) -> Demand {
      receiveValue(input)
      return .unlimited
    }
    /// See Combine.
    public func receive(completion: Completion<Failure>) { receiveCompletion(completion) }
    /// See Combine.
    public func cancel() { subscription?.cancel() }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A value that can be stopped.
///
/// See Combine.
public protocol Cancellable {
  /// Stops.
  func cancel()
}

extension Cancellable {
  /// Stores the object in a collection.
  public func store<Store: RangeReplaceableCollection>(in collection: inout Store)
  where Store.Element == AnyCancellable { collection.append(AnyCancellable(self)) }

  /// Stores the object in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// An object that stops what it was made for when it is released.
///
/// See Combine.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  /// Makes an object that calls a closure.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }
  /// Wraps an object.
  public init<Wrapped: Cancellable>(_ canceller: Wrapped) { stop = { canceller.cancel() } }
  deinit { stop?() }

  /// See Combine.
  public func cancel() {
    stop?()
    stop = nil
  }
  /// See Combine.
  public func store<Store: RangeReplaceableCollection>(in collection: inout Store)
  where Store.Element == AnyCancellable { collection.append(self) }
  /// See Combine.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// See Combine.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  /// See Combine.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A name of a part of a stream.
///
/// See Combine.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private final class Token: Sendable {}
  private let token = Token()

  /// See Combine.
  public init() {}
  /// See Combine.
  public var description: String { "\(ObjectIdentifier(token))" }
  /// See Combine.
  public static func == (one: CombineIdentifier, other: CombineIdentifier) -> Bool {
    one.token === other.token
  }
  /// See Combine.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}

/// A value with a name in a stream.
///
/// See Combine.
public protocol CustomCombineIdentifierConvertible {
  /// The name.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible {
  /// See Combine.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}
