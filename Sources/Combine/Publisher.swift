// Mirrors Combine (iOS 17). Missing: back pressure (every demand counts as unlimited), time (what a
// scheduler would do later is done at once), and the types of most operators, which return
// AnyPublisher.

/// A sequence of values over time.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error with which the publisher can fail.
  associatedtype Failure: Error

  /// Attaches a subscriber, which then receives values and the completion.
  func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which then receives values and the completion.
  public func subscribe<Receiver: Subscriber>(_ subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure { receive(subscriber: subscriber) }

  /// Sends the values and the completion through a subject, until the returned object is cancelled
  /// or released.
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  /// Attaches a pipe, which receives the values and the completion.
  func attach(_ pipe: Pipe<Output, Failure>) {
    if let any = self as? AnyPublisher<Output, Failure> { return any.run(pipe) }
    receive(subscriber: PipeSubscriber(pipe: pipe))
  }
}

/// The connection of a publisher to one subscriber: closures for values and the completion, which
/// are called until the pipe is closed.
final class Pipe<Output, Failure: Error> {
  private var take: ((Output) -> Void)?
  private var finish: ((Subscribers.Completion<Failure>) -> Void)?
  private var cancellations: [() -> Void] = []
  var isOpen: Bool { take != nil }

  init(
    _ take: @escaping (Output) -> Void,
    finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) { (self.take, self.finish) = (take, finish) }

  func send(_ value: Output) { take?(value) }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let finish = finish
    close()
    finish?(completion)
  }

  /// Closes the pipe without a completion, and also the pipes to its upstream publishers.
  func close() {
    (take, finish) = (nil, nil)
    let all = cancellations
    cancellations = []
    all.forEach { $0() }
  }

  /// Adds a closure that is called when the pipe is closed; if the pipe is closed already, the
  /// closure is called at once.
  func whenClosed(_ call: @escaping () -> Void) {
    if isOpen { cancellations.append(call) } else { call() }
  }

  /// Attaches closures to an upstream publisher, until this pipe is closed.
  func draw<Source: Publisher>(
    from source: Source, _ take: @escaping (Source.Output) -> Void,
    finish: @escaping (Subscribers.Completion<Source.Failure>) -> Void
  ) {
    let inner = Pipe<Source.Output, Source.Failure>(take, finish: finish)
    whenClosed { inner.close() }
    source.attach(inner)
  }
}

/// A subscriber that passes all values and the completion to a pipe.
private struct PipeSubscriber<Input, Failure: Error>: Subscriber {
  let pipe: Pipe<Input, Failure>
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) {
    pipe.whenClosed { subscription.cancel() }
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    pipe.send(input)
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) { pipe.end(completion) }
}

/// A publisher whose own type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  let run: (Pipe<Output, Failure>) -> Void

  init(_ run: @escaping (Pipe<Output, Failure>) -> Void) { self.run = run }

  /// Makes a publisher that sends the same as another one, and hides its type.
  public init<Source: Publisher>(_ publisher: Source)
  where Source.Output == Output, Source.Failure == Failure {
    run = { publisher.attach($0) }
  }

  /// Attaches a subscriber, which then receives values and the completion.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    let pipe = Pipe<Output, Failure>(
      { _ = subscriber.receive($0) }, finish: { subscriber.receive(completion: $0) })
    subscriber.receive(subscription: PipeSubscription(pipe: pipe))
    run(pipe)
  }
}

/// The subscription that closes a pipe when it is cancelled.
struct PipeSubscription<Output, Failure: Error>: Subscription {
  let pipe: Pipe<Output, Failure>
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { pipe.close() }
}

/// A namespace for types of publishers.
public enum Publishers {}

/// A publisher that sends values only after a call of `connect()`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending values, until the returned object is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects each time a subscriber is attached, and not only for the
  /// first one as on iOS.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      self.attach(pipe)
      let connection = self.connect()
      pipe.whenClosed { connection.cancel() }
    }
  }
}
