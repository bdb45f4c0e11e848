/// A publisher whose values are sent by calls of `send`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Sends the completion to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Receives the subscription to an upstream publisher, whose values the subject sends.
  func send(subscription: any Subscription)
}

extension Subject {
  /// Requests all values of an upstream publisher's subscription.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
  /// Sends an empty value.
  public func send() { send(()) }
}

/// The subscribers of a subject, and its completion.
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

/// A subject that stores no value: a new subscriber receives only the values that are sent after it
/// is attached.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var pipes = Pipes<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}
  /// Sends a value to all subscribers.
  public func send(_ value: Output) { pipes.receivers.forEach { $0.send(value) } }
  /// Sends the completion to all subscribers, which receive nothing after it.
  public func send(completion: Subscribers.Completion<Failure>) {
    pipes.end(completion).forEach { $0.end(completion) }
  }
  /// Attaches a subscriber, which then receives values and the completion.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher { self.pipes.add($0) }.receive(subscriber: subscriber)
  }
}

/// A subject that sends its last value to each new subscriber, until the completion is sent.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var pipes = Pipes<Output, Failure>()
  private var current: Output

  /// Makes a subject with an initial value.
  public init(_ value: Output) { current = value }

  /// The last value; setting it sends the new value.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  /// Stores a value and sends it to all subscribers.
  public func send(_ value: Output) {
    current = value
    pipes.receivers.forEach { $0.send(value) }
  }
  /// Sends the completion to all subscribers, which receive nothing after it.
  public func send(completion: Subscribers.Completion<Failure>) {
    pipes.end(completion).forEach { $0.end(completion) }
  }
  /// Attaches a subscriber, and sends it the last value or, if the completion was sent, the
  /// completion.
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
