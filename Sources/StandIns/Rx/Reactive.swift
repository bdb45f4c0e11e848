public import Foundation
public import UIKit

/// The sequences and observers of an object.
@dynamicMemberLookup public struct Reactive<Base> {
  /// See RxSwift.
  public let base: Base
  /// See RxSwift.
  public init(_ base: Base) { self.base = base }
  /// Returns an observer that sets a property.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { $0[keyPath: keyPath] = $1 }
  }
}
/// See RxSwift.
public protocol ReactiveCompatible {
  associatedtype ReactiveBase
  static var rx: Reactive<ReactiveBase>.Type { get set }
  var rx: Reactive<ReactiveBase> { get set }
}
extension ReactiveCompatible {
  /// See RxSwift.
  @_disfavoredOverload public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }
  /// See RxSwift.
  @_disfavoredOverload public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}
extension NSObject: ReactiveCompatible {}

/// An observer that passes values to an object.
public struct Binder<Value>: ObserverType {
  private let take: (Value) -> Void
  /// See RxSwift.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any SchedulerType = MainScheduler.instance,
    binding: @escaping (Target, Value) -> Void
  ) { take = { [weak target] value in target.map { binding($0, value) } } }
  /// See RxSwift.
  public func on(_ event: Event<Value>) {
    if let value = event.element { take(value) }
  }
}

/// See RxCocoa.
public protocol ControlEventType: ObservableType {}
/// The events of a control, of which none happens at rest.
public struct ControlEvent<PropertyType>: ControlEventType {
  private let source: Observable<PropertyType>
  /// See RxCocoa.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    source = events.asObservable()
  }
  /// See RxCocoa.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType { source.subscribe(observer) }
  /// See RxCocoa.
  public func asObservable() -> Observable<PropertyType> { source }
  /// See RxCocoa.
  public func asDriver() -> Driver<PropertyType> { Driver(source: source) }
  /// See RxCocoa.
  public func asSignal() -> Signal<PropertyType> { Signal(source: source) }
}
/// See RxCocoa.
public protocol ControlPropertyType: ObservableType, ObserverType {}
/// A property of a control, which sends its current value and can be set.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  private let source: Observable<PropertyType>
  private let sink: AnyObserver<PropertyType>
  /// See RxCocoa.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    (source, sink) = (values.asObservable(), AnyObserver(valueSink))
  }
  init<Base: AnyObject>(
    _ base: Base, get: @escaping (Base) -> PropertyType,
    set: @escaping (Base, PropertyType) -> Void
  ) {
    source = Observable { [weak base] observer in
      if let base { observer.onNext(get(base)) }
      return Disposables.create()
    }
    sink = AnyObserver(Binder(base, binding: set))
  }
  /// See RxCocoa.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType { source.subscribe(observer) }
  /// See RxCocoa.
  public func on(_ event: Event<PropertyType>) { sink.on(event) }
  /// See RxCocoa.
  public func asObservable() -> Observable<PropertyType> { source }
  /// See RxCocoa.
  public func asDriver() -> Driver<PropertyType> { Driver(source: source) }
  /// See RxCocoa.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: source.skip(1)) }
}
extension ControlProperty where PropertyType == String? {
  /// See RxCocoa.
  public var orEmpty: ControlProperty<String> {
    ControlProperty<String>(
      values: source.map { $0 ?? "" },
      valueSink: AnyObserver<String>(eventHandler: { event in
        if let value = event.element { sink.onNext(value) }
      }))
  }
}

/// The bag of all objects, since pictures end before their subscriptions.
nonisolated(unsafe) private let sharedBag = DisposeBag()

/// An object with a bag of its own.
///
/// See NSObject+Rx.
public protocol HasDisposeBag: AnyObject {}
extension HasDisposeBag {
  /// See NSObject+Rx.
  public var disposeBag: DisposeBag {
    get { sharedBag }
    set {}
  }
}

extension Reactive where Base: NSObject {
  /// See NSObject+Rx.
  public var disposeBag: DisposeBag {
    get { sharedBag }
    nonmutating set {}
  }
  /// See RxCocoa.
  public var deallocated: Observable<Void> { .never() }
  /// See RxCocoa.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { .never() }
  /// See RxCocoa.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { .never() }
  /// See RxCocoa.
  public func observe<Value>(_ type: Value.Type, _ keyPath: String) -> Observable<Value?> {
    .never()
  }
  /// See RxCocoa.
  public func observe<Value>(_ keyPath: KeyPath<Base, Value>) -> Observable<Value> {
    .just(base[keyPath: keyPath])
  }
}
extension Reactive where Base: NotificationCenter {
  /// See RxCocoa.
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> { .never() }
}

extension Reactive where Base: UIControl {
  /// See RxCocoa.
  public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(events: Observable.never())
  }
}
extension Reactive where Base: UIButton {
  /// See RxCocoa.
  public var tap: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
  /// See RxCocoa.
  @preconcurrency @MainActor public func title(for state: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in MainActor.assumeIsolated { button.setTitle(title, for: state) }
    }
  }
  /// See RxCocoa.
  @preconcurrency @MainActor public func image(for state: UIControl.State = []) -> Binder<UIImage?>
  {
    Binder(base) { button, image in button.setImage(image, for: state) }
  }
}
extension Reactive where Base: UIBarButtonItem {
  /// See RxCocoa.
  public var tap: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
}
extension Reactive where Base: UIGestureRecognizer {
  /// See RxCocoa.
  public var event: ControlEvent<Base> { ControlEvent(events: Observable.never()) }
}
extension Reactive where Base: UIViewController {
  /// See RxCocoa.
  public var viewDidLoad: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
}
extension Reactive where Base: UIActivityIndicatorView {
  /// See RxCocoa.
  @preconcurrency @MainActor public var isAnimating: Binder<Bool> {
    Binder(base) { $1 ? $0.startAnimating() : $0.stopAnimating() }
  }
}
extension Reactive where Base: UIRefreshControl {
  /// See RxCocoa.
  @preconcurrency @MainActor public var isRefreshing: Binder<Bool> {
    Binder(base) { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
  }
}
