extension Publisher {
  /// Attaches closures for the values and the completion, until the returned object is cancelled or
  /// released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let pipe = Pipe<Output, Failure>(receiveValue, finish: receiveCompletion)
    attach(pipe)
    return AnyCancellable { pipe.close() }
  }

  /// Returns a publisher that calls closures at its subscription, values and completion.
  ///
  /// `receiveCancel` and `receiveRequest` are never called.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      receiveSubscription?(PipeSubscription(pipe: pipe))
      pipe.draw(
        from: self,
        {
          receiveOutput?($0)
          pipe.send($0)
        },
        finish: {
          receiveCompletion?($0)
          pipe.end($0)
        })
    }
  }
  /// Inert: returns this publisher unchanged; nothing is printed.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  /// Inert: returns this publisher unchanged; no debugger is stopped.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns a publisher whose subscribers share one subscription to this publisher.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var connection: AnyCancellable?
    return AnyPublisher { pipe in
      subject.attach(pipe)
      if connection == nil { connection = self.subscribe(subject) }
    }
  }
  /// Returns a publisher that sends this publisher's values through a subject after `connect()` is
  /// called.
  public func multicast<Target: Subject>(
    subject: Target
  ) -> Publishers.Multicast<Self, Target>
  where Target.Output == Output, Target.Failure == Failure {
    Publishers.Multicast(upstream: self, subject: subject)
  }
  /// Returns a publisher that sends nothing until `connect()` is called.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
  where Failure == Never { multicast(subject: PassthroughSubject()) }
}

extension Publisher where Failure == Never {
  /// Attaches a closure for the values, until the returned object is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  /// Sets a property of an object to each value; the object is retained.
  public func assign<Root>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: path] = $0 } }
  /// Assigns each value to a published property, until this publisher completes or another one is
  /// assigned to the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.assignment = sink { storage.set($0) }
  }
}

extension Publishers {
  /// A publisher that subscribes to another publisher when `connect()` is called, and sends its
  /// values through a subject.
  public final class Multicast<Upstream: Publisher, Target: Subject>: ConnectablePublisher
  where Upstream.Output == Target.Output, Upstream.Failure == Target.Failure {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of the error with which the publisher can fail.
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject: Target

    init(upstream: Upstream, subject: Target) {
      (self.upstream, self.subject) = (upstream, subject)
    }
    /// Subscribes the subject to the upstream publisher.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
    /// Attaches a subscriber, which then receives values and the completion.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// The values as an asynchronous sequence.
  public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let pipe = Pipe<Output, Failure>(
        {
          nonisolated(unsafe) let value = $0
          continuation.yield(value)
        },
        finish: {
          if case .failure(let error) = $0 {
            continuation.finish(throwing: error)
          } else {
            continuation.finish()
          }
        })
      attach(pipe)
    }
  }
}
