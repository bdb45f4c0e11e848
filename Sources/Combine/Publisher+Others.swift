extension Publisher {
  /// Returns a publisher that sends the values of all publishers that the closure makes;
  /// `maxPublishers` has no effect.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    joined(transform, keepsOlder: true)
  }
  /// Returns a publisher that sends the values of all publishers that the closure makes;
  /// `maxPublishers` has no effect.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Inner.Failure> where Failure == Never {
    setFailureType(to: Inner.Failure.self).joined(transform, keepsOlder: true)
  }
  /// Returns a publisher that sends the values of all publishers that the closure makes;
  /// `maxPublishers` has no effect.
  @_disfavoredOverload
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Never {
    joined({ transform($0).setFailureType(to: Failure.self) }, keepsOlder: true)
  }
  /// Returns a publisher that sends only the values of the latest received publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { joined({ $0 }, keepsOlder: false) }
  /// Returns a publisher that sends only the values of the latest received publisher.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
  where Output: Publisher, Failure == Never {
    setFailureType(to: Output.Failure.self).joined({ $0 }, keepsOlder: false)
  }

  /// Returns a publisher of the values of the publishers that a closure makes; earlier publishers
  /// are detached if `keepsOlder` is false.
  private func joined<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner, keepsOlder: Bool
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { pipe in
      var (running, isOuterOpen) = (0, true)
      var current: Pipe<Inner.Output, Failure>?
      let endIfDone = { if running == 0, !isOuterOpen { pipe.end(.finished) } }
      pipe.draw(
        from: self,
        { value in
          if !keepsOlder, let older = current {
            older.close()
            running -= 1
          }
          running += 1
          let inner = Pipe<Inner.Output, Failure>({ pipe.send($0) }) { completion in
            running -= 1
            current = nil
            if case .failure = completion { pipe.end(completion) } else { endIfDone() }
          }
          if !keepsOlder { current = inner }
          pipe.whenClosed { inner.close() }
          transform(value).attach(inner)
        },
        finish: { completion in
          isOuterOpen = false
          if case .failure = completion { pipe.end(completion) } else { endIfDone() }
        })
    }
  }

  /// Returns a publisher that sends the values of all of these publishers.
  public func merge<Other: Publisher>(with others: Other...) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.merged([eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() })
  }
  /// Returns a publisher that sends the values of all of these publishers.
  public func merge<One: Publisher, Two: Publisher>(
    with one: One, _ two: Two
  ) -> AnyPublisher<Output, Failure>
  where One.Output == Output, One.Failure == Failure, Two.Output == Output, Two.Failure == Failure {
    Publishers.merged([
      eraseToAnyPublisher(), one.eraseToAnyPublisher(), two.eraseToAnyPublisher(),
    ])
  }

  /// Returns a publisher of tuples with the latest value of each publisher.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    Publishers.latest(self, other)
  }
  /// Returns a publisher of the closure's results for the latest values of all publishers.
  public func combineLatest<Other: Publisher, Value>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Value
  ) -> AnyPublisher<Value, Failure> where Other.Failure == Failure {
    Publishers.latest(self, other).map { transform($0.0, $0.1) }
  }
  /// Returns a publisher of tuples with the latest value of each publisher.
  public func combineLatest<One: Publisher, Two: Publisher>(
    _ one: One, _ two: Two
  ) -> AnyPublisher<(Output, One.Output, Two.Output), Failure>
  where One.Failure == Failure, Two.Failure == Failure {
    Publishers.latest(Publishers.latest(self, one), two).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// Returns a publisher of the closure's results for the latest values of all publishers.
  public func combineLatest<One: Publisher, Two: Publisher, Value>(
    _ one: One, _ two: Two, _ transform: @escaping (Output, One.Output, Two.Output) -> Value
  ) -> AnyPublisher<Value, Failure> where One.Failure == Failure, Two.Failure == Failure {
    combineLatest(one, two).map { transform($0.0, $0.1, $0.2) }
  }
  /// Returns a publisher of tuples with the latest value of each publisher.
  public func combineLatest<One: Publisher, Two: Publisher, Three: Publisher>(
    _ one: One, _ two: Two, _ three: Three
  ) -> AnyPublisher<(Output, One.Output, Two.Output, Three.Output), Failure>
  where One.Failure == Failure, Two.Failure == Failure, Three.Failure == Failure {
    Publishers.latest(combineLatest(one, two), three).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
  /// Returns a publisher of tuples: the first values of all publishers, the second ones, and so on.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    Publishers.zipped(self, other)
  }
  /// Returns a publisher of tuples: the first values of all publishers, the second ones, and so on.
  public func zip<One: Publisher, Two: Publisher>(
    _ one: One, _ two: Two
  ) -> AnyPublisher<(Output, One.Output, Two.Output), Failure>
  where One.Failure == Failure, Two.Failure == Failure {
    Publishers.zipped(Publishers.zipped(self, one), two).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Returns a publisher that sends the elements before the values of this one.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(elements)
  }
  /// Returns a publisher that sends the elements before the values of this one.
  public func prepend<Elements: Sequence>(_ elements: Elements) -> AnyPublisher<Output, Failure>
  where Elements.Element == Output {
    AnyPublisher { pipe in
      for element in elements { pipe.send(element) }
      self.attach(pipe)
    }
  }
  /// Returns a publisher that sends the elements after all values of this one.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    passing({ $1.send($0) }, end: { pipe in for element in elements { pipe.send(element) } })
  }
  /// Returns a publisher that continues with another publisher after this one has finished.
  public func append<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { pipe in
      pipe.draw(
        from: self, { pipe.send($0) },
        finish: {
          if case .finished = $0 { other.attach(pipe) } else { pipe.end($0) }
        })
    }
  }
}

extension Publishers {
  static func merged<Output, Failure: Error>(
    _ all: [AnyPublisher<Output, Failure>]
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      var open = all.count
      if all.isEmpty { pipe.end(.finished) }
      for one in all {
        pipe.draw(
          from: one, { pipe.send($0) },
          finish: { completion in
            open -= 1
            if case .failure = completion { return pipe.end(completion) }
            if open == 0 { pipe.end(.finished) }
          })
      }
    }
  }

  static func latest<One: Publisher, Two: Publisher>(
    _ one: One, _ two: Two
  ) -> AnyPublisher<(One.Output, Two.Output), One.Failure> where One.Failure == Two.Failure {
    AnyPublisher { pipe in
      var (first, second): (One.Output?, Two.Output?) = (nil, nil)
      var open = 2
      let send = { if let first, let second { pipe.send((first, second)) } }
      let finish: (Subscribers.Completion<One.Failure>) -> Void = { completion in
        open -= 1
        if case .failure = completion { return pipe.end(completion) }
        if open == 0 { pipe.end(.finished) }
      }
      pipe.draw(
        from: one,
        {
          first = $0; send()
        }, finish: finish)
      pipe.draw(
        from: two,
        {
          second = $0; send()
        }, finish: finish)
    }
  }

  static func zipped<One: Publisher, Two: Publisher>(
    _ one: One, _ two: Two
  ) -> AnyPublisher<(One.Output, Two.Output), One.Failure> where One.Failure == Two.Failure {
    AnyPublisher { pipe in
      var (first, second): ([One.Output], [Two.Output]) = ([], [])
      let send = {
        while !first.isEmpty, !second.isEmpty {
          pipe.send((first.removeFirst(), second.removeFirst()))
        }
      }
      pipe.draw(
        from: one,
        {
          first.append($0); send()
        }, finish: { pipe.end($0) })
      pipe.draw(
        from: two,
        {
          second.append($0); send()
        }, finish: { pipe.end($0) })
    }
  }

  /// Returns a publisher of tuples with the latest value of each publisher.
  public static func CombineLatest<One: Publisher, Two: Publisher>(
    _ one: One, _ two: Two
  ) -> AnyPublisher<(One.Output, Two.Output), One.Failure> where One.Failure == Two.Failure {
    latest(one, two)
  }
  /// Returns a publisher of tuples with the latest value of each publisher.
  public static func CombineLatest3<One: Publisher, Two: Publisher, Three: Publisher>(
    _ one: One, _ two: Two, _ three: Three
  ) -> AnyPublisher<(One.Output, Two.Output, Three.Output), One.Failure>
  where One.Failure == Two.Failure, One.Failure == Three.Failure { one.combineLatest(two, three) }
  /// Returns a publisher of tuples with the latest value of each publisher.
  public static func CombineLatest4<
    One: Publisher, Two: Publisher, Three: Publisher, Four: Publisher
  >(
    _ one: One, _ two: Two, _ three: Three, _ four: Four
  ) -> AnyPublisher<(One.Output, Two.Output, Three.Output, Four.Output), One.Failure>
  where
    One.Failure == Two.Failure, One.Failure == Three.Failure, One.Failure == Four.Failure
  { one.combineLatest(two, three, four) }
  /// Returns a publisher of tuples: the first values of all publishers, the second ones, and so on.
  public static func Zip<One: Publisher, Two: Publisher>(
    _ one: One, _ two: Two
  ) -> AnyPublisher<(One.Output, Two.Output), One.Failure> where One.Failure == Two.Failure {
    zipped(one, two)
  }
  /// Returns a publisher of tuples: the first values of all publishers, the second ones, and so on.
  public static func Zip3<One: Publisher, Two: Publisher, Three: Publisher>(
    _ one: One, _ two: Two, _ three: Three
  ) -> AnyPublisher<(One.Output, Two.Output, Three.Output), One.Failure>
  where One.Failure == Two.Failure, One.Failure == Three.Failure { one.zip(two, three) }
  /// Returns a publisher that sends the values of all of these publishers.
  public static func Merge<One: Publisher, Two: Publisher>(
    _ one: One, _ two: Two
  ) -> AnyPublisher<One.Output, One.Failure>
  where One.Output == Two.Output, One.Failure == Two.Failure {
    merged([one.eraseToAnyPublisher(), two.eraseToAnyPublisher()])
  }
  /// Returns a publisher that sends the values of all of these publishers.
  public static func Merge3<One: Publisher, Two: Publisher, Three: Publisher>(
    _ one: One, _ two: Two, _ three: Three
  ) -> AnyPublisher<One.Output, One.Failure>
  where
    One.Output == Two.Output, One.Failure == Two.Failure, One.Output == Three.Output,
    One.Failure == Three.Failure
  {
    merged([one.eraseToAnyPublisher(), two.eraseToAnyPublisher(), three.eraseToAnyPublisher()])
  }
  /// Returns a publisher that sends the values of all of these publishers.
  public static func MergeMany<One: Publisher>(
    _ all: One...
  ) -> AnyPublisher<One.Output, One.Failure> { merged(all.map { $0.eraseToAnyPublisher() }) }
  /// Returns a publisher that sends the values of all of these publishers.
  public static func MergeMany<All: Sequence>(
    _ all: All
  ) -> AnyPublisher<All.Element.Output, All.Element.Failure> where All.Element: Publisher {
    merged(all.map { $0.eraseToAnyPublisher() })
  }
}
