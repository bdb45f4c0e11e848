public import Foundation

/// A queue or run loop on which values are received; here all values are received at once, on the
/// calling thread.
public protocol Scheduler {
  /// The type of the scheduler's times.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the scheduler's options.
  associatedtype SchedulerOptions
}

/// A length of time that can be made from seconds, milliseconds and so on.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time of a scheduler.
///
/// Schedulers do not wait here, so times are only used in calculations.
public struct RestTime: Strideable, Sendable {
  var seconds: Double

  /// Returns the length of time from this time to another one.
  public func distance(to other: RestTime) -> Stride { Stride(other.seconds - seconds) }
  /// Returns the time that is later by a length of time.
  public func advanced(by stride: Stride) -> RestTime { RestTime(seconds: seconds + stride.value) }

  /// A length of time, stored in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Sendable,
    ExpressibleByFloatLiteral
  {
    var value: Double

    init(_ value: Double) { self.value = value }
    /// Makes a length of time from whole seconds.
    public init(integerLiteral value: Int) { self.value = Double(value) }
    /// Makes a length of time from seconds.
    public init(floatLiteral value: Double) { self.value = value }
    /// Makes a length of time from whole seconds; the result is never nil.
    public init?<Number: BinaryInteger>(exactly source: Number) { value = Double(source) }
    /// The length in seconds, without its sign.
    public var magnitude: Double { value.magnitude }
    /// Returns whether the first length of time is shorter.
    public static func < (one: Stride, other: Stride) -> Bool { one.value < other.value }
    /// Returns the sum of two lengths of time.
    public static func + (one: Stride, other: Stride) -> Stride { Stride(one.value + other.value) }
    /// Returns the difference of two lengths of time.
    public static func - (one: Stride, other: Stride) -> Stride { Stride(one.value - other.value) }
    /// Returns the product of two lengths of time in seconds.
    public static func * (one: Stride, other: Stride) -> Stride { Stride(one.value * other.value) }
    /// Multiplies the first length of time by the second one.
    public static func *= (one: inout Stride, other: Stride) { one = one * other }
    /// Returns a length of time of whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// Returns a length of time of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Returns a length of time of whole milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// Returns a length of time of whole microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// Returns a length of time of whole nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
  }
}

/// The options of a scheduler, which have no effect.
public struct RestOptions: Sendable {
  /// Makes options; all arguments are ignored.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
  ) {}
}

extension DispatchQueue: Scheduler {
  /// The type of the scheduler's times, which are only used in calculations.
  public typealias SchedulerTimeType = RestTime
  /// The type of the scheduler's options, which have no effect.
  public typealias SchedulerOptions = RestOptions
}
extension RunLoop: Scheduler {
  /// The type of the scheduler's times, which are only used in calculations.
  public typealias SchedulerTimeType = RestTime
  /// The type of the scheduler's options, which have no effect.
  public typealias SchedulerOptions = RestOptions
}
extension OperationQueue: Scheduler {
  /// The type of the scheduler's times, which are only used in calculations.
  public typealias SchedulerTimeType = RestTime
  /// The type of the scheduler's options, which have no effect.
  public typealias SchedulerOptions = RestOptions
}

/// A scheduler that performs all work immediately, on the calling thread.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of the scheduler's times, which are only used in calculations.
  public typealias SchedulerTimeType = RestTime
  /// The type of the scheduler's options, which have no effect.
  public typealias SchedulerOptions = RestOptions
  /// The only scheduler of this type.
  public static let shared = ImmediateScheduler()
}

extension Publisher {
  /// Returns this publisher unchanged, since its values are received at once.
  public func receive<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Returns this publisher unchanged, since its values are received at once.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Returns this publisher unchanged: it sends every value at once.
  public func debounce<Context: Scheduler>(
    for dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Returns this publisher unchanged: it sends every value at once.
  public func throttle<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Returns this publisher unchanged: it sends every value at once.
  public func delay<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride,
    tolerance: Context.SchedulerTimeType.Stride? = nil, scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Returns this publisher unchanged: it never times out.
  public func timeout<Context: Scheduler>(
    _ interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, from one object or, if `object` is nil,
  /// from all.
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
  /// Returns a publisher that never sends a value, even after a call of `connect()`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> Publishers.Multicast<Empty<Date, Never>, PassthroughSubject<Date, Never>> {
    Publishers.Multicast(
      upstream: Empty<Date, Never>(completeImmediately: false), subject: PassthroughSubject())
  }
}

/// An encoder that can be passed to a publisher's `encode(encoder:)`.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded values.
  associatedtype Output
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

/// A decoder that can be passed to a publisher's `decode(type:decoder:)`.
public protocol TopLevelDecoder<Input> {
  /// The type of the values from which the decoder decodes.
  associatedtype Input
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}

extension Publisher {
  /// Returns a publisher of the decoded values; it fails with an error of the decoder.
  public func decode<Value: Decodable, Coder: TopLevelDecoder>(
    type: Value.Type, decoder: Coder
  ) -> AnyPublisher<Value, any Error> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }
  /// Returns a publisher of the encoded values; it fails with an error of the encoder.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
