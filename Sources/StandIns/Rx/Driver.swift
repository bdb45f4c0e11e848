// Mirrors RxCocoa's drivers and signals. No time passes: `debounce`, `throttle` and `delay` send
// every value at once.
public import Foundation

public enum DriverSharingStrategy {}
public enum SignalSharingStrategy {}

public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

/// A sequence that cannot fail: a driver or a signal.
public struct SharedSequence<SharingStrategy, Element>: SharedSequenceConvertibleType {
  let source: Observable<Element>
  init(source: Observable<Element>) { self.source = source }
  public func asObservable() -> Observable<Element> { source }
  public func asSharedSequence() -> Self { self }
  public static func just(_ element: Element) -> Self { Self(source: .just(element)) }
  public static func of(_ elements: Element...) -> Self { Self(source: .from(elements)) }
  public static func from(_ elements: [Element]) -> Self { Self(source: .from(elements)) }
  public static func empty() -> Self { Self(source: .empty()) }
  public static func never() -> Self { Self(source: .never()) }
  public static func merge(_ all: Self...) -> Self { Self(source: .merge(all.map(\.source))) }
  public static func merge(_ all: [Self]) -> Self { Self(source: .merge(all.map(\.source))) }
}

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequenceConvertibleType {
  public typealias Shared<Value> = SharedSequence<SharingStrategy, Value>
  public func map<Value>(_ selector: @escaping (Element) -> Value) -> Shared<Value> {
    Shared(source: rxMap(selector))
  }
  public func compactMap<Value>(_ selector: @escaping (Element) -> Value?) -> Shared<Value> {
    Shared(source: rxCompactMap(selector))
  }
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Shared<Element> {
    Shared(source: rxFilter(predicate))
  }
  public func flatMap<Value>(_ selector: @escaping (Element) -> Shared<Value>) -> Shared<Value> {
    Shared(source: rxFlatMap(latest: false, selector))
  }
  public func flatMapLatest<Value>(
    _ selector: @escaping (Element) -> Shared<Value>
  ) -> Shared<Value> { Shared(source: rxFlatMap(latest: true, selector)) }
  public func scan<Value>(
    _ seed: Value, accumulator: @escaping (Value, Element) -> Value
  ) -> Shared<Value> { Shared(source: rxScan(seed, accumulator)) }
  public func startWith(_ element: Element) -> Shared<Element> {
    Shared(source: rxStart(with: [element]))
  }
  public func skip(_ count: Int) -> Shared<Element> { Shared(source: rxSkip(count)) }
  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) -> Key
  ) -> Shared<Element> { Shared(source: rxDistinct { key($0) == key($1) }) }
  public func `do`(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Shared<Element> { Shared(source: rxDo(onNext, nil, onCompleted)) }
  public func withLatestFrom<Other: SharedSequenceConvertibleType>(
    _ other: Other
  ) -> Shared<Other.Element> { Shared(source: rxWithLatest(from: other) { $1 }) }
  public func withLatestFrom<Other: SharedSequenceConvertibleType, Value>(
    _ other: Other, resultSelector: @escaping (Element, Other.Element) -> Value
  ) -> Shared<Value> { Shared(source: rxWithLatest(from: other, resultSelector)) }
  public func debounce(_ time: DispatchTimeInterval) -> Shared<Element> { asSharedSequence() }
  public func throttle(
    _ time: DispatchTimeInterval, latest: Bool = true
  ) -> Shared<Element> { asSharedSequence() }
  public func delay(_ time: DispatchTimeInterval) -> Shared<Element> { asSharedSequence() }
  public func debug(_ name: String? = nil) -> Shared<Element> { asSharedSequence() }
  public func asDriver() -> Driver<Element> { Driver(source: asObservable()) }
  public func asSignal() -> Signal<Element> { Signal(source: asObservable()) }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source: rxDistinct(==))
  }
}

extension SharedSequence {
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe { event in
      if let value = event.element { observers.forEach { $0.onNext(value) } }
    }
  }
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    source.subscribe { event in
      if let value = event.element { observers.forEach { $0.onNext(value) } }
    }
  }
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
  }
  public func drive(_ relays: PublishRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
  }
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(source)
  }
  public func drive<Argument, Result>(
    _ transformation: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { transformation(source)(curriedArgument) }
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: onNext, onCompleted: onCompleted) }
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil
  ) -> any Disposable { source.subscribe(with: object, onNext: onNext) }
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe { event in
      if let value = event.element { observers.forEach { $0.onNext(value) } }
    }
  }
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
  }
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
  }
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: onNext, onCompleted: onCompleted) }
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil
  ) -> any Disposable { source.subscribe(with: object, onNext: onNext) }
}

extension ObservableConvertibleType {
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(source: asObservable().catchAndReturn(element))
  }
  public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
    Driver(source: rxCatch { _ in driver.source })
  }
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(source: asObservable().catchAndReturn(element))
  }
  public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
    Signal(source: rxCatch { _ in signal.source })
  }
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> { Driver(source: asObservable()) }
}

extension PublishRelay {
  public func asSignal() -> Signal<Element> { Signal(source: asObservable()) }
}
