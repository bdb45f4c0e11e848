/// A publisher that sends what it is given.
///
/// See Combine.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Sends the end.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription of its own.
  func send(subscription: any Subscription)
}

extension Subject {
  /// See Combine.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
  /// Sends an empty value.
  public func send() { send(()) }
}

/// The subscribers of a subject.
private struct Pipes<Output, Failure: Error> {
  private var open: [Pipe<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  mutating func add(_ pipe: Pipe<Output, Failure>) {
    if let completion { return pipe.end(completion) }
    open.removeAll { !$0.isOpen }
    open.append(pipe)
  }

  mutating func end(_ completion: Subscribers.Completion<Failure>) -> [Pipe<Output, Failure>] {
    if self.completion != nil { return [] }
    self.completion = completion
    defer { open = [] }
    return open
  }

  var receivers: [Pipe<Output, Failure>] { completion == nil ? open : [] }
}

/// A subject that keeps nothing.
///
/// See Combine.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var pipes = Pipes<Output, Failure>()

  /// See Combine.
  public init() {}
  /// See Combine.
  public func send(_ value: Output) { pipes.receivers.forEach { $0.send(value) } }
  /// See Combine.
  public func send(completion: Subscribers.Completion<Failure>) {
    pipes.end(completion).forEach { $0.end(completion) }
  }
  /// See Combine.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher { self.pipes.add($0) }.receive(subscriber: subscriber)
  }
}

/// A subject that keeps its last value.
///
/// See Combine.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var pipes = Pipes<Output, Failure>()
  private var current: Output

  /// See Combine.
  public init(_ value: Output) { current = value }

  /// The last value.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  /// See Combine.
  public func send(_ value: Output) {
    current = value
    pipes.receivers.forEach { $0.send(value) }
  }
  /// See Combine.
  public func send(completion: Subscribers.Completion<Failure>) {
    pipes.end(completion).forEach { $0.end(completion) }
  }
  /// See Combine.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    publisher.receive(subscriber: subscriber)
  }
  private var publisher: AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      if self.pipes.completion == nil { pipe.send(self.current) }
      self.pipes.add(pipe)
    }
  }
}
