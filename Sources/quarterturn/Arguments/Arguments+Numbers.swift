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
}
