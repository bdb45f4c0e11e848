// The sample values of sequences. A `PublishSubject`, `PublishRelay` or `ReplaySubject` sends
// nothing; any other sequence sends one sample value, if its element type has one.

extension Observable: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    // The subclasses inherit this function, but an object of the subclass must be returned for
    // each.
    if self == PublishSubject<Element>.self { return PublishSubject<Element>() }
    if self == BehaviorSubject<Element>.self {
      return BehaviorSubject<Element>(value: contentStandIn(name))
    }
    if self == ReplaySubject<Element>.self { return ReplaySubject<Element>.create(bufferSize: 1) }
    return sending(name)
  }

  fileprivate static func sending(_ name: String) -> Observable<Element> {
    StandIns.content(of: Element.self, named: name).map { Observable<Element>.just($0) } ?? .empty()
  }
}

extension SharedSequence: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    Self(source: Observable<Element>.sending(name))
  }
}

extension BehaviorRelay: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    BehaviorRelay<Element>(value: contentStandIn(name))
  }
}

extension PublishRelay: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { PublishRelay<Element>() }
}

extension PrimitiveSequence: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    Self(source: Observable<Element>.sending(name))
  }
}

extension DisposeBag: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { DisposeBag() }
}
