public import Foundation

/// See RxCocoa.
public enum DriverSharingStrategy {}
/// See RxCocoa.
public enum SignalSharingStrategy {}
/// See RxCocoa.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}
/// A sequence for views, which has no error.
public struct SharedSequence<SharingStrategy, Element>: SharedSequenceConvertibleType {
  let source: Observable<Element>
  init(source: Observable<Element>) { self.source = source }
  /// See RxCocoa.
  public func asObservable() -> Observable<Element> { source }
  /// See RxCocoa.
  public func asSharedSequence() -> Self { self }
  /// See RxCocoa.
  public static func just(_ element: Element) -> Self { Self(source: .just(element)) }
  /// See RxCocoa.
  public static func of(_ elements: Element...) -> Self { Self(source: .from(elements)) }
  /// See RxCocoa.
  public static func from(_ elements: [Element]) -> Self { Self(source: .from(elements)) }
  /// See RxCocoa.
  public static func empty() -> Self { Self(source: .empty()) }
  /// See RxCocoa.
  public static func never() -> Self { Self(source: .never()) }
  /// See RxCocoa.
  public static func merge(_ all: Self...) -> Self { Self(source: .merge(all.map(\.source))) }
  /// See RxCocoa.
  public static func merge(_ all: [Self]) -> Self { Self(source: .merge(all.map(\.source))) }
}
/// See RxCocoa.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
/// See RxCocoa.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequenceConvertibleType {
  /// See RxCocoa.
  public typealias Shared<Value> = SharedSequence<SharingStrategy, Value>
  /// See RxCocoa.
  public func map<Value>(_ selector: @escaping (Element) -> Value) -> Shared<Value> {
    Shared(source: rxMap(selector))
  }
  /// See RxCocoa.
  public func compactMap<Value>(_ selector: @escaping (Element) -> Value?) -> Shared<Value> {
    Shared(source: rxCompactMap(selector))
  }
  /// See RxCocoa.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Shared<Element> {
    Shared(source: rxFilter(predicate))
  }
  /// See RxCocoa.
  public func flatMap<Value>(_ selector: @escaping (Element) -> Shared<Value>) -> Shared<Value> {
    Shared(source: rxFlatMap(latest: false, selector))
  }
  /// See RxCocoa.
  public func flatMapLatest<Value>(
    _ selector: @escaping (Element) -> Shared<Value>
  ) -> Shared<Value> { Shared(source: rxFlatMap(latest: true, selector)) }
  /// See RxCocoa.
  public func scan<Value>(
    _ seed: Value, accumulator: @escaping (Value, Element) -> Value
  ) -> Shared<Value> { Shared(source: rxScan(seed, accumulator)) }
  /// See RxCocoa.
  public func startWith(_ element: Element) -> Shared<Element> {
    Shared(source: rxStart(with: [element]))
  }
  /// See RxCocoa.
  public func skip(_ count: Int) -> Shared<Element> { Shared(source: rxSkip(count)) }
  /// See RxCocoa.
  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) -> Key
  ) -> Shared<Element> { Shared(source: rxDistinct { key($0) == key($1) }) }
  /// See RxCocoa.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Shared<Element> { Shared(source: rxDo(onNext, nil, onCompleted)) }
  /// See RxCocoa.
  public func withLatestFrom<Other: SharedSequenceConvertibleType>(
    _ other: Other
  ) -> Shared<Other.Element> { Shared(source: rxWithLatest(from: other) { $1 }) }
  /// See RxCocoa.
  public func withLatestFrom<Other: SharedSequenceConvertibleType, Value>(
    _ other: Other, resultSelector: @escaping (Element, Other.Element) -> Value
  ) -> Shared<Value> { Shared(source: rxWithLatest(from: other, resultSelector)) }
  /// See RxCocoa.
  public func debounce(_ time: DispatchTimeInterval) -> Shared<Element> { asSharedSequence() }
  /// See RxCocoa.
  public func throttle(
    _ time: DispatchTimeInterval, latest: Bool = true
  ) -> Shared<Element> { asSharedSequence() }
  /// See RxCocoa.
  public func delay(_ time: DispatchTimeInterval) -> Shared<Element> { asSharedSequence() }
  /// See RxCocoa.
  public func debug(_ name: String? = nil) -> Shared<Element> { asSharedSequence() }
  /// See RxCocoa.
  public func asDriver() -> Driver<Element> { Driver(source: asObservable()) }
  /// See RxCocoa.
  public func asSignal() -> Signal<Element> { Signal(source: asObservable()) }
}
extension SharedSequenceConvertibleType where Element: Equatable {
  /// See RxCocoa.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source: rxDistinct(==))
  }
}
extension SharedSequence {
  /// See RxCocoa.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe { event in
      if let value = event.element { observers.forEach { $0.onNext(value) } }
    }
  }
  /// See RxCocoa.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    source.subscribe { event in
      if let value = event.element { observers.forEach { $0.onNext(value) } }
    }
  }
  /// See RxCocoa.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
  }
  /// See RxCocoa.
  public func drive(_ relays: PublishRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
  }
  /// See RxCocoa.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(source)
  }
  /// See RxCocoa.
  public func drive<Argument, Result>(
    _ transformation: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { transformation(source)(curriedArgument) }
  /// See RxCocoa.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: onNext, onCompleted: onCompleted) }
  /// See RxCocoa.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil
  ) -> any Disposable { source.subscribe(with: object, onNext: onNext) }
  /// See RxCocoa.
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe { event in
      if let value = event.element { observers.forEach { $0.onNext(value) } }
    }
  }
  /// See RxCocoa.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
  }
  /// See RxCocoa.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
  }
  /// See RxCocoa.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: onNext, onCompleted: onCompleted) }
  /// See RxCocoa.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil
  ) -> any Disposable { source.subscribe(with: object, onNext: onNext) }
}
extension ObservableConvertibleType {
  /// See RxCocoa.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(source: asObservable().catchAndReturn(element))
  }
  /// See RxCocoa.
  public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
    Driver(source: rxCatch { _ in driver.source })
  }
  /// See RxCocoa.
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(source: asObservable().catchAndReturn(element))
  }
  /// See RxCocoa.
  public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
    Signal(source: rxCatch { _ in signal.source })
  }
}
extension BehaviorRelay {
  /// See RxCocoa.
  public func asDriver() -> Driver<Element> { Driver(source: asObservable()) }
}
extension PublishRelay {
  /// See RxCocoa.
  public func asSignal() -> Signal<Element> { Signal(source: asObservable()) }
}
