/// A class of numbers that a language distinguishes in its grammar, as CLDR names them.
package enum PluralClass: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
