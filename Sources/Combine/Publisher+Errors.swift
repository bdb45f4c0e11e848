extension Publisher {
  /// Returns a publisher that, instead of failing, calls `finish` with the error; `finish` may send
  /// other values or another error.
  private func endings<Other: Error>(
    _ finish: @escaping (Failure, Pipe<Output, Other>) -> Void
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { pipe in
      pipe.draw(
        from: self, { pipe.send($0) },
        finish: { completion in
          switch completion {
          case .finished: pipe.end(.finished)
          case .failure(let error): finish(error, pipe)
          }
        })
    }
  }

  /// Returns a publisher that replaces an error by the closure's result.
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> { endings { $1.end(.failure(transform($0))) } }
  /// Returns a publisher that sends a value in place of an error, and then finishes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    endings { _, pipe in
      pipe.send(output)
      pipe.end(.finished)
    }
  }
  /// Returns a publisher that sends a value if this one finishes without any.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    deferred {
      var isEmpty = true
      return self.passing(
        { value, pipe in
          isEmpty = false
          pipe.send(value)
        }, end: { if isEmpty { $0.send(output) } })
    }
  }
  /// Returns a publisher that finishes in place of an error; unlike on iOS, the program does not
  /// stop.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> { endings { $1.end(.finished) } }
  /// Returns a publisher that continues with another publisher after an error.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    endings { error, pipe in
      pipe.draw(from: handler(error), { pipe.send($0) }, finish: { pipe.end($0) })
    }
  }
  /// Returns a publisher that, after an error, continues with the publisher that the closure
  /// returns, or fails with the error that it throws.
  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> AnyPublisher<Output, any Error> where Other.Output == Output {
    endings { error, pipe in
      do {
        pipe.draw(
          from: try handler(error), { pipe.send($0) },
          finish: { pipe.end($0.mapError { $0 as any Error }) })
      } catch { pipe.end(.failure(error)) }
    }
  }
  /// Returns a publisher that subscribes again after an error, at most `count` times.
  public func retry(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { pipe in
      self.draw(into: pipe, retrying: count)
    }
  }
  private func draw(into pipe: Pipe<Output, Failure>, retrying count: Int) {
    pipe.draw(
      from: self, { pipe.send($0) },
      finish: {
        if case .failure = $0, count > 0 {
          draw(into: pipe, retrying: count - 1)
        } else {
          pipe.end($0)
        }
      })
  }
  /// Returns a publisher with another type of error, for a publisher that cannot fail.
  public func setFailureType<Other: Error>(
    to type: Other.Type
  ) -> AnyPublisher<Output, Other> where Failure == Never {
    AnyPublisher { pipe in
      pipe.draw(from: self, { pipe.send($0) }, finish: { _ in pipe.end(.finished) })
    }
  }
  /// Returns the publisher as an `AnyPublisher`.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    (self as? AnyPublisher<Output, Failure>) ?? AnyPublisher(self)
  }
}
