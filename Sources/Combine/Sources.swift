/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never
  /// The value that is sent.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }
  /// Attaches a subscriber, which then receives values and the completion.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Never {
    AnyPublisher { pipe in
      pipe.send(output)
      pipe.end(.finished)
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that sends no values.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completes: Bool

  /// Makes a publisher that finishes at once or, if `completeImmediately` is false, never.
  public init(completeImmediately: Bool = true) { completes = completeImmediately }
  /// Makes a publisher that finishes at once or, if `completeImmediately` is false, never; its
  /// types are given as arguments.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { completes = completeImmediately }
  /// Attaches a subscriber, which then receives values and the completion.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher { pipe in if completes { pipe.end(.finished) } }.receive(subscriber: subscriber)
  }
}

/// A publisher that fails at once with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error with which the publisher fails.
  public let error: Failure

  /// Makes a publisher that fails with an error.
  public init(error: Failure) { self.error = error }
  /// Makes a publisher that fails with an error; the type of its values is given as an argument.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Attaches a subscriber, which then receives values and the completion.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher { $0.end(.failure(error)) }.receive(subscriber: subscriber)
  }
}

/// A publisher whose upstream publisher is made again for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the published values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error with which the publisher can fail.
  public typealias Failure = DeferredPublisher.Failure
  /// The closure that makes a publisher for each subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher from a closure that is called for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  /// Attaches a subscriber, which then receives values and the completion.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher that sends one value, which a closure provides later, or fails.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that is called with the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Pipe<Output, Failure>] = []

  /// Calls the closure at once with a promise, which the closure calls with the result when it is
  /// known.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      let all = waiting
      waiting = []
      all.forEach { Self.send(result, to: $0) }
    }
  }
  /// Attaches a subscriber, which then receives values and the completion.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher { pipe in
      if let result = self.result { Self.send(result, to: pipe) } else { self.waiting.append(pipe) }
    }.receive(subscriber: subscriber)
  }
  private static func send(_ result: Result<Output, Failure>, to pipe: Pipe<Output, Failure>) {
    switch result {
    case .success(let value):
      pipe.send(value)
      pipe.end(.finished)
    case .failure(let error): pipe.end(.failure(error))
    }
  }
}

extension Sequence {
  /// A publisher of the elements in order, which then finishes.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { pipe in
      for element in self where pipe.isOpen { pipe.send(element) }
      pipe.end(.finished)
    }
  }
}

extension Optional {
  /// A publisher of the wrapped value; if there is none, it finishes without a value.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { pipe in
      if let value = self { pipe.send(value) }
      pipe.end(.finished)
    }
  }
}

extension Result {
  /// A publisher of the success value; it fails with the error of a failure.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { pipe in
      switch self {
      case .success(let value):
        pipe.send(value)
        pipe.end(.finished)
      case .failure(let error): pipe.end(.failure(error))
      }
    }
  }
}
