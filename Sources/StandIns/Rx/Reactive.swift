// Mirrors RxCocoa's `rx` namespace. Properties can be bound; no event happens and no notification
// arrives.
public import Foundation
public import UIKit

/// The `rx` namespace of an object: its sequences and observers.
@dynamicMemberLookup public struct Reactive<Base> {
  public let base: Base
  public init(_ base: Base) { self.base = base }
  /// An observer that sets the property at a key path.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { $0[keyPath: keyPath] = $1 }
  }
}

public protocol ReactiveCompatible {
  associatedtype ReactiveBase
  static var rx: Reactive<ReactiveBase>.Type { get set }
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  @_disfavoredOverload public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }
  @_disfavoredOverload public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

/// An observer that calls a closure with an object and each value, while the object exists.
public struct Binder<Value>: ObserverType {
  private let take: (Value) -> Void
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any SchedulerType = MainScheduler.instance,
    binding: @escaping (Target, Value) -> Void
  ) { take = { [weak target] value in target.map { binding($0, value) } } }
  public func on(_ event: Event<Value>) {
    if let value = event.element { take(value) }
  }
}

extension Binder: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { Self(Bundle.main) { _, _ in } }
}

public protocol ControlEventType: ObservableType {}

/// The events of a control; the events of UIKit's controls are never sent.
public struct ControlEvent<PropertyType>: ControlEventType {
  private let source: Observable<PropertyType>
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    source = events.asObservable()
  }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType { source.subscribe(observer) }
  public func asObservable() -> Observable<PropertyType> { source }
  public func asDriver() -> Driver<PropertyType> { Driver(source: source) }
  public func asSignal() -> Signal<PropertyType> { Signal(source: source) }
}

public protocol ControlPropertyType: ObservableType, ObserverType {}

/// A property of a control: sends its current value to each subscriber, and can be set.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  private let source: Observable<PropertyType>
  private let sink: AnyObserver<PropertyType>
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
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType { source.subscribe(observer) }
  public func on(_ event: Event<PropertyType>) { sink.on(event) }
  public func asObservable() -> Observable<PropertyType> { source }
  public func asDriver() -> Driver<PropertyType> { Driver(source: source) }
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: source.skip(1)) }
}

extension ControlProperty where PropertyType == String? {
  public var orEmpty: ControlProperty<String> {
    ControlProperty<String>(
      values: source.map { $0 ?? "" },
      valueSink: AnyObserver<String>(eventHandler: { event in
        if let value = event.element { sink.onNext(value) }
      }))
  }
}

/// The bag that all objects share; it is not released before the program ends.
nonisolated(unsafe) private let sharedBag = DisposeBag()

/// An object with a `disposeBag`, as in the library NSObject+Rx.
public protocol HasDisposeBag: AnyObject {}
extension HasDisposeBag {
  /// The bag that all objects share; setting it has no effect.
  public var disposeBag: DisposeBag {
    get { sharedBag }
    set {}
  }
}

extension Reactive where Base: NSObject {
  /// The bag that all objects share; setting it has no effect.
  public var disposeBag: DisposeBag {
    get { sharedBag }
    nonmutating set {}
  }
  public var deallocated: Observable<Void> { .never() }
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { .never() }
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { .never() }
  public func observe<Value>(_ type: Value.Type, _ keyPath: String) -> Observable<Value?> {
    .never()
  }
  public func observe<Value>(_ keyPath: KeyPath<Base, Value>) -> Observable<Value> {
    .just(base[keyPath: keyPath])
  }
}

extension Reactive where Base: NotificationCenter {
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> { .never() }
}

extension Reactive where Base: UIControl {
  public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(events: Observable.never())
  }
}

extension Reactive where Base: UIButton {
  public var tap: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
  @preconcurrency @MainActor public func title(for state: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in MainActor.assumeIsolated { button.setTitle(title, for: state) }
    }
  }
  @preconcurrency @MainActor public func image(for state: UIControl.State = []) -> Binder<UIImage?>
  {
    Binder(base) { button, image in button.setImage(image, for: state) }
  }
}

extension Reactive where Base: UIBarButtonItem {
  public var tap: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
}

extension Reactive where Base: UIGestureRecognizer {
  public var event: ControlEvent<Base> { ControlEvent(events: Observable.never()) }
}

extension Reactive where Base: UIViewController {
  public var viewDidLoad: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
}

extension Reactive where Base: UIActivityIndicatorView {
  @preconcurrency @MainActor public var isAnimating: Binder<Bool> {
    Binder(base) { $1 ? $0.startAnimating() : $0.stopAnimating() }
  }
}

extension Reactive where Base: UIRefreshControl {
  @preconcurrency @MainActor public var isRefreshing: Binder<Bool> {
    Binder(base) { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
  }
}
