internal import Combine

// The sample values of publishers: each publishes one sample value, except for
// `PassthroughSubject`, and for `AnyPublisher` if its output has no sample value.

extension AnyPublisher: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    guard let value = StandIns.content(of: Output.self, named: name) else {
      return Empty<Output, Failure>().eraseToAnyPublisher()
    }
    return Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
  }
}

extension Published.Publisher: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    Published<Value>(initialValue: contentStandIn(name)).projectedValue
  }
}

extension CurrentValueSubject: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    CurrentValueSubject<Output, Failure>(contentStandIn(name))
  }
}

extension PassthroughSubject: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { PassthroughSubject<Output, Failure>() }
}
