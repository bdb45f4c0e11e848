import Combine
import Foundation
import Testing

/// Publishers of the stand-in for Combine, which send every value at once.
struct CombineTests {
  private enum Failure: Error { case dry }

  /// Returns the values of a publisher.
  private static func values<Source: Publisher>(of source: Source) -> [Source.Output] {
    var values: [Source.Output] = []
    _ = source.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    return values
  }

  @Test func `values are transformed and filtered`() {
    let publisher = [1, 2, 3].publisher.map { $0 * 2 }.filter { $0 > 2 }
    #expect(Self.values(of: publisher) == [4, 6])
  }

  @Test func `the latest values are combined`() {
    let (one, two) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<Int, Never>())
    var sums: [Int] = []
    let token = one.combineLatest(two).sink { sums.append($0.0 + $0.1) }
    two.send(10)
    one.send(2)
    #expect(sums == [11, 12])
    token.cancel()
  }

  @Test func `nothing comes after a cancellation`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let token = subject.sink { values.append($0) }
    token.cancel()
    subject.send(1)
    #expect(values == [])
  }

  @Test func `a released token cancels`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var tokens: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &tokens)
    subject.send(1)
    tokens = []
    subject.send(2)
    #expect(values == [1])
  }

  @Test func `a published property sends its value before it is stored`() {
    final class Pot: ObservableObject { @Published var herb = "basil" }
    let pot = Pot()
    var (sent, stored): ([String], [String]) = ([], [])
    let token = pot.$herb.sink {
      sent.append($0)
      stored.append(pot.herb)
    }
    pot.herb = "thyme"
    #expect(sent == ["basil", "thyme"])
    #expect(stored == ["basil", "basil"])
    #expect(pot.herb == "thyme")
    token.cancel()
  }

  @Test func `an object announces the changes of its published properties`() {
    final class Pot: ObservableObject { @Published var herb = "basil" }
    let pot = Pot()
    var count = 0
    let token = pot.objectWillChange.sink { count += 1 }
    pot.herb = "thyme"
    #expect(count == 1)
    token.cancel()
  }

  @Test func `a scheduler delivers at once`() {
    let publisher = Just(1).receive(on: DispatchQueue.main)
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
    #expect(Self.values(of: publisher) == [1])
  }

  @Test func `an error is caught by another publisher`() {
    let publisher = Fail<Int, Failure>(error: .dry).catch { _ in Just(7) }
    #expect(Self.values(of: publisher) == [7])
  }

  @Test func `a future keeps its value for later subscribers`() {
    let future = Future<Int, Never> { $0(.success(5)) }
    #expect(Self.values(of: future) == [5])
    #expect(Self.values(of: future) == [5])
  }

  @Test func `equal neighbours are removed`() {
    #expect(Self.values(of: [1, 1, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
  }

  @Test func `the latest inner publisher is followed`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let token = outer.switchToLatest().sink { values.append($0) }
    outer.send(one)
    one.send(1)
    outer.send(two)
    one.send(2)
    two.send(3)
    #expect(values == [1, 3])
    token.cancel()
  }
}
