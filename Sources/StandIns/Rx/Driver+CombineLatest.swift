// Mirrors RxCocoa: `combineLatest` and `zip` of drivers and signals.

extension SharedSequence {
  public static func combineLatest<One, Two>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>,
    resultSelector: @escaping (One, Two) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    Self(source: .combineLatest(one.source, two.source, resultSelector: resultSelector))
  }
  public static func combineLatest<One, Two>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>
  ) -> SharedSequence<SharingStrategy, Element> where Element == (One, Two) {
    Self(source: .combineLatest(one.source, two.source))
  }
  public static func combineLatest<One, Two, Three>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>,
    _ three: SharedSequence<SharingStrategy, Three>,
    resultSelector: @escaping (One, Two, Three) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    Self(
      source: .combineLatest(one.source, two.source, three.source, resultSelector: resultSelector))
  }
  public static func combineLatest<One, Two, Three>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>,
    _ three: SharedSequence<SharingStrategy, Three>
  ) -> SharedSequence<SharingStrategy, Element> where Element == (One, Two, Three) {
    Self(source: .combineLatest(one.source, two.source, three.source))
  }
  public static func combineLatest<One, Two, Three, Four>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>,
    _ three: SharedSequence<SharingStrategy, Three>, _ four: SharedSequence<SharingStrategy, Four>,
    resultSelector: @escaping (One, Two, Three, Four) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    Self(
      source: .combineLatest(
        one.source, two.source, three.source, four.source, resultSelector: resultSelector))
  }
  public static func combineLatest<One, Two, Three, Four>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>,
    _ three: SharedSequence<SharingStrategy, Three>, _ four: SharedSequence<SharingStrategy, Four>
  ) -> SharedSequence<SharingStrategy, Element> where Element == (One, Two, Three, Four) {
    Self(source: .combineLatest(one.source, two.source, three.source, four.source))
  }
  public static func combineLatest<One, Two, Three, Four, Five>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>,
    _ three: SharedSequence<SharingStrategy, Three>, _ four: SharedSequence<SharingStrategy, Four>,
    _ five: SharedSequence<SharingStrategy, Five>,
    resultSelector: @escaping (One, Two, Three, Four, Five) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    Self(
      source: .combineLatest(
        one.source, two.source, three.source, four.source, five.source,
        resultSelector: resultSelector))
  }
  public static func combineLatest<One, Two, Three, Four, Five>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>,
    _ three: SharedSequence<SharingStrategy, Three>, _ four: SharedSequence<SharingStrategy, Four>,
    _ five: SharedSequence<SharingStrategy, Five>
  ) -> SharedSequence<SharingStrategy, Element> where Element == (One, Two, Three, Four, Five) {
    Self(source: .combineLatest(one.source, two.source, three.source, four.source, five.source))
  }
  public static func zip<One, Two>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>,
    resultSelector: @escaping (One, Two) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    Self(source: .zip(one.source, two.source, resultSelector: resultSelector))
  }
  public static func zip<One, Two>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>
  ) -> SharedSequence<SharingStrategy, Element> where Element == (One, Two) {
    Self(source: .zip(one.source, two.source))
  }
  public static func zip<One, Two, Three>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>,
    _ three: SharedSequence<SharingStrategy, Three>,
    resultSelector: @escaping (One, Two, Three) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    Self(source: .zip(one.source, two.source, three.source, resultSelector: resultSelector))
  }
  public static func zip<One, Two, Three>(
    _ one: SharedSequence<SharingStrategy, One>, _ two: SharedSequence<SharingStrategy, Two>,
    _ three: SharedSequence<SharingStrategy, Three>
  ) -> SharedSequence<SharingStrategy, Element> where Element == (One, Two, Three) {
    Self(source: .zip(one.source, two.source, three.source))
  }
}
