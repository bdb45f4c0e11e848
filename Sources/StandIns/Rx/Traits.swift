// Mirrors RxSwift's `Single`, `Maybe` and `Completable`.

public enum SingleTrait {}
public enum MaybeTrait {}
public enum CompletableTrait {}

/// A sequence of one value (`Single`), at most one (`Maybe`), or none (`Completable`).
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  let source: Observable<Element>
  init(source: Observable<Element>) { self.source = source }
  public func asObservable() -> Observable<Element> { source }
  public func observe(on scheduler: any SchedulerType) -> Self { self }
  public func observeOn(_ scheduler: any SchedulerType) -> Self { self }
  public func subscribe(on scheduler: any SchedulerType) -> Self { self }
  public func subscribeOn(_ scheduler: any SchedulerType) -> Self { self }
  public func retry(_ count: Int = 1) -> Self { self }
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(source: rxFilter(predicate))
  }
  public func catchAndReturn(_ element: Element) -> Self {
    Self(source: source.catchAndReturn(element))
  }
  public func catchErrorJustReturn(_ element: Element) -> Self { catchAndReturn(element) }
  public func `catch`(_ handler: @escaping (any Error) throws -> Self) -> Self {
    Self(source: rxCatch { (try? handler($0))?.source })
  }
}

public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

public enum MaybeEvent<Element> {
  case success(Element)
  case error(any Error)
  case completed
}

public enum CompletableEvent {
  case error(any Error)
  case completed
}

extension PrimitiveSequence where Trait == SingleTrait {
  public static func create(
    subscribe: @escaping (@escaping (Result<Element, any Error>) -> Void) -> any Disposable
  ) -> Self {
    Self(
      source: .create { observer in
        subscribe { result in
          switch result {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }
  public static func just(_ element: Element) -> Self { Self(source: .just(element)) }
  public static func never() -> Self { Self(source: .never()) }
  public static func error(_ error: any Error) -> Self { Self(source: .error(error)) }
  public func map<Value>(_ transform: @escaping (Element) throws -> Value) -> Single<Value> {
    Single(source: rxMap(transform))
  }
  public func flatMap<Value>(
    _ selector: @escaping (Element) throws -> Single<Value>
  ) -> Single<Value> { Single(source: rxFlatMap(latest: false, selector)) }
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onFailure) }
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)?
  ) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onError) }
  public func subscribe(
    _ observer: @escaping (Result<Element, any Error>) -> Void
  ) -> any Disposable {
    source.subscribe(onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
  }
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Self { Self(source: rxDo(onSuccess, onError, nil)) }
  public func asCompletable() -> Completable {
    Completable(source: rxCompactMap { _ in Never?.none })
  }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  public static func just(_ element: Element) -> Self { Self(source: .just(element)) }
  public static func empty() -> Self { Self(source: .empty()) }
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onError) }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  public static func create(
    subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable
  ) -> Self {
    Self(
      source: .create { observer in
        subscribe { event in
          switch event {
          case .completed: observer.onCompleted()
          case .error(let error): observer.onError(error)
          }
        }
      })
  }
  public static func empty() -> Self { Self(source: .empty()) }
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onError: onError, onCompleted: onCompleted) }
  /// Returns the second sequence; the completable itself is not subscribed to.
  public func andThen<Value>(_ second: Single<Value>) -> Single<Value> { second }
  public func andThen(_ second: Completable) -> Completable { second }
}
