extension Publisher {
  /// Returns a publisher whose values `take` sends to the pipe; `take` is called for each value of
  /// this publisher, and `end` before the publisher finishes.
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

  /// Returns a publisher whose values `take` sends to the pipe; if `take` throws an error, the
  /// publisher fails with it.
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

  /// Returns a publisher of the closure's results.
  public func map<Value>(_ transform: @escaping (Output) -> Value) -> AnyPublisher<Value, Failure> {
    passing { $1.send(transform($0)) }
  }
  /// Returns a publisher of the values' property at a key path.
  public func map<Value>(_ path: KeyPath<Output, Value>) -> AnyPublisher<Value, Failure> {
    passing { $1.send($0[keyPath: path]) }
  }
  /// Returns a publisher of the values' properties at two key paths.
  public func map<One, Two>(
    _ one: KeyPath<Output, One>, _ two: KeyPath<Output, Two>
  ) -> AnyPublisher<(One, Two), Failure> {
    passing { $1.send(($0[keyPath: one], $0[keyPath: two])) }
  }
  /// Returns a publisher of the closure's results; it fails with an error that the closure throws.
  public func tryMap<Value>(
    _ transform: @escaping (Output) throws -> Value
  ) -> AnyPublisher<Value, any Error> { trying { $1.send(try transform($0)) } }
  /// Returns a publisher of the closure's results that are not nil.
  public func compactMap<Value>(
    _ transform: @escaping (Output) -> Value?
  ) -> AnyPublisher<Value, Failure> {
    passing { value, pipe in transform(value).map { pipe.send($0) } }
  }
  /// Returns a publisher of the closure's results that are not nil; it fails with an error that the
  /// closure throws.
  public func tryCompactMap<Value>(
    _ transform: @escaping (Output) throws -> Value?
  ) -> AnyPublisher<Value, any Error> {
    trying { value, pipe in try transform(value).map { pipe.send($0) } }
  }
  /// Returns a publisher of the values for which the closure returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { if isIncluded($0) { $1.send($0) } }
  }
  /// Returns a publisher of the values for which the closure returns true; it fails with an error
  /// that the closure throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { trying { if try isIncluded($0) { $1.send($0) } } }
  /// Returns a publisher that sends a value in place of nil.
  public func replaceNil<Value>(with value: Value) -> AnyPublisher<Value, Failure>
  where Output == Value? { map { $0 ?? value } }
  /// Returns a publisher that drops all values, and sends only the completion.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { passing { _, _ in } }

  /// Returns a publisher that sends, for each value, the result of the closure for all values so
  /// far.
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
  /// Returns a publisher that sends one value when this one finishes: the closure's result for all
  /// values.
  public func reduce<Value>(
    _ initial: Value, _ next: @escaping (Value, Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    deferred {
      var value = initial
      return self.passing({ element, _ in value = next(value, element) }, end: { $0.send(value) })
    }
  }
  /// Returns a publisher that sends one array with all values when this one finishes.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  /// Returns a publisher that sends the number of values when this one finishes.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  /// Returns a publisher that sends at the end whether any value fulfils a condition.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { reduce(false) { $0 || predicate($1) } }
  /// Returns a publisher that sends at the end whether all values fulfil a condition.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { reduce(true) { $0 && predicate($1) } }

  /// Returns a publisher that drops each value that the closure regards as equal to the last value
  /// that was not dropped.
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

  /// Returns a publisher that is made again for each subscriber, so that each subscriber has its
  /// own state.
  func deferred<Value>(
    _ make: @escaping () -> AnyPublisher<Value, Failure>
  ) -> AnyPublisher<Value, Failure> { AnyPublisher { make().run($0) } }

  /// Returns a publisher without the first `count` values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    deferred {
      var left = count
      return self.passing { value, pipe in
        if left > 0 { left -= 1 } else { pipe.send(value) }
      }
    }
  }
  /// Returns a publisher without the first values, as long as they fulfil a condition.
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
  /// Returns a publisher of the first `count` values, which then finishes.
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
  /// Returns a publisher that finishes before the first value that does not fulfil a condition.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing { value, pipe in
      if predicate(value) { pipe.send(value) } else { pipe.end(.finished) }
    }
  }
  /// Returns a publisher of the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// Returns a publisher of the first value that fulfils a condition.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }
  /// Returns a publisher of the value at an index, counted from 0.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).prefix(1)
  }
  /// Returns a publisher that sends the last value when this one finishes.
  public func last() -> AnyPublisher<Output, Failure> {
    deferred {
      var last: Output?
      return self.passing({ value, _ in last = value }, end: { pipe in last.map { pipe.send($0) } })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher that drops each value that is equal to the one before it.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  /// Returns a publisher that sends, when this one finishes, whether a value was among its values.
  public func contains(_ value: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == value }
  }
}

extension Subscribers.Completion {
  /// Returns the completion with its error, if any, converted to another type.
  func mapError<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
