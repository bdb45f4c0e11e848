/// See RxSwift.
public enum SingleTrait {}
/// See RxSwift.
public enum MaybeTrait {}
/// See RxSwift.
public enum CompletableTrait {}
/// A sequence of one value, of one at most, or of none.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  let source: Observable<Element>
  init(source: Observable<Element>) { self.source = source }
  /// See RxSwift.
  public func asObservable() -> Observable<Element> { source }
  /// See RxSwift.
  public func observe(on scheduler: any SchedulerType) -> Self { self }
  /// See RxSwift.
  public func observeOn(_ scheduler: any SchedulerType) -> Self { self }
  /// See RxSwift.
  public func subscribe(on scheduler: any SchedulerType) -> Self { self }
  /// See RxSwift.
  public func subscribeOn(_ scheduler: any SchedulerType) -> Self { self }
  /// See RxSwift.
  public func retry(_ count: Int = 1) -> Self { self }
  /// See RxSwift.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(source: rxFilter(predicate))
  }
  /// See RxSwift.
  public func catchAndReturn(_ element: Element) -> Self {
    Self(source: source.catchAndReturn(element))
  }
  /// See RxSwift.
  public func catchErrorJustReturn(_ element: Element) -> Self { catchAndReturn(element) }
  /// See RxSwift.
  public func `catch`(_ handler: @escaping (any Error) throws -> Self) -> Self {
    Self(source: rxCatch { (try? handler($0))?.source })
  }
}
/// See RxSwift.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
/// See RxSwift.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
/// See RxSwift.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>
/// See RxSwift.
public enum MaybeEvent<Element> {
  case success(Element)
  case error(any Error)
  case completed
}
/// See RxSwift.
public enum CompletableEvent {
  case error(any Error)
  case completed
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// See RxSwift.
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
  /// See RxSwift.
  public static func just(_ element: Element) -> Self { Self(source: .just(element)) }
  /// See RxSwift.
  public static func never() -> Self { Self(source: .never()) }
  /// See RxSwift.
  public static func error(_ error: any Error) -> Self { Self(source: .error(error)) }
  /// See RxSwift.
  public func map<Value>(_ transform: @escaping (Element) throws -> Value) -> Single<Value> {
    Single(source: rxMap(transform))
  }
  /// See RxSwift.
  public func flatMap<Value>(
    _ selector: @escaping (Element) throws -> Single<Value>
  ) -> Single<Value> { Single(source: rxFlatMap(latest: false, selector)) }
  /// See RxSwift.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onFailure) }
  /// See RxSwift.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)?
  ) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onError) }
  /// See RxSwift.
  public func subscribe(
    _ observer: @escaping (Result<Element, any Error>) -> Void
  ) -> any Disposable {
    source.subscribe(onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
  }
  /// See RxSwift.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Self { Self(source: rxDo(onSuccess, onError, nil)) }
  /// See RxSwift.
  public func asCompletable() -> Completable {
    Completable(source: rxCompactMap { _ in Never?.none })
  }
}
extension PrimitiveSequence where Trait == MaybeTrait {
  /// See RxSwift.
  public static func just(_ element: Element) -> Self { Self(source: .just(element)) }
  /// See RxSwift.
  public static func empty() -> Self { Self(source: .empty()) }
  /// See RxSwift.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onError) }
}
extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// See RxSwift.
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
  /// See RxSwift.
  public static func empty() -> Self { Self(source: .empty()) }
  /// See RxSwift.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onError: onError, onCompleted: onCompleted) }
  /// See RxSwift.
  public func andThen<Value>(_ second: Single<Value>) -> Single<Value> { second }
  /// See RxSwift.
  public func andThen(_ second: Completable) -> Completable { second }
}
