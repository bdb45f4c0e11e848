// Mirrors RxSwift: `combineLatest` of two to five sequences or an array, and `zip` of two or three.

/// The observer of several sequences: it sends the non-nil results of closures that are called with
/// the sequences' values, and completes when all sequences have completed.
private final class RxLatest<Result> {
  private let observer: AnyObserver<Result>
  private var open: Int
  init(_ observer: AnyObserver<Result>, _ count: Int) { (self.observer, open) = (observer, count) }
  func attach<Element>(
    _ source: Observable<Element>, _ take: @escaping (Element) throws -> Result?
  ) -> any Disposable {
    source.attach(
      AnyObserver { [self] event in
        switch event {
        case .next(let value):
          do { try take(value).map { observer.onNext($0) } } catch { observer.onError(error) }
        case .error(let error): observer.onError(error)
        case .completed:
          open -= 1
          if open == 0 { observer.onCompleted() }
        }
      })
  }
}

extension ObservableType {
  public static func combineLatest<
    One: ObservableConvertibleType, Two: ObservableConvertibleType
  >(
    _ one: One, _ two: Two,
    resultSelector: @escaping (One.Element, Two.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let latest = RxLatest(observer, 2)
      var oneValue: One.Element?
      var twoValue: Two.Element?
      func joined() throws -> Element? {
        guard let oneValue, let twoValue else { return nil }
        return try resultSelector(oneValue, twoValue)
      }
      let works = [
        latest.attach(one.asObservable()) {
          oneValue = $0; return try joined()
        },
        latest.attach(two.asObservable()) {
          twoValue = $0; return try joined()
        },
      ]
      return RxWork { works.forEach { $0.dispose() } }
    }
  }
  public static func combineLatest<
    One: ObservableConvertibleType, Two: ObservableConvertibleType
  >(
    _ one: One, _ two: Two
  ) -> Observable<Element> where Element == (One.Element, Two.Element) {
    combineLatest(one, two) { ($0, $1) }
  }
  public static func combineLatest<
    One: ObservableConvertibleType, Two: ObservableConvertibleType, Three: ObservableConvertibleType
  >(
    _ one: One, _ two: Two, _ three: Three,
    resultSelector: @escaping (One.Element, Two.Element, Three.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let latest = RxLatest(observer, 3)
      var oneValue: One.Element?
      var twoValue: Two.Element?
      var threeValue: Three.Element?
      func joined() throws -> Element? {
        guard let oneValue, let twoValue, let threeValue else { return nil }
        return try resultSelector(oneValue, twoValue, threeValue)
      }
      let works = [
        latest.attach(one.asObservable()) {
          oneValue = $0; return try joined()
        },
        latest.attach(two.asObservable()) {
          twoValue = $0; return try joined()
        },
        latest.attach(three.asObservable()) {
          threeValue = $0; return try joined()
        },
      ]
      return RxWork { works.forEach { $0.dispose() } }
    }
  }
  public static func combineLatest<
    One: ObservableConvertibleType, Two: ObservableConvertibleType, Three: ObservableConvertibleType
  >(
    _ one: One, _ two: Two, _ three: Three
  ) -> Observable<Element> where Element == (One.Element, Two.Element, Three.Element) {
    combineLatest(one, two, three) { ($0, $1, $2) }
  }
  public static func combineLatest<
    One: ObservableConvertibleType, Two: ObservableConvertibleType,
    Three: ObservableConvertibleType, Four: ObservableConvertibleType
  >(
    _ one: One, _ two: Two, _ three: Three, _ four: Four,
    resultSelector:
      @escaping (One.Element, Two.Element, Three.Element, Four.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let latest = RxLatest(observer, 4)
      var oneValue: One.Element?
      var twoValue: Two.Element?
      var threeValue: Three.Element?
      var fourValue: Four.Element?
      func joined() throws -> Element? {
        guard let oneValue, let twoValue, let threeValue, let fourValue else { return nil }
        return try resultSelector(oneValue, twoValue, threeValue, fourValue)
      }
      let works = [
        latest.attach(one.asObservable()) {
          oneValue = $0; return try joined()
        },
        latest.attach(two.asObservable()) {
          twoValue = $0; return try joined()
        },
        latest.attach(three.asObservable()) {
          threeValue = $0; return try joined()
        },
        latest.attach(four.asObservable()) {
          fourValue = $0; return try joined()
        },
      ]
      return RxWork { works.forEach { $0.dispose() } }
    }
  }
  public static func combineLatest<
    One: ObservableConvertibleType, Two: ObservableConvertibleType,
    Three: ObservableConvertibleType, Four: ObservableConvertibleType
  >(
    _ one: One, _ two: Two, _ three: Three, _ four: Four
  ) -> Observable<Element>
  where Element == (One.Element, Two.Element, Three.Element, Four.Element) {
    combineLatest(one, two, three, four) { ($0, $1, $2, $3) }
  }
  public static func combineLatest<
    One: ObservableConvertibleType, Two: ObservableConvertibleType,
    Three: ObservableConvertibleType, Four: ObservableConvertibleType,
    Five: ObservableConvertibleType
  >(
    _ one: One, _ two: Two, _ three: Three, _ four: Four, _ five: Five,
    resultSelector:
      @escaping (One.Element, Two.Element, Three.Element, Four.Element, Five.Element) throws ->
      Element
  ) -> Observable<Element> {
    Observable { observer in
      let latest = RxLatest(observer, 5)
      var oneValue: One.Element?
      var twoValue: Two.Element?
      var threeValue: Three.Element?
      var fourValue: Four.Element?
      var fiveValue: Five.Element?
      func joined() throws -> Element? {
        guard let oneValue, let twoValue, let threeValue, let fourValue, let fiveValue else {
          return nil
        }
        return try resultSelector(oneValue, twoValue, threeValue, fourValue, fiveValue)
      }
      let works = [
        latest.attach(one.asObservable()) {
          oneValue = $0; return try joined()
        },
        latest.attach(two.asObservable()) {
          twoValue = $0; return try joined()
        },
        latest.attach(three.asObservable()) {
          threeValue = $0; return try joined()
        },
        latest.attach(four.asObservable()) {
          fourValue = $0; return try joined()
        },
        latest.attach(five.asObservable()) {
          fiveValue = $0; return try joined()
        },
      ]
      return RxWork { works.forEach { $0.dispose() } }
    }
  }
  public static func combineLatest<
    One: ObservableConvertibleType, Two: ObservableConvertibleType,
    Three: ObservableConvertibleType, Four: ObservableConvertibleType,
    Five: ObservableConvertibleType
  >(
    _ one: One, _ two: Two, _ three: Three, _ four: Four, _ five: Five
  ) -> Observable<Element>
  where Element == (One.Element, Two.Element, Three.Element, Four.Element, Five.Element) {
    combineLatest(one, two, three, four, five) { ($0, $1, $2, $3, $4) }
  }
  public static func combineLatest<Source: ObservableConvertibleType>(
    _ sources: [Source]
  ) -> Observable<[Source.Element]> where Element == [Source.Element] {
    sources.reduce(Observable<[Source.Element]>.just([])) { all, source in
      Observable<[Source.Element]>.combineLatest(all, source) { $0 + [$1] }
    }
  }
  public static func zip<
    One: ObservableConvertibleType, Two: ObservableConvertibleType
  >(
    _ one: One, _ two: Two,
    resultSelector: @escaping (One.Element, Two.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let latest = RxLatest(observer, 2)
      var oneValues: [One.Element] = []
      var twoValues: [Two.Element] = []
      func joined() throws -> Element? {
        if oneValues.isEmpty || twoValues.isEmpty { return nil }
        return try resultSelector(oneValues.removeFirst(), twoValues.removeFirst())
      }
      let works = [
        latest.attach(one.asObservable()) {
          oneValues.append($0); return try joined()
        },
        latest.attach(two.asObservable()) {
          twoValues.append($0); return try joined()
        },
      ]
      return RxWork { works.forEach { $0.dispose() } }
    }
  }
  public static func zip<
    One: ObservableConvertibleType, Two: ObservableConvertibleType
  >(
    _ one: One, _ two: Two
  ) -> Observable<Element> where Element == (One.Element, Two.Element) {
    zip(one, two) { ($0, $1) }
  }
  public static func zip<
    One: ObservableConvertibleType, Two: ObservableConvertibleType, Three: ObservableConvertibleType
  >(
    _ one: One, _ two: Two, _ three: Three,
    resultSelector: @escaping (One.Element, Two.Element, Three.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let latest = RxLatest(observer, 3)
      var oneValues: [One.Element] = []
      var twoValues: [Two.Element] = []
      var threeValues: [Three.Element] = []
      func joined() throws -> Element? {
        if oneValues.isEmpty || twoValues.isEmpty || threeValues.isEmpty { return nil }
        return try resultSelector(
          oneValues.removeFirst(), twoValues.removeFirst(), threeValues.removeFirst())
      }
      let works = [
        latest.attach(one.asObservable()) {
          oneValues.append($0); return try joined()
        },
        latest.attach(two.asObservable()) {
          twoValues.append($0); return try joined()
        },
        latest.attach(three.asObservable()) {
          threeValues.append($0); return try joined()
        },
      ]
      return RxWork { works.forEach { $0.dispose() } }
    }
  }
  public static func zip<
    One: ObservableConvertibleType, Two: ObservableConvertibleType, Three: ObservableConvertibleType
  >(
    _ one: One, _ two: Two, _ three: Three
  ) -> Observable<Element> where Element == (One.Element, Two.Element, Three.Element) {
    zip(one, two, three) { ($0, $1, $2) }
  }
}
