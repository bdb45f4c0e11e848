extension Arguments {
  /// Returns the value of an option that is a whole number, or nil when it was not given.
  func number(of option: Option, upTo limit: UInt64) throws(UsageError) -> UInt64? {
    guard let word = value(of: option) else { return nil }
    guard let number = UInt64(word), number <= limit else {
      throw .unknownValue(
        word, option, choices: ["a whole number from 0 to \(limit)"], suggestion: nil)
    }
    return number
  }

  /// Returns the value of an option that is a share, or nil when it was not given.
  func share(of option: Option) throws(UsageError) -> Double? {
    guard let word = value(of: option) else { return nil }
    guard let number = Double(word), (0...1).contains(number) else {
      throw .unknownValue(word, option, choices: ["a number from 0 to 1"], suggestion: nil)
    }
    return number
  }
}
