import Testing

@testable import Examples

struct LSystemTests {
  private func word(_ axiom: String, _ rules: [Character: String], _ generations: Int) -> String {
    String(LSystem(axiom: axiom, rules: rules).word(generations: generations).map(\.letter))
  }

  @Test func `before anything has grown the word is the axiom`() {
    #expect(word("AB", ["A": "F"], 0) == "AB")
  }

  @Test func `Lindenmayer's algae grow by Fibonacci's numbers`() {
    let lengths = (0...7).map { word("A", ["A": "AB", "B": "A"], $0).count }
    #expect(lengths == [1, 2, 3, 5, 8, 13, 21, 34])
  }

  @Test func `all letters are rewritten at once`() {
    #expect(word("AB", ["A": "B", "B": "A"], 1) == "BA")
  }

  @Test func `a letter without a rule stays`() {
    #expect(word("F[+A]", ["A": "L"], 3) == "F[+L]")
  }

  @Test func `a number in brackets belongs to the letter before it`() {
    #expect(
      Symbol.symbols(in: "F(2.5) +(40)L")
        == [Symbol(letter: "F", number: 2.5), Symbol(letter: "+", number: 40), Symbol(letter: "L")])
  }

  @Test func `luck is the same for the same seed`() {
    var (first, second, other) = (Chance(seed: 3), Chance(seed: 3), Chance(seed: 4))
    let numbers = (0..<5).map { _ in first.next(in: -1...1) }
    #expect(numbers == (0..<5).map { _ in second.next(in: -1...1) })
    #expect(numbers != (0..<5).map { _ in other.next(in: -1...1) })
    #expect(numbers.allSatisfy { (-1...1).contains($0) })
  }
}
