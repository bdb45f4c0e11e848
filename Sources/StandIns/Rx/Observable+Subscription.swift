// Mirrors RxSwift: `subscribe` and `bind`. `onDisposed` is never called.

extension ObservableType {
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    asObservable().attach(AnyObserver(eventHandler: on))
  }
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe { event in
      switch event {
      case .next(let value): onNext?(value)
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
    }
  }
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] value in object.map { onNext?($0, value) } },
      onError: { [weak object] error in object.map { onError?($0, error) } },
      onCompleted: { [weak object] in object.map { onCompleted?($0) } })
  }

  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    subscribe { event in
      if let value = event.element { observers.forEach { $0.onNext(value) } }
    }
  }
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    subscribe { event in
      if let value = event.element { observers.forEach { $0.onNext(value) } }
    }
  }
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe { event in
      if let value = event.element { relays.forEach { $0.accept(value) } }
    }
  }
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe { event in
      if let value = event.element { relays.forEach { $0.accept(value) } }
    }
  }
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe { event in
      if let value = event.element { relays.forEach { $0.accept(value) } }
    }
  }
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe { event in
      if let value = event.element { relays.forEach { $0.accept(value) } }
    }
  }
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { binder(self)(curriedArgument) }
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable { subscribe(with: object, onNext: onNext) }
}
