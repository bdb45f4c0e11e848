import Basics
import Foundation
import LocalizedStrings

/// The formats with plural forms that a program has stored in strings.
///
/// A format is a `String`, to which plural forms cannot be attached here as in Apple's Foundation.
/// So the string begins with invisible characters that encode the format's index in this list. The
/// rest of the string is the format with the plural form `other`, for code that uses Foundation's
/// formatting.
enum PluralFormats {
  private struct Entry: Hashable {
    var text: PluralText
    var language: String
  }

  private struct State {
    var entries: [Entry] = []
    var numbers: [Entry: Int] = [:]
  }

  private static let state = Mutex(State())

  /// The character before and after the index: INVISIBLE SEPARATOR.
  private static let mark: Unicode.Scalar = "\u{2063}"
  /// The digits of the index: FUNCTION APPLICATION, INVISIBLE TIMES and INVISIBLE PLUS.
  private static let digits: [Unicode.Scalar] = ["\u{2061}", "\u{2062}", "\u{2064}"]

  /// Returns a string that encodes the index of a text in the list, followed by the text's form
  /// `other`.
  static func format(for text: PluralText, language: String) -> String {
    let entry = Entry(text: text, language: language)
    let number = state.withLock { state in
      if let number = state.numbers[entry] { return number }
      state.entries.append(entry)
      state.numbers[entry] = state.entries.count - 1
      return state.entries.count - 1
    }
    var marked = String.UnicodeScalarView([mark])
    for digit in String(number, radix: 3).unicodeScalars {
      marked.append(digits[Int(digit.value) - 48])
    }
    marked.append(mark)
    let rules = PluralRules(language: language)
    return String(marked) + FormatExpansion(text, rules: rules) { _, _ in nil }.positioned
  }

  /// Returns the plural forms of a string that `format(for:language:)` returned; nil for others.
  static func entry(of format: String) -> (text: PluralText, rules: PluralRules)? {
    var scalars = format.unicodeScalars[...]
    guard scalars.popFirst() == mark else { return nil }
    var number = 0
    while let scalar = scalars.popFirst(), scalar != mark {
      guard let digit = digits.firstIndex(of: scalar), number < 1 << 40 else { return nil }
      number = number * 3 + digit
    }
    let entry = state.withLock { state in
      state.entries.indices.contains(number) ? state.entries[number] : nil
    }
    return entry.map { ($0.text, PluralRules(language: $0.language)) }
  }

  /// Returns a formatted string.
  ///
  /// - Parameters:
  ///   - format: the format, with or without plural forms.
  ///   - locale: the locale of numbers; nil for plain digits.
  ///   - arguments: the arguments.
  /// - Returns: the string.
  static func string(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
    guard let entry = entry(of: format) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    let expansion = FormatExpansion(entry.text, rules: entry.rules) { position, type in
      arguments.indices.contains(position - 1) ? operand(arguments[position - 1], type) : nil
    }
    let ordered = expansion.arguments.map { position in
      arguments.indices.contains(position - 1) ? arguments[position - 1] : 0
    }
    return String(format: expansion.format, locale: locale, arguments: ordered)
  }

  /// Returns an argument as a number that selects a plural form; nil if it is not a number.
  private static func operand(_ argument: any CVarArg, _ type: String) -> PluralOperand? {
    switch argument {
    case let number as any BinaryInteger: return PluralOperand(Int(clamping: number))
    case let number as any BinaryFloatingPoint:
      return PluralOperand(Double(number), digitCount: digitCount(type))
    case let number as NSNumber: return PluralOperand(number.doubleValue)
    default: return nil
    }
  }

  /// Returns the number of digits after the point in a conversion such as `.1f`; nil if there is no
  /// point.
  private static func digitCount(_ type: String) -> Int? {
    guard let point = type.firstIndex(of: ".") else { return nil }
    return Int(type[type.index(after: point)...].prefix { $0.isNumber }) ?? 0
  }
}
