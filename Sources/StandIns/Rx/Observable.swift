// Mirrors RxSwift's sequences, observers, disposables and schedulers. All values are sent during
// the subscription, or when a subject sends them.
public import Foundation

/// A subscription or resource that can be disposed of.
public protocol Disposable {
  func dispose()
}

public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

/// A namespace for the functions that make disposables from closures or other disposables.
public struct Disposables {
  public static func create() -> any Cancelable { RxWork {} }
  public static func create(with end: @escaping () -> Void) -> any Cancelable { RxWork(end) }
  public static func create(_ one: any Disposable, _ two: any Disposable) -> any Cancelable {
    RxWork {
      one.dispose()
      two.dispose()
    }
  }
  public static func create(_ all: any Disposable...) -> any Cancelable {
    RxWork { all.forEach { $0.dispose() } }
  }
}

/// A disposable that calls its closure when it is first disposed of.
final class RxWork: Cancelable {
  private var end: (() -> Void)?
  init(_ end: @escaping () -> Void) { self.end = end }
  var isDisposed: Bool { end == nil }
  func dispose() {
    let end = end
    self.end = nil
    end?()
  }
}

/// A collection of disposables, which are disposed of when the bag is released.
public final class DisposeBag {
  private var all: [any Disposable] = []
  public init() {}
  public func insert(_ work: any Disposable) { all.append(work) }
  public func insert(_ works: any Disposable...) { all += works }
  deinit { all.forEach { $0.dispose() } }
}

public typealias CompositeDisposable = DisposeBag

public final class SerialDisposable: Disposable {
  public var disposable: any Disposable = Disposables.create()
  public init() {}
  public func dispose() { disposable.dispose() }
}

extension Disposable {
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// An event of a sequence: a value, an error, or its completion.
public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed
  public var element: Element? {
    guard case .next(let value) = self else { return nil }
    return value
  }
  public var error: (any Error)? {
    guard case .error(let error) = self else { return nil }
    return error
  }
  public var isCompleted: Bool {
    guard case .completed = self else { return false }
    return true
  }
  public var isStopEvent: Bool { element == nil }
}

public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }
  public func asObserver() -> AnyObserver<Element> { AnyObserver(eventHandler: on) }
}

public struct AnyObserver<Element>: ObserverType {
  private let take: (Event<Element>) -> Void
  public init(eventHandler take: @escaping (Event<Element>) -> Void) { self.take = take }
  public init<Other: ObserverType>(_ other: Other) where Other.Element == Element {
    take = other.on
  }
  public func on(_ event: Event<Element>) { take(event) }
}

public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

public protocol ObservableType<Element>: ObservableConvertibleType {
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

/// A sequence of values, which are sent at each subscription; a subject sends later values, too.
open class Observable<Element>: ObservableType {
  private let run: (AnyObserver<Element>) -> any Disposable
  init(run: @escaping (AnyObserver<Element>) -> any Disposable) { self.run = run }
  open func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { attach(AnyObserver(observer)) }
  func attach(_ observer: AnyObserver<Element>) -> any Disposable {
    var isOver = false
    let work = RxWork {}
    let inner = run(
      AnyObserver { event in
        // No event follows an error or a completion, as in RxSwift.
        if isOver || work.isDisposed { return }
        isOver = event.isStopEvent
        observer.on(event)
      })
    return RxWork {
      work.dispose()
      inner.dispose()
    }
  }
  open func asObservable() -> Observable<Element> { self }
}

extension ObservableConvertibleType {
  /// Returns a sequence with the events that a closure sends for each event of this sequence.
  func rxMade<Result>(
    _ handle: @escaping (Event<Element>, AnyObserver<Result>) -> Void
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { observer in
      source.attach(AnyObserver { handle($0, observer) })
    }
  }
}

extension ObservableType {
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> { Observable(run: subscribe) }
  public static func just(_ element: Element) -> Observable<Element> { of(element) }
  public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }
  public static func from(_ elements: [Element]) -> Observable<Element> {
    Observable { observer in
      elements.forEach { observer.onNext($0) }
      observer.onCompleted()
      return Disposables.create()
    }
  }
  public static func from(optional element: Element?) -> Observable<Element> {
    from(element.map { [$0] } ?? [])
  }
  public static func empty() -> Observable<Element> { from([]) }
  public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }
  public static func deferred(
    _ make: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      do { return try make().attach(observer) } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable { observer in
      var open = sources.count
      let works = sources.map { source in
        source.attach(
          AnyObserver { event in
            if event.isCompleted { open -= 1 }
            if !event.isCompleted || open == 0 { observer.on(event) }
          })
      }
      return RxWork { works.forEach { $0.dispose() } }
    }
  }
  public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    sources.dropFirst().reduce(sources.first ?? .empty()) { $0.concat($1) }
  }
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// Returns a sequence that sends nothing, as timers do not run here.
  public static func interval(
    _ period: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { .never() }
  /// Returns a sequence that sends nothing, as timers do not run here.
  public static func timer(
    _ due: DispatchTimeInterval, period: DispatchTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> { .never() }
}

/// A thread or queue on which work is scheduled; here all work runs at once.
public protocol SchedulerType {}
public typealias ImmediateSchedulerType = SchedulerType

public struct MainScheduler: SchedulerType, Sendable {
  public static let instance = MainScheduler()
  public static let asyncInstance = MainScheduler()
  public init() {}
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
}

public struct ConcurrentMainScheduler: SchedulerType, Sendable {
  public static let instance = ConcurrentMainScheduler()
}

public struct CurrentThreadScheduler: SchedulerType, Sendable {
  public static let instance = CurrentThreadScheduler()
}

public struct ConcurrentDispatchQueueScheduler: SchedulerType {
  public init(qos: DispatchQoS) {}
  public init(queue: DispatchQueue) {}
}

public struct SerialDispatchQueueScheduler: SchedulerType {
  public init(qos: DispatchQoS) {}
  public init(internalSerialQueueName: String) {}
  public init(queue: DispatchQueue, internalSerialQueueName: String) {}
}

public struct OperationQueueScheduler: SchedulerType {
  public init(operationQueue: OperationQueue) {}
}

/// RxSwift's own errors, in addition to those of an app.
public enum RxError: Error {
  case unknown, noElements, moreThanOneElement, timeout
}
