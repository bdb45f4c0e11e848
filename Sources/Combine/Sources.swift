/// A publisher of one value.
///
/// See Combine.
public struct Just<Output>: Publisher {
  /// See Combine.
  public typealias Failure = Never
  /// See Combine.
  public let output: Output

  /// See Combine.
  public init(_ output: Output) { self.output = output }
  /// See Combine.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Never {
    AnyPublisher { pipe in
      pipe.send(output)
      pipe.end(.finished)
    }.receive(subscriber: subscriber)
  }
}

/// A publisher without values.
///
/// See Combine.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completes: Bool

  /// See Combine.
  public init(completeImmediately: Bool = true) { completes = completeImmediately }
  /// See Combine.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { completes = completeImmediately }
  /// See Combine.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher { pipe in if completes { pipe.end(.finished) } }.receive(subscriber: subscriber)
  }
}

/// A publisher of an error.
///
/// See Combine.
public struct Fail<Output, Failure: Error>: Publisher {
  /// See Combine.
  public let error: Failure

  /// See Combine.
  public init(error: Failure) { self.error = error }
  /// See Combine.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// See Combine.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnyPublisher { $0.end(.failure(error)) }.receive(subscriber: subscriber)
  }
}

/// A publisher that is made for each subscriber.
///
/// See Combine.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// See Combine.
  public typealias Output = DeferredPublisher.Output
  /// See Combine.
  public typealias Failure = DeferredPublisher.Failure
  /// See Combine.
  public let createPublisher: () -> DeferredPublisher

  /// See Combine.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  /// See Combine.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher of one value that comes later.
///
/// See Combine.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that gives the value.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Pipe<Output, Failure>] = []

  /// See Combine.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      let all = waiting
      waiting = []
      all.forEach { Self.send(result, to: $0) }
    }
  }
  /// See Combine.
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
  /// A publisher of the elements.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { pipe in
      for element in self where pipe.isOpen { pipe.send(element) }
      pipe.end(.finished)
    }
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { pipe in
      if let value = self { pipe.send(value) }
      pipe.end(.finished)
    }
  }
}

extension Result {
  /// A publisher of the value or the error.
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
