/// The rules by which a language chooses the plural class of a number.
package struct PluralRules: Sendable, Equatable {
  private let conditions: [(class: PluralClass, condition: PluralCondition)]

  /// Finds the rules of a language, such as `ru`, `pt-PT` or `zh-Hant-HK`.
  ///
  /// For a language that CLDR does not contain, all numbers are in the class `other`.
  package init(language code: String) {
    let parts = code.split { $0 == "-" || $0 == "_" }.map(String.init)
    let base = parts.first?.lowercased() ?? ""
    let language = Self.formerCodes[base] ?? base
    let region = parts.dropFirst().last { $0.count == 2 }.map { "\(language)-\($0.uppercased())" }
    self = region.flatMap { Self.all[$0] } ?? Self.all[language] ?? Self(conditions: [])
  }

  private init(conditions: [(class: PluralClass, condition: PluralCondition)]) {
    self.conditions = conditions
  }

  /// The classes that the language distinguishes, in CLDR's order.
  package var classes: [PluralClass] { conditions.map(\.class) + [.other] }

  /// Returns the class of a number.
  package func pluralClass(of operand: PluralOperand) -> PluralClass {
    conditions.first { $0.condition.holds(for: operand) }?.class ?? .other
  }

  package static func == (one: PluralRules, other: PluralRules) -> Bool {
    one.conditions.elementsEqual(other.conditions) { $0 == $1 }
  }

  private static let formerCodes = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]

  /// The rules of all languages, keyed by the languages' codes.
  private static let all: [String: PluralRules] = {
    var all: [String: PluralRules] = [:]
    for line in PluralRuleTable.text.split(separator: "\n") {
      let halves = line.split(separator: "|", omittingEmptySubsequences: false)
      let rules = rules(halves.last ?? "")
      for code in halves.first?.split(separator: " ") ?? [] { all[String(code)] = rules }
    }
    return all
  }()

  /// Reads the rules of a line: `one: n = 1; two: n = 2`.
  private static func rules(_ text: Substring) -> PluralRules {
    PluralRules(
      conditions: text.split(separator: ";").compactMap { part in
        let halves = part.split(separator: ":")
        guard halves.count == 2, let condition = PluralCondition(halves[1]) else { return nil }
        let name = halves[0].drop { $0 == " " }
        return PluralClass(rawValue: String(name)).map { ($0, condition) }
      })
  }
}
