extension Publisher {
  /// See Combine.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let pipe = Pipe<Output, Failure>(receiveValue, finish: receiveCompletion)
    attach(pipe)
    return AnyCancellable { pipe.close() }
  }

  /// Attaches a subscriber with side effects.
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
  /// Inert: nothing is printed.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  /// Inert: nothing stops.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns a publisher that shares one subscription.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var connection: AnyCancellable?
    return AnyPublisher { pipe in
      subject.attach(pipe)
      if connection == nil { connection = self.subscribe(subject) }
    }
  }
  /// See Combine.
  public func multicast<Target: Subject>(
    subject: Target
  ) -> Publishers.Multicast<Self, Target>
  where Target.Output == Output, Target.Failure == Failure {
    Publishers.Multicast(upstream: self, subject: subject)
  }
  /// See Combine.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
  where Failure == Never { multicast(subject: PassthroughSubject()) }
}

extension Publisher where Failure == Never {
  /// See Combine.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  /// See Combine.
  public func assign<Root>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: path] = $0 } }
  /// See Combine.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.assignment = sink { storage.set($0) }
  }
}

extension Publishers {
  /// A publisher that begins at a call of `connect()`, and passes its values to a subject.
  ///
  /// See Combine.
  public final class Multicast<Upstream: Publisher, Target: Subject>: ConnectablePublisher
  where Upstream.Output == Target.Output, Upstream.Failure == Target.Failure {
    /// See Combine.
    public typealias Output = Upstream.Output
    /// See Combine.
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject: Target

    init(upstream: Upstream, subject: Target) {
      (self.upstream, self.subject) = (upstream, subject)
    }
    /// See Combine.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
    /// See Combine.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// The values as a sequence to wait for.
  ///
  /// At rest it has those that come at once.
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
