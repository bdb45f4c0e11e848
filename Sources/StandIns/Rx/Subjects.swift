// Mirrors RxSwift's subjects and RxRelay, which behave as the libraries do, except `AsyncSubject`,
// which is a `ReplaySubject`.

/// A sequence whose values are sent by calls of `onNext`.
open class RxSubject<Element>: Observable<Element>, ObserverType {
  private let store: Store
  final class Store {
    var kept: [Element] = []
    let count: Int
    var end: Event<Element>?
    var observers: [(work: RxWork, observer: AnyObserver<Element>)] = []
    init(_ kept: [Element], count: Int) { (self.kept, self.count) = (kept, count) }
  }
  init(_ kept: [Element], count: Int) {
    let store = Store(kept, count: count)
    self.store = store
    super.init { observer in
      store.kept.forEach { observer.onNext($0) }
      if let end = store.end {
        observer.on(end)
        return Disposables.create()
      }
      let work = RxWork {}
      store.observers.append((work, observer))
      return work
    }
  }
  public var hasObservers: Bool { store.observers.contains { !$0.work.isDisposed } }
  public func on(_ event: Event<Element>) {
    if store.end != nil { return }
    if let value = event.element {
      store.kept = Array((store.kept + [value]).suffix(store.count))
    } else {
      store.end = event
    }
    store.observers.removeAll { $0.work.isDisposed }
    store.observers.forEach { $0.observer.on(event) }
  }
  var last: Element? { store.kept.last }
  public func dispose() { store.observers = [] }
}

open class PublishSubject<Element>: RxSubject<Element> {
  public init() { super.init([], count: 0) }
}

open class BehaviorSubject<Element>: RxSubject<Element> {
  public init(value: Element) { super.init([value], count: 1) }
  public func value() throws -> Element {
    guard let last else { throw RxError.noElements }
    return last
  }
}

open class ReplaySubject<Element>: RxSubject<Element> {
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject([], count: bufferSize)
  }
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject([], count: .max) }
}

public typealias AsyncSubject = ReplaySubject

/// A subject that never completes or fails, and has a current value.
open class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>
  public private(set) var value: Element
  public init(value: Element) { (self.value, subject) = (value, BehaviorSubject(value: value)) }
  public func accept(_ event: Element) {
    value = event
    subject.onNext(event)
  }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
  public func asObservable() -> Observable<Element> { subject }
}

/// A subject that never completes or fails.
open class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()
  public init() {}
  public func accept(_ event: Element) { subject.onNext(event) }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
  public func asObservable() -> Observable<Element> { subject }
}
