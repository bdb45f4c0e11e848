extension [String] {
  /// The strings as an English list: `a`, `a and b`, `a, b and c`; empty if there are none.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
