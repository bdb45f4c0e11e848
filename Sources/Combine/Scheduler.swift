public import Foundation

/// A place and time at which work is done, which here is at once.
///
/// See Combine.
public protocol Scheduler {
  /// The type of the times.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the options.
  associatedtype SchedulerOptions
}

/// A length of time.
///
/// See Combine.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time of a scheduler that does everything at once.
public struct RestTime: Strideable, Sendable {
  var seconds: Double

  /// See Combine.
  public func distance(to other: RestTime) -> Stride { Stride(other.seconds - seconds) }
  /// See Combine.
  public func advanced(by stride: Stride) -> RestTime { RestTime(seconds: seconds + stride.value) }

  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Sendable,
    ExpressibleByFloatLiteral
  {
    var value: Double

    init(_ value: Double) { self.value = value }
    /// See Combine.
    public init(integerLiteral value: Int) { self.value = Double(value) }
    /// See Combine.
    public init(floatLiteral value: Double) { self.value = value }
    /// See Combine.
    public init?<Number: BinaryInteger>(exactly source: Number) { value = Double(source) }
    /// See Combine.
    public var magnitude: Double { value.magnitude }
    /// See Combine.
    public static func < (one: Stride, other: Stride) -> Bool { one.value < other.value }
    /// See Combine.
    public static func + (one: Stride, other: Stride) -> Stride { Stride(one.value + other.value) }
    /// See Combine.
    public static func - (one: Stride, other: Stride) -> Stride { Stride(one.value - other.value) }
    /// See Combine.
    public static func * (one: Stride, other: Stride) -> Stride { Stride(one.value * other.value) }
    /// See Combine.
    public static func *= (one: inout Stride, other: Stride) { one = one * other }
    /// See Combine.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// See Combine.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// See Combine.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// See Combine.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// See Combine.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
  }
}

/// The options of a scheduler, which have no effect.
public struct RestOptions: Sendable {
  /// See Combine.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
  ) {}
}

extension DispatchQueue: Scheduler {
  /// See Combine.
  public typealias SchedulerTimeType = RestTime
  /// See Combine.
  public typealias SchedulerOptions = RestOptions
}
extension RunLoop: Scheduler {
  /// See Combine.
  public typealias SchedulerTimeType = RestTime
  /// See Combine.
  public typealias SchedulerOptions = RestOptions
}
extension OperationQueue: Scheduler {
  /// See Combine.
  public typealias SchedulerTimeType = RestTime
  /// See Combine.
  public typealias SchedulerOptions = RestOptions
}

/// A scheduler that does everything at once.
///
/// See Combine.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// See Combine.
  public typealias SchedulerTimeType = RestTime
  /// See Combine.
  public typealias SchedulerOptions = RestOptions
  /// See Combine.
  public static let shared = ImmediateScheduler()
}

extension Publisher {
  /// Returns the same values, which come at once.
  public func receive<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Returns the same values, which come at once.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Returns the same values, without a wait.
  public func debounce<Context: Scheduler>(
    for dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Returns the same values, all of them.
  public func throttle<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Returns the same values, without a delay.
  public func delay<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride,
    tolerance: Context.SchedulerTimeType.Stride? = nil, scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Returns the same values, and never an error of time.
  public func timeout<Context: Scheduler>(
    _ interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension NotificationCenter {
  /// Returns a publisher of notifications.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { pipe in
      nonisolated(unsafe) let target = pipe
      let token = self.addObserver(forName: name, object: object, queue: nil) { target.send($0) }
      pipe.whenClosed { self.removeObserver(token) }
    }
  }
}

extension Timer {
  /// Returns a publisher of times, of which there are none at rest.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> Publishers.Multicast<Empty<Date, Never>, PassthroughSubject<Date, Never>> {
    Publishers.Multicast(
      upstream: Empty<Date, Never>(completeImmediately: false), subject: PassthroughSubject())
  }
}

/// An encoder whose values are the output of a publisher.
///
/// See Combine.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded values.
  associatedtype Output
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

/// A decoder of the values of a publisher.
///
/// See Combine.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded values.
  associatedtype Input
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}

extension Publisher {
  /// See Combine.
  public func decode<Value: Decodable, Coder: TopLevelDecoder>(
    type: Value.Type, decoder: Coder
  ) -> AnyPublisher<Value, any Error> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }
  /// See Combine.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
