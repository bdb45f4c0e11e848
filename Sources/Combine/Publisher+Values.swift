extension Publisher {
  /// Returns a publisher whose values a closure passes on.
  func passing<Value>(
    _ take: @escaping (Output, Pipe<Value, Failure>) -> Void,
    end: @escaping (Pipe<Value, Failure>) -> Void = { _ in }
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { pipe in
      pipe.draw(
        from: self, { take($0, pipe) },
        finish: {
          if case .finished = $0 { end(pipe) }
          pipe.end($0)
        })
    }
  }

  /// Like `passing`, with closures that throw.
  private func trying<Value>(
    _ take: @escaping (Output, Pipe<Value, any Error>) throws -> Void
  ) -> AnyPublisher<Value, any Error> {
    AnyPublisher { pipe in
      pipe.draw(
        from: self,
        { value in
          do { try take(value, pipe) } catch { pipe.end(.failure(error)) }
        }, finish: { pipe.end($0.mapError { $0 as any Error }) })
    }
  }

  /// See Combine.
  public func map<Value>(_ transform: @escaping (Output) -> Value) -> AnyPublisher<Value, Failure> {
    passing { $1.send(transform($0)) }
  }
  /// See Combine.
  public func map<Value>(_ path: KeyPath<Output, Value>) -> AnyPublisher<Value, Failure> {
    passing { $1.send($0[keyPath: path]) }
  }
  /// See Combine.
  public func map<One, Two>(
    _ one: KeyPath<Output, One>, _ two: KeyPath<Output, Two>
  ) -> AnyPublisher<(One, Two), Failure> {
    passing { $1.send(($0[keyPath: one], $0[keyPath: two])) }
  }
  /// See Combine.
  public func tryMap<Value>(
    _ transform: @escaping (Output) throws -> Value
  ) -> AnyPublisher<Value, any Error> { trying { $1.send(try transform($0)) } }
  /// See Combine.
  public func compactMap<Value>(
    _ transform: @escaping (Output) -> Value?
  ) -> AnyPublisher<Value, Failure> {
    passing { value, pipe in transform(value).map { pipe.send($0) } }
  }
  /// See Combine.
  public func tryCompactMap<Value>(
    _ transform: @escaping (Output) throws -> Value?
  ) -> AnyPublisher<Value, any Error> {
    trying { value, pipe in try transform(value).map { pipe.send($0) } }
  }
  /// See Combine.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { if isIncluded($0) { $1.send($0) } }
  }
  /// See Combine.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { trying { if try isIncluded($0) { $1.send($0) } } }
  /// See Combine.
  public func replaceNil<Value>(with value: Value) -> AnyPublisher<Value, Failure>
  where Output == Value? { map { $0 ?? value } }
  /// See Combine.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { passing { _, _ in } }

  /// See Combine.
  public func scan<Value>(
    _ initial: Value, _ next: @escaping (Value, Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    deferred {
      var value = initial
      return self.passing {
        value = next(value, $0)
        $1.send(value)
      }
    }
  }
  /// See Combine.
  public func reduce<Value>(
    _ initial: Value, _ next: @escaping (Value, Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    deferred {
      var value = initial
      return self.passing({ element, _ in value = next(value, element) }, end: { $0.send(value) })
    }
  }
  /// See Combine.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  /// See Combine.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  /// See Combine.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { reduce(false) { $0 || predicate($1) } }
  /// See Combine.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { reduce(true) { $0 && predicate($1) } }

  /// See Combine.
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    deferred {
      var last: Output?
      return self.passing { value, pipe in
        if let known = last, isSame(known, value) { return }
        last = value
        pipe.send(value)
      }
    }
  }

  /// Returns a publisher that is made for each subscriber, so that each has its own state.
  func deferred<Value>(
    _ make: @escaping () -> AnyPublisher<Value, Failure>
  ) -> AnyPublisher<Value, Failure> { AnyPublisher { make().run($0) } }

  /// See Combine.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    deferred {
      var left = count
      return self.passing { value, pipe in
        if left > 0 { left -= 1 } else { pipe.send(value) }
      }
    }
  }
  /// See Combine.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    deferred {
      var isDropping = true
      return self.passing { value, pipe in
        isDropping = isDropping && predicate(value)
        if !isDropping { pipe.send(value) }
      }
    }
  }
  /// See Combine.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    deferred {
      var left = count
      return self.passing { value, pipe in
        left -= 1
        if left >= 0 { pipe.send(value) }
        if left <= 0 { pipe.end(.finished) }
      }
    }
  }
  /// See Combine.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing { value, pipe in
      if predicate(value) { pipe.send(value) } else { pipe.end(.finished) }
    }
  }
  /// See Combine.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// See Combine.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }
  /// See Combine.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).prefix(1)
  }
  /// See Combine.
  public func last() -> AnyPublisher<Output, Failure> {
    deferred {
      var last: Output?
      return self.passing({ value, _ in last = value }, end: { pipe in last.map { pipe.send($0) } })
    }
  }
}

extension Publisher where Output: Equatable {
  /// See Combine.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  /// See Combine.
  public func contains(_ value: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == value }
  }
}

extension Subscribers.Completion {
  /// Returns the end with another error.
  func mapError<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
