import Testing

@testable import LocalizedStrings

struct PluralRulesTests {
  /// The numbers of one line of samples: `1`, `0.0~0.9`, `1.1c6`.
  private static func operands(_ text: Substring) -> [PluralOperand] {
    let ends = text.split(separator: "~").map(String.init)
    guard ends.count == 2, let first = Double(ends[0]), let last = Double(ends[1]) else {
      return [PluralOperand(written: String(text))].compactMap(\.self)
    }
    let digits = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return (Int((first * scale).rounded())...Int((last * scale).rounded()))
      .compactMap { PluralOperand(Double($0) / scale, digitCount: digits) }
  }

  @Test(arguments: PluralSamples.text.split(separator: "\n").map(String.init))
  func `the numbers of a class are those of CLDR's samples (LO13)`(line: String) {
    let words = line.split(separator: " ")
    let rules = PluralRules(language: String(words[0]))
    for word in words.dropFirst(2) {
      let operands = Self.operands(word)
      #expect(!operands.isEmpty, "\(word)")
      for operand in operands {
        #expect(rules.pluralClass(of: operand).rawValue == words[1], "\(words[0]) \(word)")
      }
    }
  }

  @Test(arguments: [
    ("pt", 0, PluralClass.one), ("pt-PT", 0, .other), ("pt-BR", 0, .one), ("pt_PT", 1, .one),
    ("zh-Hant-HK", 1, .other), ("iw", 2, .two), ("no", 1, .one), ("tlh", 1, .other),
  ])
  func `the rules are those of the region, else of the language, else none (LO13)`(
    code: String, number: Int, expected: PluralClass
  ) {
    #expect(PluralRules(language: code).pluralClass(of: PluralOperand(number)) == expected)
  }

  @Test func `digits after the point matter (LO13)`() throws {
    let rules = PluralRules(language: "en")
    #expect(rules.pluralClass(of: try #require(PluralOperand(1.0))) == .one)
    #expect(rules.pluralClass(of: try #require(PluralOperand(1.0, digitCount: 1))) == .other)
    #expect(PluralOperand(.nan) == nil)
  }

  @Test func `every language of the table has rules that can be read`() {
    #expect(PluralRules(language: "ar").classes.count == 6)
    #expect(PluralRules(language: "ru").classes == [.one, .few, .many, .other])
    #expect(PluralRules(language: "ja").classes == [.other])
  }
}
