// Mirrors RxSwift's operators. No time passes, and everything runs on the calling thread.
public import Foundation

extension ObservableConvertibleType {
  private func passing<Result>(
    _ take: @escaping (Element, AnyObserver<Result>) throws -> Void
  ) -> Observable<Result> {
    rxMade { event, observer in
      switch event {
      case .next(let value):
        do { try take(value, observer) } catch { observer.onError(error) }
      case .error(let error): observer.onError(error)
      case .completed: observer.onCompleted()
      }
    }
  }
  func rxMap<Result>(_ change: @escaping (Element) throws -> Result) -> Observable<Result> {
    passing { $1.onNext(try change($0)) }
  }
  func rxCompactMap<Result>(
    _ change: @escaping (Element) throws -> Result?
  ) -> Observable<Result> { passing { value, out in try change(value).map { out.onNext($0) } } }
  func rxFilter(_ isKept: @escaping (Element) throws -> Bool) -> Observable<Element> {
    passing { value, out in if try isKept(value) { out.onNext(value) } }
  }
  /// Returns a sequence with the values of all sequences that the closure returns; if `latest` is
  /// true, each new sequence ends the earlier ones.
  ///
  /// The result completes when this sequence completes, even if the closure's sequences have not.
  func rxFlatMap<Source: ObservableConvertibleType>(
    latest: Bool, _ change: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable { observer in
      var works: [any Disposable] = []
      let outer = source.attach(
        AnyObserver { event in
          switch event {
          case .next(let value):
            if latest { works.forEach { $0.dispose() } }
            do {
              works.append(
                try change(value).asObservable().attach(
                  AnyObserver { if !$0.isCompleted { observer.on($0) } }))
            } catch { observer.onError(error) }
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        })
      return RxWork {
        outer.dispose()
        works.forEach { $0.dispose() }
      }
    }
  }
  func rxDistinct(_ isSame: @escaping (Element, Element) -> Bool) -> Observable<Element> {
    let source = self
    return Observable { observer in
      var last: Element?
      return source.rxFilter { value in
        defer { last = value }
        return last.map { !isSame($0, value) } ?? true
      }.attach(observer)
    }
  }
  func rxScan<Result>(
    _ seed: Result, _ add: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    let source = self
    return Observable { observer in
      var sum = seed
      return source.rxMap {
        sum = try add(sum, $0)
        return sum
      }.attach(observer)
    }
  }
  func rxStart(with values: [Element]) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      values.forEach { observer.onNext($0) }
      return source.attach(observer)
    }
  }
  func rxSkip(_ count: Int) -> Observable<Element> {
    let source = self
    return Observable { observer in
      var left = count
      return source.rxFilter { _ in
        left -= 1
        return left < 0
      }.attach(observer)
    }
  }
  func rxDo(
    _ next: ((Element) throws -> Void)?, _ error: ((any Error) throws -> Void)?,
    _ completed: (() throws -> Void)?
  ) -> Observable<Element> {
    rxMade { event, observer in
      switch event {
      case .next(let value): try? next?(value)
      case .error(let found): try? error?(found)
      case .completed: try? completed?()
      }
      observer.on(event)
    }
  }
  func rxCatch(_ change: @escaping (any Error) -> Observable<Element>?) -> Observable<Element> {
    rxMade { event, observer in
      guard let error = event.error else { return observer.on(event) }
      guard let next = change(error) else { return observer.onCompleted() }
      _ = next.attach(observer)
    }
  }
  func rxWithLatest<Other: ObservableConvertibleType, Result>(
    from other: Other, _ join: @escaping (Element, Other.Element) throws -> Result
  ) -> Observable<Result> {
    let (source, other) = (self, other.asObservable())
    return Observable { observer in
      var latest: Other.Element?
      let work = other.attach(AnyObserver { event in latest = event.element ?? latest })
      let own = source.rxCompactMap { value in try latest.map { try join(value, $0) } }
        .attach(observer)
      return Disposables.create(work, own)
    }
  }
}

extension ObservableType {
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    rxMap(transform)
  }
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> { rxCompactMap(transform) }
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    rxFilter(predicate)
  }
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { rxFlatMap(latest: false, selector) }
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { rxFlatMap(latest: true, selector) }
  /// Returns the values of all sequences that the closure returns, as `flatMap` does.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { rxFlatMap(latest: false, selector) }
  /// Returns the values of all sequences that the closure returns, in the order in which they are
  /// sent.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { rxFlatMap(latest: false, selector) }
  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) throws -> Key
  ) -> Observable<Element> { rxDistinct { (try? key($0)) == (try? key($1)) } }
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> { rxDistinct { (try? comparer($0, $1)) ?? false } }
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> { rxScan(seed, accumulator) }
  public func startWith(_ elements: Element...) -> Observable<Element> { rxStart(with: elements) }
  public func skip(_ count: Int) -> Observable<Element> { rxSkip(count) }
  public func skip(while isSkipped: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = self
    return Observable { observer in
      var isOpen = false
      return source.rxFilter {
        isOpen = try isOpen || !isSkipped($0)
        return isOpen
      }.attach(observer)
    }
  }
  public func take(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      var left = count
      return source.attach(
        AnyObserver { event in
          if event.element != nil, left <= 0 { return }
          left -= 1
          observer.on(event)
          if left == 0 { observer.onCompleted() }
        })
    }
  }
  /// Returns this sequence unchanged: `other` never ends it.
  public func take(until other: some ObservableType) -> Observable<Element> { asObservable() }
  /// Returns all values that fulfil the condition, including values after the first one that fails
  /// it.
  public func take(while isTaken: @escaping (Element) throws -> Bool) -> Observable<Element> {
    rxFilter(isTaken)
  }
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> { rxDo(onNext, onError, onCompleted) }
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> { rxCatch { try? handler($0) } }
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    rxCatch { _ in .just(element) }
  }
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }
  public func catchError(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> { rxCatch { try? handler($0) } }
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ other: Source
  ) -> Observable<Source.Element> { rxWithLatest(from: other) { $1 } }
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ other: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> { rxWithLatest(from: other, resultSelector) }
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    rxCompactMap { [weak object] value in object.map { ($0, value) } }
  }
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    rxCompactMap { [weak object] value in object.map { resultSelector($0, value) } }
  }
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    rxMade { event, observer in
      if event.isCompleted {
        _ = second.asObservable().attach(observer)
      } else {
        observer.on(event)
      }
    }
  }
  public func toArray() -> Single<[Element]> {
    let all = rxScan([]) { (list: [Element], value) in list + [value] }.takeLast()
    return Single(source: all)
  }
  func takeLast() -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      var last: Element?
      return source.attach(
        AnyObserver { event in
          if let value = event.element { return last = value }
          if event.isCompleted, let last { observer.onNext(last) }
          observer.on(event)
        })
    }
  }
  public func asSingle() -> Single<Element> { Single(source: asObservable()) }
  public func first() -> Single<Element?> {
    Single(source: rxMap { Optional($0) }.take(1).ifEmpty(default: nil))
  }
  public func ifEmpty(default element: Element) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      var isEmpty = true
      return source.attach(
        AnyObserver { event in
          if event.isCompleted, isEmpty { observer.onNext(element) }
          isEmpty = false
          observer.on(event)
        })
    }
  }
  public func materialize() -> Observable<Event<Element>> {
    rxMade { event, observer in
      observer.onNext(event)
      if event.isStopEvent { observer.onCompleted() }
    }
  }

  // The following methods return the sequence unchanged: no time passes, schedulers are ignored,
  // and nothing is shared, retried or logged.
  public func observe(on scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
  public func observeOn(_ scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
  public func subscribe(on scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
  public func subscribeOn(_ scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
  public func debounce(
    _ time: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { asObservable() }
  public func throttle(
    _ time: DispatchTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> { asObservable() }
  public func delay(
    _ time: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { asObservable() }
  public func delaySubscription(
    _ time: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { asObservable() }
  public func timeout(
    _ time: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { asObservable() }
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected)
    -> Observable<Element>
  { asObservable() }
  public func retry(_ count: Int = 1) -> Observable<Element> { asObservable() }
  public func debug(_ name: String? = nil) -> Observable<Element> { asObservable() }
}

extension ObservableType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> { rxDistinct(==) }
}

extension ObservableType where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> { rxFlatMap(latest: false) { $0 } }
  public func switchLatest() -> Observable<Element.Element> { rxFlatMap(latest: true) { $0 } }
}

public enum SubjectLifetimeScope: Sendable { case whileConnected, forever }
