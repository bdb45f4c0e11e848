internal import Basics
internal import CGetopt
import Foundation

/// The arguments after the program's name, divided into options and operands.
package struct Arguments: Equatable {
  /// An option that was given, with its value; the value is nil if the option has none.
  package struct Choice: Equatable {
    package var option: Option
    package var value: String?

    /// Makes an option with its value, as if the user had typed it.
    package init(option: Option, value: String? = nil) {
      (self.option, self.value) = (option, value)
    }
  }

  /// The options, in the order in which they were given.
  package var choices: [Choice] = []
  /// The arguments that are not options: the name of a command, files, figures.
  package var operands: [String] = []

  /// Returns whether an option was given.
  package func has(_ option: Option) -> Bool { choices.contains { $0.option == option } }

  /// Returns the values of an option that may be repeated; each value is also split at commas.
  package func values(of option: Option) -> [String] {
    choices.filter { $0.option == option }.compactMap(\.value)
      .flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// Returns the values of an option that may be repeated, not split at commas.
  package func wholeValues(of option: Option) -> [String] {
    choices.filter { $0.option == option }.compactMap(\.value)
  }

  /// Returns the last value of an option, not split at commas; nil if the option was not given.
  package func value(of option: Option) -> String? { choices.last { $0.option == option }?.value }

  /// Returns the last value of an option that is the path of a file or folder, or nil if the option
  /// was not given.
  ///
  /// An empty value is an error, since no path is empty.
  package func path(of option: Option) throws(UsageError) -> String? {
    let path = value(of: option)
    if path == "" { throw .missingValue(option) }
    return path
  }

  /// Returns the last value of an option whose value is a whole number up to a limit, or nil if the
  /// option was not given.
  package func number(of option: Option, upTo limit: UInt64) throws(UsageError) -> UInt64? {
    guard let text = value(of: option) else { return nil }
    guard let number = UInt64(text), number <= limit else {
      throw .unknownValue(
        text, option, choices: ["a whole number from 0 to \(limit)"], suggestion: nil)
    }
    return number
  }

  /// Returns the last value of an option that declares a range of whole numbers, or nil if the
  /// option was not given.
  package func number(of option: Option) throws(UsageError) -> Int? {
    guard case .number(let range) = option.value?.kind, let text = value(of: option) else {
      return nil
    }
    guard let number = Int(text), range.contains(number) else {
      throw .unknownValue(
        text, option,
        choices: ["a whole number from \(range.lowerBound) to \(range.upperBound)"],
        suggestion: nil)
    }
    return number
  }

  /// Returns the last value of an option whose value is a fraction from 0 to 1, or nil if the
  /// option was not given.
  package func share(of option: Option) throws(UsageError) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let number = Double(text), (0...1).contains(number) else {
      throw .unknownValue(text, option, choices: ["a number from 0 to 1"], suggestion: nil)
    }
    return number
  }
}

extension Arguments {
  /// Parses the arguments after the program's name with the C library's `getopt_long`.
  ///
  /// Options may be anywhere, and may be abbreviated if the abbreviation is unambiguous. The value
  /// of an option follows `=`, or is the next argument. After `--`, all arguments are operands.
  ///
  /// - Parameters:
  ///   - arguments: the arguments after the program's name.
  ///   - known: the options of the program.
  /// - Throws: `UsageError` for the first option that is unknown, lacks its value, or has a value
  ///   although it takes none.
  package init(parsing arguments: [String], _ known: [Option]) throws(UsageError) {
    let names = known.map { strdup($0.name) }
    let argv = (["quarterturn"] + arguments).map { strdup($0) }
    // The strings are freed at the end, since `getopt_long` stores a pointer into an argument
    // between calls.
    defer { (names + argv).forEach { free($0) } }
    let options = zip(names, known).enumerated().map { index, pair in
      cgetopt_option(
        name: pair.0, takes_value: pair.1.value == nil ? 0 : 1,
        code: Self.firstCode + Int32(index))
    }
    // `getopt_long` stores its position in global variables. They are reset, since tests parse more
    // than once in a process.
    cgetopt_restart()
    while try read(
      cgetopt_next(Int32(argv.count), argv + [nil], options, Int32(options.count)), known)
    {}
  }

  /// The code of the first option.
  ///
  /// Codes up to 255 are characters, the names of short options in `getopt_long`.
  private static let firstCode: Int32 = 256

  /// Stores the option or operand that `getopt_long` found, and returns true; returns false at the
  /// end of the arguments.
  private mutating func read(
    _ result: cgetopt_result, _ known: [Option]
  ) throws(UsageError) -> Bool {
    let option = { known[Int(result.code - Self.firstCode)] }
    let text = result.text.map { String(cString: $0) }
    switch result.kind {
    case cgetopt_end: return false
    case cgetopt_operand: operands.append(text ?? "")
    case cgetopt_known where result.code == Int32(UInt8(ascii: "h")):
      choices.append(Choice(option: .help))
    case cgetopt_known: choices.append(Choice(option: option(), value: text))
    case cgetopt_missing_value: throw .missingValue(option())
    case cgetopt_unexpected_value: throw .unexpectedValue(option())
    default: throw Self.unknown(text ?? "", letter: result.code, known)
    }
    return true
  }

  private static func unknown(_ text: String, letter: Int32, _ known: [Option]) -> UsageError {
    if let scalar = Unicode.Scalar(UInt32(letter)), letter != 0 {
      return .unknownOption("-\(Character(scalar))", suggestion: nil)
    }
    let spelling = text.split(separator: "=", maxSplits: 1).first.map(String.init) ?? text
    return .unknownOption(
      spelling, suggestion: NearestName.of(spelling, in: known.map(\.flag)))
  }
}
