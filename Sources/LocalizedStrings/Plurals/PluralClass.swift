/// A class of numbers with the same plural form in a language, as named by CLDR.
package enum PluralClass: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
