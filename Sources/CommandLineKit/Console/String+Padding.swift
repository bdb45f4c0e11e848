extension String {
  /// Returns the text, padded with spaces at its end to a number of characters.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
