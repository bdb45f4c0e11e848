/// A Lindenmayer system: a word that grows when all its letters are replaced at once.
///
/// A letter without a rule stays as it is. The rule `A → F[+A]A` turns `A` in two generations into
///
///     A  →  F[+A]A  →  F[+F[+A]A]F[+A]A
///
/// which a ``Turtle`` draws as a stem that forks. The same system always grows the same word.
struct LSystem: Sendable {
  /// The word before the first generation.
  var axiom: [Symbol]
  /// The replacement of each letter in one generation.
  var rules: [Character: [Symbol]]

  /// Makes a system from texts such as `F(2)[+(40)L]`; a number in parentheses belongs to the
  /// letter before it.
  init(axiom: String, rules: [Character: String] = [:]) {
    self.axiom = Symbol.symbols(in: axiom)
    self.rules = rules.mapValues(Symbol.symbols)
  }

  /// Returns the symbols after the rules have been applied a number of times.
  func word(generations: Int) -> [Symbol] {
    (0..<generations).reduce(axiom) { word, _ in
      word.flatMap { rules[$0.letter] ?? [$0] }
    }
  }
}

/// A letter of a word with its number, if it has one: `+(40)`.
struct Symbol: Sendable, Equatable {
  var letter: Character
  var number: Double?

  /// Reads the symbols of a text.
  ///
  /// Spaces are ignored.
  static func symbols(in text: String) -> [Symbol] {
    var symbols: [Symbol] = []
    var rest = text[...]
    while let letter = rest.popFirst() {
      if letter == "(", let end = rest.firstIndex(of: ")") {
        let number = Double(rest[..<end])
        if let last = symbols.indices.last { symbols[last].number = number }
        rest = rest[rest.index(after: end)...]
      } else if letter != " " {
        symbols.append(Symbol(letter: letter))
      }
    }
    return symbols
  }
}
