public import Foundation

/// A work that can be ended.
public protocol Disposable {
  func dispose()
}
/// See RxSwift.
public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}
/// Makers of works that can be ended.
public struct Disposables {
  /// See RxSwift.
  public static func create() -> any Cancelable { RxWork {} }
  /// See RxSwift.
  public static func create(with end: @escaping () -> Void) -> any Cancelable { RxWork(end) }
  /// See RxSwift.
  public static func create(_ one: any Disposable, _ two: any Disposable) -> any Cancelable {
    RxWork {
      one.dispose()
      two.dispose()
    }
  }
  /// See RxSwift.
  public static func create(_ all: any Disposable...) -> any Cancelable {
    RxWork { all.forEach { $0.dispose() } }
  }
}
/// A work that is ended once.
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
/// Works that end with their owner.
public final class DisposeBag {
  private var all: [any Disposable] = []
  /// See RxSwift.
  public init() {}
  /// See RxSwift.
  public func insert(_ work: any Disposable) { all.append(work) }
  /// See RxSwift.
  public func insert(_ works: any Disposable...) { all += works }
  deinit { all.forEach { $0.dispose() } }
}
/// See RxSwift.
public typealias CompositeDisposable = DisposeBag
/// See RxSwift.
public final class SerialDisposable: Disposable {
  /// See RxSwift.
  public var disposable: any Disposable = Disposables.create()
  /// See RxSwift.
  public init() {}
  /// See RxSwift.
  public func dispose() { disposable.dispose() }
}
extension Disposable {
  /// See RxSwift.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A value, an error, or the end.
public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed
  /// See RxSwift.
  public var element: Element? {
    guard case .next(let value) = self else { return nil }
    return value
  }
  /// See RxSwift.
  public var error: (any Error)? {
    guard case .error(let error) = self else { return nil }
    return error
  }
  /// See RxSwift.
  public var isCompleted: Bool {
    guard case .completed = self else { return false }
    return true
  }
  /// See RxSwift.
  public var isStopEvent: Bool { element == nil }
}
/// See RxSwift.
public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)
}
extension ObserverType {
  /// See RxSwift.
  public func onNext(_ element: Element) { on(.next(element)) }
  /// See RxSwift.
  public func onError(_ error: any Error) { on(.error(error)) }
  /// See RxSwift.
  public func onCompleted() { on(.completed) }
  /// See RxSwift.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(eventHandler: on) }
}
/// See RxSwift.
public struct AnyObserver<Element>: ObserverType {
  private let take: (Event<Element>) -> Void
  /// See RxSwift.
  public init(eventHandler take: @escaping (Event<Element>) -> Void) { self.take = take }
  /// See RxSwift.
  public init<Other: ObserverType>(_ other: Other) where Other.Element == Element {
    take = other.on
  }
  /// See RxSwift.
  public func on(_ event: Event<Element>) { take(event) }
}

/// See RxSwift.
public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}
/// See RxSwift.
public protocol ObservableType<Element>: ObservableConvertibleType {
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}
/// A sequence of values over time, which passes those on that are there at once.
open class Observable<Element>: ObservableType {
  private let run: (AnyObserver<Element>) -> any Disposable
  init(run: @escaping (AnyObserver<Element>) -> any Disposable) { self.run = run }
  /// See RxSwift.
  open func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { attach(AnyObserver(observer)) }
  func attach(_ observer: AnyObserver<Element>) -> any Disposable {
    var isOver = false
    let work = RxWork {}
    let inner = run(
      AnyObserver { event in
        // No value follows an end.
        if isOver || work.isDisposed { return }
        isOver = event.isStopEvent
        observer.on(event)
      })
    return RxWork {
      work.dispose()
      inner.dispose()
    }
  }
  /// See RxSwift.
  open func asObservable() -> Observable<Element> { self }
}

extension ObservableConvertibleType {
  /// Makes a sequence whose values are made of this one's.
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
  /// See RxSwift.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> { Observable(run: subscribe) }
  /// See RxSwift.
  public static func just(_ element: Element) -> Observable<Element> { of(element) }
  /// See RxSwift.
  public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }
  /// See RxSwift.
  public static func from(_ elements: [Element]) -> Observable<Element> {
    Observable { observer in
      elements.forEach { observer.onNext($0) }
      observer.onCompleted()
      return Disposables.create()
    }
  }
  /// See RxSwift.
  public static func from(optional element: Element?) -> Observable<Element> {
    from(element.map { [$0] } ?? [])
  }
  /// See RxSwift.
  public static func empty() -> Observable<Element> { from([]) }
  /// See RxSwift.
  public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }
  /// See RxSwift.
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }
  /// See RxSwift.
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
  /// See RxSwift.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
  /// See RxSwift.
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
  /// See RxSwift.
  public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    sources.dropFirst().reduce(sources.first ?? .empty()) { $0.concat($1) }
  }
  /// See RxSwift.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }
}
extension ObservableType where Element: FixedWidthInteger {
  /// Returns a sequence that sends nothing, as no time passes.
  public static func interval(
    _ period: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { .never() }
  /// Returns a sequence that sends nothing, as no time passes.
  public static func timer(
    _ due: DispatchTimeInterval, period: DispatchTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> { .never() }
}

/// A place where works run, all of which run at once.
public protocol SchedulerType {}
/// See RxSwift.
public typealias ImmediateSchedulerType = SchedulerType
/// See RxSwift.
public struct MainScheduler: SchedulerType, Sendable {
  /// See RxSwift.
  public static let instance = MainScheduler()
  /// See RxSwift.
  public static let asyncInstance = MainScheduler()
  /// See RxSwift.
  public init() {}
  /// Inert: see RxSwift.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
}
/// See RxSwift.
public struct ConcurrentMainScheduler: SchedulerType, Sendable {
  /// See RxSwift.
  public static let instance = ConcurrentMainScheduler()
}
/// See RxSwift.
public struct CurrentThreadScheduler: SchedulerType, Sendable {
  /// See RxSwift.
  public static let instance = CurrentThreadScheduler()
}
/// See RxSwift.
public struct ConcurrentDispatchQueueScheduler: SchedulerType {
  /// See RxSwift.
  public init(qos: DispatchQoS) {}
  /// See RxSwift.
  public init(queue: DispatchQueue) {}
}
/// See RxSwift.
public struct SerialDispatchQueueScheduler: SchedulerType {
  /// See RxSwift.
  public init(qos: DispatchQoS) {}
  /// See RxSwift.
  public init(internalSerialQueueName: String) {}
  /// See RxSwift.
  public init(queue: DispatchQueue, internalSerialQueueName: String) {}
}
/// See RxSwift.
public struct OperationQueueScheduler: SchedulerType {
  /// See RxSwift.
  public init(operationQueue: OperationQueue) {}
}
/// The errors of sequences.
public enum RxError: Error {
  case unknown, noElements, moreThanOneElement, timeout
}
